import { assert } from '../assert.ts';

/** A number from 0 up to, not including, 1; another one each time. */
export type Random = () => number;

/** Chance that can be repeated: the same whole-number seed gives the same numbers (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of the list, which must not be empty. */
export function pick<Entry>(list: readonly Entry[], random: Random): Entry {
  const picked = list[Math.floor(random() * list.length)];
  assert(picked !== undefined, 'one can only pick from a list that is not empty');
  return picked;
}

export function shuffled<Entry>(list: readonly Entry[], random: Random): readonly Entry[] {
  return list
    .map((entry) => ({ entry, order: random() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ entry }) => entry);
}
