import {
  type Action,
  judge,
  layTable,
  legalActions,
  outlookOf,
  printAction,
  type ShuffledDecks,
  type Table,
} from '@spice-road/rules';
import { pick, seededRandom, shuffledDecks } from '@spice-road/rules/testing';
import { expect, test } from 'vitest';
import { handClock } from './support/hand-clock.ts';
import { startMatch } from './support/match.ts';
import { rawPlayer, type RawSocket, updateOf } from './support/raw-socket.ts';
import { watchRoom } from './support/room-socket.ts';
import { startServer } from './support/running.ts';
import { until } from './support/until.ts';
import { wiretap } from './support/wiretap.ts';

const ACTIONS = 25;

/** The actions of a game, and the decks that remain after them. */
function play(decks: ShuffledDecks): {
  readonly actions: readonly (readonly [number, Action])[];
  readonly table: Table;
} {
  const random = seededRandom(3);
  let table = layTable(2, decks);
  const actions: (readonly [number, Action])[] = [];
  while (actions.length < ACTIONS) {
    const action = pick(legalActions(outlookOf(table)), random);
    const verdict = judge(table, action);
    if (!verdict.ok) throw new Error('A legal action was refused.');
    actions.push([table.toAct, action]);
    ({ table } = verdict);
  }
  return { actions, table };
}

/** Everything a server says to two seats and a watcher while these actions are done. */
async function framesOf(decks: ShuffledDecks, actions: readonly (readonly [number, Action])[], openTable: boolean) {
  await using server = await startServer({}, { deal: (places) => ({ decks, seats: places }), clock: handClock() });
  await using stack = new AsyncDisposableStack();
  const wires = [0, 1, 2].map(() => wiretap(server.port));
  const taps = (await Promise.all(wires)).map((wire) => stack.use(wire));
  const match = await startMatch(server.url, 2, { openTable });
  const players: RawSocket[] = [];
  for (const [index, wire] of taps.entries()) {
    const ticket = match.tickets[index];
    players.push(
      stack.use(
        await rawPlayer({
          url: wire.url,
          matchId: match.id,
          seat: ticket ? index : null,
          ...(ticket ? { secret: ticket.secret } : {}),
        }),
      ),
    );
  }
  const watch = stack.use(watchRoom(taps[2]?.url ?? '', { code: match.code }));
  await until('the room is seen', () => watch.latest() !== null);
  for (const [stateId, [seat, action]] of actions.entries()) {
    await players[seat]?.say('update', ...updateOf(printAction(action), seat, stateId, match.id));
    await until('all see it', () => players.every((player) => player.stateId() === stateId + 1));
  }
  const { commitment = '' } = match.room.match ?? {};
  const ids = new RegExp(
    [match.id, match.code, commitment, ...taps.map(({ url }) => new URL(url).port)].join('|'),
    'g',
  );
  return taps.map(({ frames }) =>
    frames
      .filter((frame) => frame.startsWith('42'))
      .map((frame) => frame.replaceAll(ids, 'ID').replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME'))
      .toSorted(),
  );
}

test.each([{ openTable: false }, { openTable: true }])(
  'matches that differ only in what was not dealt yet say the same to everybody, to the byte: $openTable',
  async ({ openTable }) => {
    const decks = shuffledDecks(seededRandom(8));
    const { actions, table } = play(decks);
    const [merchantsLeft, pointsLeft] = [table.merchantDeck.length, table.pointDeck.length];
    expect([merchantsLeft, pointsLeft].every((left) => left > 2 && left < 43)).toBe(true);
    const other = { merchants: turned(decks.merchants, merchantsLeft), points: turned(decks.points, pointsLeft) };
    expect(play(other).actions).toEqual(actions);
    const [one, same] = [await framesOf(decks, actions, openTable), await framesOf(other, actions, openTable)];
    expect(one.map((frames) => frames.length > ACTIONS)).toEqual([true, true, true]);
    expect(same).toEqual(one);
  },
  60_000,
);

/** The same deck, but what is left of it the other way round. */
function turned<Card>(deck: readonly Card[], left: number): readonly Card[] {
  return [...deck.slice(0, -left), ...deck.slice(-left).toReversed()];
}
