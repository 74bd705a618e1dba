import { expect, test } from 'vitest';
import { pauseBefore, seedOf } from './pause.ts';

const seeds = Array.from({ length: 20_000 }, (_, stateId) => seedOf('match', stateId));

test.each([
  { pace: 'usual', least: 800, most: 1500 },
  { pace: 'fast', least: 60, most: 120 },
] as const)('bots of the $pace pace pause between $least and $most ms, and differ', ({ pace, least, most }) => {
  const pauses = seeds.map((seed) => pauseBefore(seed, pace));
  expect(Math.min(...pauses)).toBe(least);
  expect(Math.max(...pauses)).toBe(most);
});

test('the same turn of the same match has the same seed, and hardly another', () => {
  expect(seedOf('match', 7)).toBe(seedOf('match', 7));
  expect(
    new Set([...seeds.slice(0, 2000), ...Array.from({ length: 2000 }, (_, at) => seedOf('other', at))]).size,
  ).toBeGreaterThan(3990);
});
