import { type Action, layTable, printView, viewOf } from '@spice-road/rules';
import { pick, playOut, seededRandom, shuffledDecks } from '@spice-road/rules/testing';
import { describe, expect, test } from 'vitest';
import { leaksIn, type Secrecy } from './support/leaks.ts';

// The wire test is only as good as the eye that reads the frames: here it is shown frames that leak.

const RANDOM = seededRandom(6);
const DECKS = shuffledDecks(seededRandom(4));
const LAID = layTable(3, DECKS);
/** Claims where it can, so that the match ends while there are cards left in the decks. */
const TABLES = [LAID, ...playOut(LAID, claiming)].map((step) => ('table' in step ? step.table : step));
/** Far enough that somebody else holds cards that are hidden. */
const AT = TABLES.findIndex(({ seats }) => (seats[0]?.claimed.length ?? 0) > 0);
const TABLE = TABLES[AT] ?? LAID;
const SECRECY: Secrecy = { tables: TABLES, viewer: 1, never: ['5eed5eed5eed'] };
const VIEW = printView(viewOf(TABLE, { seat: 1, open: false }));

function claiming(legal: readonly Action[]): Action {
  const claims = legal.filter(({ type }) => type === 'claim');
  return pick(claims.length > 0 ? claims : legal, RANDOM);
}

const packet = (...args: unknown[]) => `42/spice-road,${JSON.stringify(args)}`;
const sync = (G: object, more: object = {}) =>
  packet('sync', 'match', { state: { G, _stateID: AT }, log: [], ...more });
const update = (G: object, log: unknown = []) => packet('update', 'match', { G, _stateID: AT }, log);
const http = (body: unknown) => `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(body)}`;

test('the match is at a point where there is something to hide', () => {
  expect(TABLE.phase).not.toBe('over');
  expect(TABLE.merchantDeck.length).toBeGreaterThan(1);
});

describe('frames that tell nothing', () => {
  const seen = [...TABLE.merchantRow.map(({ card }) => card), ...TABLE.pointRow];
  test.each([
    { name: 'a table as seat 1 sees it', frame: sync(VIEW, { initialState: { G: VIEW } }) },
    {
      name: 'an action',
      frame: update(VIEW, [{ action: { payload: { card: seen[0] } }, metadata: { events: seen } }]),
    },
    { name: 'an acknowledgement', frame: '431/spice-road,7[{"ok":true,"stateId":4}]' },
    {
      name: 'a page of the log',
      frame: http({ entries: [{ _stateID: AT - 1, metadata: { events: seen } }], hasOlder: false }),
    },
    { name: 'a room', frame: `42/room,${JSON.stringify(['room', { code: '777777', places: [{ name: 'Ana' }] }])}` },
    { name: 'a ping', frame: '2' },
    {
      name: 'the end, with every card',
      frame: packet(
        'update',
        'match',
        { G: printView(viewOf(TABLES.at(-1) ?? LAID, { seat: 1, open: false })), _stateID: TABLES.length - 1 },
        [],
      ),
    },
  ])('$name', ({ frame }) => {
    expect(leaksIn(frame, SECRECY)).toEqual([]);
  });
});

describe('frames that leak', () => {
  const [undealt = '', ...rest] = TABLE.merchantDeck;
  const [other] = TABLE.seats;
  const stolen = {
    ...VIEW,
    players: VIEW.players.map((player, seat) => (seat === 0 ? { ...player, hand: other?.hand } : player)),
  };
  const claims = {
    ...VIEW,
    players: VIEW.players.map((player, seat) => (seat === 0 ? { ...player, claimed: other?.claimed } : player)),
  };
  test.each([
    { name: 'the decks', frame: sync({ ...VIEW, merchantDeck: TABLE.merchantDeck }) },
    { name: 'the end of a deck', frame: sync({ ...VIEW, next: rest.at(-1) }) },
    { name: 'a card not dealt, as a name', frame: sync({ ...VIEW, odds: { [undealt]: 1 } }) },
    { name: 'a card not dealt, in the log', frame: update(VIEW, [{ card: undealt }]) },
    {
      name: 'a card not dealt, in a page of the log',
      frame: http({ entries: [{ _stateID: AT - 1, card: undealt }], hasOlder: false }),
    },
    { name: 'another’s hand', frame: update(stolen) },
    { name: 'another’s claimed cards', frame: update(claims) },
    { name: 'an empty hand of another, as a list', frame: update({ ...VIEW, players: [{ hand: [], claimed: 0 }] }) },
    {
      name: 'the table of the start, as boardgame.io itself would',
      frame: sync(VIEW, { initialState: { G: { table: LAID } } }),
    },
    { name: 'boardgame.io’s `G`', frame: sync({ table: {}, openTable: false }) },
    { name: 'a seed', frame: sync(VIEW, { plugins: { random: { data: { seed: 'x' } } } }) },
    { name: 'a generator’s state', frame: sync(VIEW, { plugins: { random: { data: { prngstate: {} } } } }) },
    { name: 'what may never be said', frame: http({ detail: 'Error at 5eed5eed5eed' }) },
    { name: 'a card over HTTP', frame: http({ room: { card: VIEW.merchantRow[0]?.card } }) },
    { name: 'cards in what is no message', frame: `HTTP/1.1 500 Oops\r\n\r\nTypeError at {"hand":["${undealt}"` },
    { name: 'a table of another match', frame: packet('update', 'match', { G: VIEW, _stateID: 9999 }, []) },
  ])('$name', ({ frame }) => {
    expect(leaksIn(frame, SECRECY)).not.toEqual([]);
  });
});
