import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { seededRandom, shuffledDecks } from '@spice-road/rules/testing';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { actionsOf, logPage, tablesOf } from './support/history.ts';
import { ask } from './support/http.ts';
import { leaksIn, type Secrecy } from './support/leaks.ts';
import { startMatch, type StartedMatch, ticketOf } from './support/match.ts';
import { rawSocket } from './support/raw-socket.ts';
import { watchRoom } from './support/room-socket.ts';
import { dealFrom, startServer, temporaryFolder } from './support/running.ts';
import { eagerly, playOn, stockPlayer } from './support/stock-player.ts';
import { until } from './support/until.ts';
import { wiretap, type Wiretap } from './support/wiretap.ts';

describe.each([
  { seats: 2, hands: 'hidden' },
  { seats: 5, hands: 'hidden' },
  { seats: 3, hands: 'open' },
] as const)('in a whole game of $seats seats with $hands hands', ({ seats, hands }) => {
  test('no frame tells anybody what they may not know', async () => {
    using folder = temporaryFolder();
    await using server = await startServer({ DATA_DIR: folder.path }, { deal: dealFrom(seats) });
    const openTable = hands === 'open';
    const match = await startMatch(server.url, seats, { openTable });
    await using stack = new AsyncDisposableStack();
    const tap = async () => stack.use(await wiretap(server.port));

    const players = await Promise.all(match.tickets.map(async (ticket) => ({ ticket, wire: await tap() })));
    const spectator = await tap();
    const impostor = await tap();

    const clients = players.map(({ ticket, wire }) => stack.use(stockPlayer({ ...ticket, url: wire.url })));
    const watcher = stack.use(stockPlayer({ url: spectator.url, matchId: match.id, seat: null }));
    for (const { ticket, wire } of players) stack.use(watchRoom(wire.url, { code: match.code, secret: ticket.secret }));
    stack.use(watchRoom(spectator.url, { code: match.code }));
    const stranger = stack.use(rawSocket(impostor.url));
    for (const [seat, client] of clients.entries()) playOn(client, eagerly(seededRandom(seats * 100 + seat)));

    // Meanwhile: the network breaks, tabs come and go, an impostor tries doors, somebody scrolls back.
    for (let round = 1; watcher.gameover() === null; round += 1) {
      const before = watcher.stateId();
      await until('the game goes on', () => watcher.stateId() > before + 12 || watcher.gameover() !== null, 20_000);
      if (round <= 3) players[round % seats]?.wire.cut();
      await pokeAround(match, impostor, spectator);
      for (const seat of ['0', '1', null]) await stranger.say('sync', match.id, seat, 'A'.repeat(43));
      using tab = stockPlayer({ ...ticketOf(match, round % seats), url: players[round % seats]?.wire.url ?? '' });
      await until('the tab shows the table', () => tab.view() !== null);
    }
    await until('all saw the end', () => clients.every((client) => client.gameover() !== null), 20_000);

    const tables = tablesOf(seats, shuffledDecks(seededRandom(seats)), await actionsOf(server.url, match.id));
    const { seed, salt } = secretsIn(folder.path);
    for (const { ticket, wire } of players) {
      const others = match.secrets.filter((secret) => secret !== ticket.secret);
      expectNoLeak(wire, { tables, viewer: ticket.seat, never: [seed, salt, ...others], openTable });
    }
    for (const wire of [spectator, impostor])
      expectNoLeak(wire, { tables, viewer: null, never: [seed, salt, ...match.secrets], openTable });
    expect(tables.length).toBeGreaterThan(30);
  }, 90_000);
});

async function pokeAround(match: StartedMatch, impostor: Wiretap, spectator: Wiretap): Promise<void> {
  const room = `api/rooms/${match.code}`;
  await Promise.all([
    ask(impostor.url, room, { secret: 'A'.repeat(43) }),
    ask(impostor.url, `${room}/continuations`, { method: 'POST', secret: 'A'.repeat(43) }),
    ask(impostor.url, `${room}/places`, { method: 'POST', body: { name: 'Mallory' } }),
    ask(impostor.url, 'health/ready'),
    ask(spectator.url, room),
    logPage(spectator.url, match.id, 'limit=30'),
  ]);
}

function expectNoLeak(wire: Wiretap, secrecy: Secrecy): void {
  expect(wire.frames.length).toBeGreaterThan(5);
  const leaks = wire.frames.flatMap((frame) =>
    leaksIn(frame, secrecy).map((leak) => `${leak}: ${frame.slice(0, 200)}`),
  );
  expect(leaks).toEqual([]);
}

/** The seed boardgame.io keeps with the match, unused as it is, and the salt of the commitment. */
function secretsIn(folder: string): { readonly seed: string; readonly salt: string } {
  using database = new DatabaseSync(join(folder, 'spice-road.sqlite'), { readOnly: true });
  const row = z
    .object({ state: z.string(), opening: z.string() })
    .parse(database.prepare('select state, opening from matches').get());
  const stateSchema = z.object({ plugins: z.object({ random: z.object({ data: z.object({ seed: z.string() }) }) }) });
  const { salt } = z.object({ salt: z.string() }).parse(JSON.parse(row.opening));
  return { seed: stateSchema.parse(JSON.parse(row.state)).plugins.random.data.seed, salt };
}
