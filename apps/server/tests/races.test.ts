import { afterAll, beforeAll, expect, test } from 'vitest';
import { cutGame } from './support/cut-game.ts';
import { pairs, race } from './support/races.ts';
import { dealFrom, startServer, temporaryFolder } from './support/running.ts';

// `npm run soak` runs each pair a thousand times.

const folder = temporaryFolder();
let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer({ DATA_DIR: folder.path });
});
afterAll(async () => {
  await server.close();
  folder[Symbol.dispose]();
});

test('any two deeds begun together leave a room and a match that make sense', async () => {
  for (const pair of pairs()) {
    await race(server.url, folder.path, pair).catch((error: unknown) => {
      throw new Error(`${pair.join(' and ')}: ${String(error)}`, { cause: error });
    });
  }
  expect(server.complaints).toEqual([]);
}, 120_000);

test('a game during which the network breaks is the same for all after every break, and ends', async () => {
  await using dealt = await startServer({}, { deal: dealFrom(5) });
  expect(await cutGame(dealt, { cuts: 8, seed: 5 })).toBeGreaterThan(3);
}, 90_000);
