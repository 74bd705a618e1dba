import { expect, test } from 'vitest';
import { coalesced } from './coalesced.ts';

test('a task that is asked for again while it runs runs once more, and never twice at a time', async () => {
  let [running, most, runs] = [0, 0, 0];
  const ask = coalesced(async () => {
    running += 1;
    runs += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
  });
  await Promise.all([ask('a'), ask('a'), ask('a'), ask('a')]);
  expect({ most, runs }).toEqual({ most: 1, runs: 2 });
  await ask('a');
  expect(runs).toBe(3);
});

test('tasks of different keys run side by side, and one that failed can be asked for again', async () => {
  const seen: string[] = [];
  const ask = coalesced(async (key) => {
    seen.push(key);
    await new Promise(setImmediate);
    if (seen.length <= 2) throw new Error(`not ${key}`);
  });
  const failures = await Promise.allSettled([ask('a'), ask('b')]);
  expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await ask('a');
  expect(seen).toEqual(['a', 'b', 'a']);
});
