import { oneLevelUp, SPICES, type Spice } from './spice.ts';

/**
 * A handful of cubes: how many of each spice, whole numbers from 0.
 * Every value is made with the four fields in the same order, which keeps the engine fast and equal handfuls equal as JSON.
 */
export type Spices = Readonly<Record<Spice, number>>;

export const NONE: Spices = { turmeric: 0, saffron: 0, cardamom: 0, cinnamon: 0 };

/** Names only what is there: `spices({ saffron: 2 })`. */
export function spices(some: Partial<Spices>): Spices {
  return {
    turmeric: some.turmeric ?? 0,
    saffron: some.saffron ?? 0,
    cardamom: some.cardamom ?? 0,
    cinnamon: some.cinnamon ?? 0,
  };
}

export function add(one: Spices, other: Spices): Spices {
  return {
    turmeric: one.turmeric + other.turmeric,
    saffron: one.saffron + other.saffron,
    cardamom: one.cardamom + other.cardamom,
    cinnamon: one.cinnamon + other.cinnamon,
  };
}

/** Counts go below zero unless `covers(have, taken)`. */
export function subtract(have: Spices, taken: Spices): Spices {
  return {
    turmeric: have.turmeric - taken.turmeric,
    saffron: have.saffron - taken.saffron,
    cardamom: have.cardamom - taken.cardamom,
    cinnamon: have.cinnamon - taken.cinnamon,
  };
}

export function scale(one: Spices, times: number): Spices {
  return {
    turmeric: one.turmeric * times,
    saffron: one.saffron * times,
    cardamom: one.cardamom * times,
    cinnamon: one.cinnamon * times,
  };
}

/** Are there enough cubes of each spice? A higher one does not stand in for a lower one. RULES 6.1. */
export function covers(have: Spices, need: Spices): boolean {
  return (
    have.turmeric >= need.turmeric &&
    have.saffron >= need.saffron &&
    have.cardamom >= need.cardamom &&
    have.cinnamon >= need.cinnamon
  );
}

/** How often in a row `need` can be given; `Infinity` when it is nothing. */
export function timesCovered(have: Spices, need: Spices): number {
  let times = Infinity;
  for (const spice of SPICES) {
    if (need[spice] > 0) times = Math.min(times, Math.floor(have[spice] / need[spice]));
  }
  return times;
}

/** The number of cubes. */
export function total(some: Spices): number {
  return some.turmeric + some.saffron + some.cardamom + some.cinnamon;
}

export function addOne(some: Spices, spice: Spice): Spices {
  return { ...some, [spice]: some[spice] + 1 };
}

/** Null when there is none of that spice. */
export function takeOne(some: Spices, spice: Spice): Spices | null {
  return some[spice] > 0 ? { ...some, [spice]: some[spice] - 1 } : null;
}

/** One upgrade step; null when there is no such cube or it cannot be lifted. RULES 3.2. */
export function lift(some: Spices, spice: Spice): Spices | null {
  const lifted = oneLevelUp(spice);
  const rest = takeOne(some, spice);
  return lifted && rest && addOne(rest, lifted);
}

export function fromList(list: readonly Spice[]): Spices {
  const counts = { turmeric: 0, saffron: 0, cardamom: 0, cinnamon: 0 };
  for (const spice of list) counts[spice] += 1;
  return counts;
}

/** One entry a cube, lowest spice first. */
export function toList(some: Spices): readonly Spice[] {
  return SPICES.flatMap((spice) => Array.from({ length: some[spice] }, () => spice));
}
