// Every pair of deeds, begun together, again and again.
import { createServer, readConfig } from '../../src/server.ts';
import { raceCourse } from '../support/race-scene.ts';
import { pairs, race } from '../support/races.ts';
import type { Figure } from './figure.ts';
import { soakFolder } from './folder.ts';
import { progress } from './progress.ts';

/** So many pairs at the same time: each has rooms of its own. */
const AT_ONCE = 12;
/** Pairs take turns, so that a soak that is cut short has tried all of them equally often. */
const IN_A_TURN = 50;

export async function soakRaces({ times, seconds }: { times: number; seconds: number }): Promise<Figure[]> {
  using folder = soakFolder();
  const reading = readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder.path, LIMITS: '0', LOG_LEVEL: 'error' });
  if (!reading.ok) throw new Error(reading.complaints.join(' '));
  await using server = await createServer(reading.config);
  await using course = raceCourse(server.url, folder.path);
  const end = Date.now() + seconds * 1000;
  const sums = { rounds: 0, done: 0, refused: 0 };
  const waiting = Array.from({ length: Math.ceil(times / IN_A_TURN) }, pairs).flat();
  const tell = progress();
  const runner = async () => {
    for (let pair = waiting.shift(); pair !== undefined && Date.now() < end; pair = waiting.shift()) {
      const named = pair.join(' and ');
      const figures = await race(course, pair, { times: Math.min(times, IN_A_TURN), until: end }).catch(
        (error: unknown) => {
          throw new Error(`${named}: ${String(error)}`, { cause: error });
        },
      );
      sums.rounds += figures.rounds;
      sums.done += figures.done;
      sums.refused += figures.refused;
      tell(`${sums.rounds.toLocaleString('en')} of ${(pairs().length * times).toLocaleString('en')} races`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runner));
  return [
    { what: 'pairs of deeds that raced', value: pairs().length, unit: 'pairs' },
    { what: '… each so many times', value: Math.floor(sums.rounds / pairs().length), unit: 'times' },
    { what: '… races after which everything made sense', value: sums.rounds, unit: 'of as many' },
    { what: '… deeds that were done / refused', value: sums.done, unit: `/ ${sums.refused.toLocaleString('en')}` },
  ];
}
