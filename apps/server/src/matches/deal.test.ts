import { areWholeDecks } from '@spice-road/rules';
import { expect, test } from 'vitest';
import { dealAtRandom, shuffle } from './deal.ts';

test('a deal is both decks whole and every place in one seat, another one each time', () => {
  const deals = Array.from({ length: 50 }, () => dealAtRandom([0, 2, 3]));
  for (const { decks, seats } of deals) {
    expect(areWholeDecks(decks)).toBe(true);
    expect(seats.toSorted(byNumber)).toEqual([0, 2, 3]);
  }
  expect(new Set(deals.map(({ decks }) => String(decks.merchants))).size).toBe(50);
  expect(new Set(deals.map(({ seats }) => String(seats))).size).toBeGreaterThan(1);
});

test('every order is equally likely', () => {
  const rounds = 24_000;
  const counts = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1) {
    const order = shuffle(['a', 'b', 'c', 'd']).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  // Chi-squared with 23 degrees of freedom is above 73 once in a million times.
  const expected = rounds / 24;
  const deviation = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  expect(counts.size).toBe(24);
  expect(deviation).toBeLessThan(73);
});

function byNumber(one: number, other: number): number {
  return one - other;
}
