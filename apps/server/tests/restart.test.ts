import { seededRandom, shuffledDecks } from '@spice-road/rules/testing';
import { expect, test } from 'vitest';
import { actionsOf, logPage, tablesOf } from './support/history.ts';
import { look } from './support/http.ts';
import { startMatch, type StartedMatch } from './support/match.ts';
import { watchRoom } from './support/room-socket.ts';
import { dealFrom, startServer, temporaryFolder } from './support/running.ts';
import { eagerly, playOn, type StockPlayer, stockPlayer } from './support/stock-player.ts';
import { pause, until } from './support/until.ts';

const SEED = 3;
const overrides = { deal: dealFrom(SEED) };

/** Plays until some player sees a table that fits, then nobody acts any more. */
async function playUntil(players: readonly StockPlayer[], fits: (player: StockPlayer) => boolean): Promise<void> {
  let goesOn = true;
  for (const [seat, player] of players.entries()) {
    const choose = eagerly(seededRandom(seat));
    player.onChange(() => {
      if (fits(player)) goesOn = false;
    });
    playOn(player, (view) => (goesOn ? choose(view) : null));
  }
  await until('the game has come to the point', () => !goesOn, 20_000);
  await pause(100);
}

/** A game after a restart is the game there was, and is played to its end. */
async function expectFinished(url: string, match: StartedMatch, players: readonly StockPlayer[]): Promise<void> {
  for (const [seat, player] of players.entries()) playOn(player, eagerly(seededRandom(10 + seat)));
  await until('the game is over for all', () => players.every((player) => player.gameover() !== null), 20_000);
  const actions = await actionsOf(url, match.id);
  const tables = tablesOf(players.length, shuffledDecks(seededRandom(SEED)), actions);
  expect(tables.at(-1)?.phase).toBe('over');
  for (const player of players) {
    expect(player.stateId()).toBe(actions.length);
    expect(player.view()?.seats).toEqual(tables.at(-1)?.seats);
  }
  expect(await look(url, match.code)).toMatchObject({ status: 'finished' });
}

test.each([
  { moment: 'in the middle of a turn', fits: (player: StockPlayer) => player.stateId() >= 15 },
  { moment: 'while a discard is owed', fits: (player: StockPlayer) => player.view()?.phase === 'discard' },
])(
  'a server that stops $moment and starts anew: all carry on by themselves and finish',
  async ({ fits }) => {
    using folder = temporaryFolder();
    const first = await startServer({ DATA_DIR: folder.path }, overrides);
    const match = await startMatch(first.url, 3);
    const players = match.tickets.map(stockPlayer);
    using watch = watchRoom(first.url, { code: match.code, secret: match.hostSecret });
    try {
      await playUntil(players, fits);
      const before = players.map((player) => player.view());
      await first.close();
      await until('all have lost the server', () => players.every((player) => !player.isConnected()));

      await using second = await startServer({ DATA_DIR: folder.path, PORT: String(first.port) }, overrides);
      await until('all are back', () => players.every((player) => player.isConnected()));
      const seen = watch.views.length;
      await until(
        'the room is shown again',
        () => watch.views.length > seen || (watch.latest()?.status === 'playing' && seen > 1),
      );
      await pause(100);
      expect(players.map((player) => player.view())).toEqual(before);
      await expectFinished(second.url, match, players);
      expect([...first.complaints, ...second.complaints]).toEqual([]);
    } finally {
      for (const player of players) player.stop();
    }
  },
  90_000,
);

const states = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

test('the log is told page by page, newest last, without a hole', async () => {
  await using server = await startServer({}, overrides);
  const match = await startMatch(server.url, 2);
  const players = match.tickets.map(stockPlayer);
  try {
    await playUntil(players, (player) => player.stateId() >= 70);
    const count = Math.max(...players.map((player) => player.stateId()));
    const idsOf = async (query: string) => {
      const { page } = await logPage(server.url, match.id, query);
      return { ids: page.entries.map(({ _stateID: id }) => id), hasOlder: page.hasOlder };
    };
    expect(await idsOf('limit=20')).toEqual({ ids: states(count - 20, count), hasOlder: true });
    expect(await idsOf('before=30&limit=20')).toEqual({ ids: states(10, 30), hasOlder: true });
    expect(await idsOf('before=20&limit=20')).toEqual({ ids: states(0, 20), hasOlder: false });
    expect(await idsOf('before=0')).toEqual({ ids: [], hasOlder: false });
    const late = stockPlayer({ url: server.url, matchId: match.id, seat: null });
    await until('somebody late sees the table', () => late.view() !== null);
    expect(late.loggedStates()).toEqual(states(count - 60, count));
    late.stop();
  } finally {
    for (const player of players) player.stop();
  }
});
