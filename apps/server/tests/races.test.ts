import { expect, test } from 'vitest';
import { cutGame } from './support/cut-game.ts';
import { raceCourse } from './support/race-scene.ts';
import { pairs, race } from './support/races.ts';
import { dealFrom, startServer, temporaryFolder } from './support/running.ts';

// `npm run soak` runs each pair a thousand times, and breaks the network fifty times.

/** Of the pairs that begin before a match, half the times before and half in one. */
const TIMES = 2;
const AT_ONCE = 6;

test('any two deeds begun together leave a room and a match that make sense', async () => {
  using folder = temporaryFolder();
  await using server = await startServer({ DATA_DIR: folder.path });
  await using course = raceCourse(server.url, folder.path);
  const waiting = [...pairs()];
  let rounds = 0;
  const runner = async () => {
    for (let pair = waiting.pop(); pair !== undefined; pair = waiting.pop()) {
      const named = pair.join(' and ');
      const figures = await race(course, pair, { times: TIMES }).catch((error: unknown) => {
        throw new Error(`${named}: ${String(error)}`, { cause: error });
      });
      rounds += figures.rounds;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runner));
  expect([pairs().length, rounds]).toEqual([66, 132]);
  expect(server.complaints).toEqual([]);
}, 120_000);

test('a game during which the network breaks is the same for all after every turn, and ends', async () => {
  using folder = temporaryFolder();
  await using dealt = await startServer({ DATA_DIR: folder.path }, { deal: dealFrom(5) });
  const place = { url: dealt.url, port: dealt.port, folder: folder.path };
  const { cuts, turns } = await cutGame(place, { cuts: 12, seed: 5 });
  expect([cuts, turns > 20]).toEqual([12, true]);
}, 90_000);
