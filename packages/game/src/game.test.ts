import {
  judge,
  legalActions,
  outlookOf,
  parseView,
  printAction,
  printEvent,
  printView,
  type Table,
  tally,
  viewOf,
} from '@spice-road/rules';
import { atRandom, pick, playOut, seededRandom, shuffledDecks } from '@spice-road/rules/testing';
import type { State } from 'boardgame.io';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CreateGameReducer, getFilterPlayerView, InitializeGame, ProcessGameConfig } from '#internal';
import { SpiceRoad } from './game.ts';
import { actionOf, moves } from './moves.ts';
import type { GameState } from './state.ts';

const game = ProcessGameConfig({ ...SpiceRoad, seed: 'a seed nobody may see' });
const reduce = CreateGameReducer({ game });
const filter = getFilterPlayerView(game);

// boardgame.io writes every refused move to the console.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

function laid(
  seats: number,
  seed: number,
  options: { openTable?: boolean; pointCardsToEnd?: number } = {},
): State<GameState> {
  const setupData = { decks: shuffledDecks(seededRandom(seed)), openTable: false, ...options };
  return InitializeGame({ game, numPlayers: seats, setupData });
}

function move(
  state: State<GameState>,
  type: string,
  args: unknown,
  playerID = state.ctx.currentPlayer,
): State<GameState> {
  return reduce(state, { type: 'MAKE_MOVE', payload: { type, args, playerID } });
}

describe.each([2, 3, 4, 5])('a whole game of %i seats', (seats) => {
  test('is the game of the rules, action by action, and boardgame.io’s own state follows the table', () => {
    let state = laid(seats, seats);
    for (const { before, action, table, events } of playOut(state.G.table, atRandom(seededRandom(seats)))) {
      const { type, ...argument } = printAction(action);
      state = move(state, type, Object.keys(argument).length > 0 ? [argument] : []);
      expect(state.G.table).toEqual(table);
      expect(state.ctx.currentPlayer).toBe(String(table.toAct));
      expect(state.ctx.turn).toBe((table.round - 1) * seats + table.toAct + 1);
      expect(state.deltalog?.[0]?.metadata).toEqual({ round: before.round, events: events.map(printEvent) });
      expect(state.ctx.gameover).toEqual(table.phase === 'over' ? tally(table) : undefined);
    }
    expect(state.ctx.gameover).toBeDefined();
    expect(move(state, 'rest', [])).toMatchObject({ _stateID: state._stateID });
  });
});

describe('a move', () => {
  test('that the rules refuse changes nothing', () => {
    const state = laid(2, 1);
    for (const [type, argument] of [
      ['rest', undefined],
      ['claim', { slot: 0 }],
      ['acquire', { slot: 1, payment: '' }],
      ['discard', { cubes: 'Y' }],
      ['play', { card: 'G>YYYYR', times: 1 }],
    ] as const) {
      const after = move(state, type, argument ? [argument] : []);
      expect([after._stateID, after.G]).toEqual([0, state.G]);
    }
  });

  test('of another seat than the one to act changes nothing', () => {
    const state = laid(2, 1);
    expect(move(state, 'play', [{ card: '+YY' }], '1')._stateID).toBe(0);
  });

  // The moves themselves: boardgame.io's reducer throws when it writes some arguments of a refused move to the console.
  test('never throws, whatever it is given', () => {
    const { G, ctx } = laid(2, 1);
    const context = { G, ctx, playerID: '0', log: { setMetadata: () => {} } };
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(moves)),
        fc.anything({ withNullPrototype: true }),
        (each, argument) => {
          const after: unknown = Reflect.apply(each.move, undefined, [context, argument]);
          expect(after === 'INVALID_MOVE' || Object(after) === after).toBe(true);
        },
      ),
    );
  });

  test('is for the server alone: a client waits for the answer', () => {
    const state = laid(2, 1);
    const client = CreateGameReducer({ game, isClient: true });
    const payload = { type: 'play', args: [{ card: '+YY' }], playerID: '0' };
    expect(client(state, { type: 'MAKE_MOVE', payload })).toEqual({ ...state, deltalog: [] });
  });

  test.each([
    { type: 'rest', argument: undefined, action: { type: 'rest' } },
    { type: 'rest', argument: null, action: { type: 'rest' } },
    { type: 'rest', argument: {}, action: { type: 'rest' } },
    { type: 'claim', argument: { slot: 2 }, action: { type: 'claim', slot: 2 } },
    { type: 'claim', argument: { slot: 2, type: 'rest' }, action: null },
    { type: 'claim', argument: { slot: '2' }, action: null },
    { type: 'claim', argument: 2, action: null },
    { type: 'claim', argument: [2], action: null },
    { type: 'claim', argument: undefined, action: null },
  ] as const)('$type with $argument is the action $action', ({ type, argument, action }) => {
    expect(actionOf(type, argument)).toEqual(action);
  });
});

