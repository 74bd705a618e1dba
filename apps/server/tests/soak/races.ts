// Every pair of deeds, begun together, again and again.
import { createServer, readConfig } from '../../src/server.ts';
import { pairs, race } from '../support/races.ts';
import type { Figure } from './figure.ts';
import { soakFolder } from './folder.ts';

/** So many at the same time: each has a room of its own. */
const AT_ONCE = 8;

export async function soakRaces({ times, seconds }: { times: number; seconds: number }): Promise<Figure[]> {
  using folder = soakFolder();
  const reading = readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder.path, LIMITS: '0', LOG_LEVEL: 'error' });
  if (!reading.ok) throw new Error(reading.complaints.join(' '));
  await using server = await createServer(reading.config);
  const end = Date.now() + seconds * 1000;
  let [done, rounds] = [0, 0];
  for (; rounds < times && Date.now() < end; rounds += 1) {
    const waiting = [...pairs()];
    const runner = async () => {
      for (let pair = waiting.pop(); pair !== undefined; pair = waiting.pop()) {
        const named = pair.join(' and ');
        await race(server.url, folder.path, pair).catch((error: unknown) => {
          throw new Error(`${named}, round ${rounds}: ${String(error)}`, { cause: error });
        });
        done += 1;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, runner));
  }
  return [
    { what: 'pairs of deeds that raced', value: pairs().length, unit: 'pairs' },
    { what: '… each so many times', value: rounds, unit: 'times' },
    { what: '… rooms and matches that made sense afterwards', value: done, unit: 'of as many' },
  ];
}
