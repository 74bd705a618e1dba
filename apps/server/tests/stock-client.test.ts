import { SEAT_COUNTS } from '@spice-road/rules';
import { seededRandom } from '@spice-road/rules/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { look } from './support/http.ts';
import { startMatch, ticketOf } from './support/match.ts';
import { dealFrom, startServer } from './support/running.ts';
import { eagerly, playOn, stockPlayer } from './support/stock-player.ts';
import { until } from './support/until.ts';

// Our proof of fitting the ecosystem: boardgame.io's `Client` with its `SocketIO`, neither changed.
describe('boardgame.io’s stock client', () => {
  let server: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    server = await startServer({}, { deal: dealFrom(1) });
  });
  afterAll(() => server.close());

  test.each(SEAT_COUNTS)('plays a whole game in %i seats, watched by a spectator', async (seats) => {
    const match = await startMatch(server.url, seats);
    const players = match.tickets.map(stockPlayer);
    const watcher = stockPlayer({ url: server.url, matchId: match.id, seat: null });
    const everybody = [...players, watcher];
    try {
      for (const [seat, player] of players.entries()) playOn(player, eagerly(seededRandom(seats * 10 + seat)));
      await until('the game is over for all', () => everybody.every((player) => player.gameover() !== null), 20_000);

      const [first] = players;
      const stateIds = Array.from({ length: first?.stateId() ?? 0 }, (_, id) => id);
      for (const player of everybody) {
        expect(player.stateId()).toBe(stateIds.length);
        expect(player.loggedStates()).toEqual(stateIds);
        expect(player.gameover()).toEqual(first?.gameover());
        expect(player.view()).toEqual({ ...first?.view(), you: player.view()?.you });
      }
      expect(watcher.view()?.you).toBeNull();
      expect(await look(server.url, match.code)).toMatchObject({ status: 'finished', match: { isOver: true } });
    } finally {
      for (const player of everybody) player.stop();
    }
  });

  test('sees its own hand, and of others only how many cards they hold', async () => {
    const match = await startMatch(server.url, 3);
    using player = stockPlayer(ticketOf(match, 1));
    using watcher = stockPlayer({ url: server.url, matchId: match.id, seat: null });
    await until('both see the table', () => player.view() !== null && watcher.view() !== null);
    expect(player.view()?.seats.map(({ hand }) => hand)).toEqual([2, ['+YY', '^2'], 2]);
    expect(watcher.view()?.seats.map(({ hand }) => hand)).toEqual([2, 2, 2]);
  });

  test('shows the same table in a second tab of the same seat', async () => {
    const match = await startMatch(server.url, 2);
    const ticket = ticketOf(match, 0);
    using tab = stockPlayer(ticket);
    using otherTab = stockPlayer(ticket);
    await until('both see the table', () => tab.view() !== null && otherTab.view() !== null);
    const view = tab.view();
    const action = view && eagerly(() => 0)(view);
    if (action) tab.act(action);
    await until('both see the next table', () => tab.stateId() === 1 && otherTab.stateId() === 1);
    expect(otherTab.view()).toEqual(tab.view());
  });

  test('complains of nothing in the server', () => {
    expect(server.complaints).toEqual([]);
  });
});