test('turns and the end are nobody’s to call', () => {
  expect(game.flow.enabledEventNames).toEqual([]);
  expect(game.moveNames.toSorted()).toEqual(['acquire', 'claim', 'discard', 'play', 'rest']);
});

test('a table seats two to five', () => {
  for (const players of [1, 6]) expect(() => InitializeGame({ game, numPlayers: players })).toThrow(/two to five/);
  expect(InitializeGame({ game, numPlayers: 3 }).G).toMatchObject({ openTable: false, table: { pointCardsToEnd: 6 } });
});

describe('what somebody is shown', () => {
  const options = { openTable: false } as const;
  /** Every table of some games, with who looks at it. */
  const looks = [2, 5].flatMap((seats) => {
    const state = laid(seats, seats, options);
    const tables = [
      state.G.table,
      ...[...playOut(state.G.table, atRandom(seededRandom(seats)))].map(({ table }) => table),
    ];
    return tables.flatMap((table) =>
      [null, 0, seats - 1].map((seat) => ({ state: { ...state, G: { ...state.G, table } }, seat })),
    );
  });

  test('is their view of the table, in the notation', () => {
    for (const { state, seat } of looks) {
      expect(shown(state, seat)).toMatchObject({ G: printView(viewOf(state.G.table, { seat, open: false })) });
    }
  });

  test('is the same whatever lies in the decks and in others’ hands', () => {
    const random = seededRandom(9);
    for (const { state, seat } of looks.filter(({ state: { G } }) => G.table.phase !== 'over')) {
      const other = { ...state, G: { ...state.G, table: hiddenSwapped(state.G.table, seat, random) } };
      expect(shown(other, seat)).toEqual(shown(state, seat));
    }
  });

  test('holds no seed, no generator and no table', () => {
    for (const { state, seat } of looks) {
      const text = JSON.stringify(shown(state, seat));
      expect(text).not.toContain('a seed nobody may see');
      expect(text).not.toMatch(/"(seed|prngstate|table|decks)"/);
    }
  });

  test('at an open table is every hand, but no deck', () => {
    const state = laid(3, 1, { openTable: true });
    const view = parseView(SpiceRoad.playerView?.({ G: state.G, ctx: state.ctx, playerID: null }));
    expect(view?.seats.map(({ hand }) => hand)).toEqual(state.G.table.seats.map(({ hand }) => hand));
    expect(view?.merchantDeck).toBe(state.G.table.merchantDeck.length);
  });

  test.each(['9', '2', '-1', '0x0', '__proto__', '', ' 0'])(
    'to the seat “%s” of two is what a watcher sees',
    (playerID) => {
      const { G, ctx } = laid(2, 1);
      expect(SpiceRoad.playerView?.({ G, ctx, playerID })).toEqual(SpiceRoad.playerView?.({ G, ctx, playerID: null }));
    },
  );
});

function shown(state: State<GameState>, seat: number | null): unknown {
  const { args } = filter(seat === null ? null : String(seat), { type: 'update', args: ['match', state] });
  return JSON.parse(JSON.stringify(args[1]));
}

/** The same table to this viewer: decks shuffled anew, others' hands and claimed cards changed for others of the decks. */
function hiddenSwapped(table: Table, viewer: number | null, random: () => number): Table {
  const seats = table.seats.map((seat, index) =>
    index === viewer
      ? seat
      : {
          ...seat,
          hand: seat.hand.map((card) => (table.merchantDeck.length > 0 ? pick(table.merchantDeck, random) : card)),
          claimed: seat.claimed.map((card) => (table.pointDeck.length > 0 ? pick(table.pointDeck, random) : card)),
        },
  );
  return { ...table, seats, merchantDeck: table.merchantDeck.toReversed(), pointDeck: table.pointDeck.toReversed() };
}

test('legal actions of a view are what the game takes', () => {
  const state = laid(4, 4);
  for (const action of legalActions(outlookOf(state.G.table))) {
    const { type, ...argument } = printAction(action);
    const after = move(state, type, Object.keys(argument).length > 0 ? [argument] : []);
    expect(after.G.table).toEqual(acceptedBy(state.G.table, action));
  }
});

function acceptedBy(table: Table, action: Parameters<typeof judge>[1]): Table {
  const verdict = judge(table, action);
  if (!verdict.ok) throw new Error(verdict.refusal);
  return verdict.table;
}
