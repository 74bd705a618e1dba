import { CARD_POINTS } from './cards.ts';
import type { Outset } from './outset.ts';
import type { Appraisal, Reachout } from './plan.ts';

/** Where the parts of a position's state stand: ten bits of caravan, five of claimed slots, six of acquired slots. */
export const CARAVAN_BITS = 0x3ff;
export const CLAIMED_SHIFT = 10;
export const ACQUIRED_SHIFT = 15;

/** The kinds of ply, as the two lowest bits of one. */
export const PLAY = 0;
export const ACQUIRE = 1;
export const CLAIM = 2;
export const REST = 3;

/** The number of members of a set of six, by the set as bits. */
export const BITS = Uint8Array.from({ length: 64 }, (_, set) => bitsOf(set));

export function bitsOf(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** What all positions a plan begins with have in common: they differ in the caravan alone. */
export interface Opening {
  /** The state without the caravan. */
  readonly others: number;
  readonly hand: number;
  readonly gain: number;
  readonly assets: number;
  readonly points: number;
  readonly fade: number;
  readonly cardFade: number;
  readonly ply: number;
}

/** The outset as it is, or after a first turn that is settled beforehand. */
export function openingOf(outset: Outset, appraisal: Appraisal, first: Reachout['opening']): Opening {
  const { hand, owned, pointRow, coinPoints } = outset;
  const start = { others: 0, hand, gain: 0, assets: 0, points: 0, fade: 1, cardFade: 1, ply: 0 };
  if (!first) return start;
  const { kind, index } = first;
  const { ready } = appraisal;
  const fade = appraisal.fades[1] ?? 1;
  const after = { ...start, fade, cardFade: appraisal.cardFades[1] ?? 1 };
  switch (kind) {
    case 'play':
      return { ...after, hand: hand & ~(1 << index), assets: -ready, ply: PLAY | (index << 2) };
    case 'acquire': {
      const assets = (appraisal.stalls[index] ?? 0) * (appraisal.falling[0] ?? 0);
      const others = 1 << (ACQUIRED_SHIFT + index);
      return { ...after, others, hand: hand | (1 << (owned + index)), assets, ply: ACQUIRE | (index << 2) };
    }
    case 'claim': {
      const coin = coinPoints[index] ?? 0;
      const gain = fade * ((appraisal.claims[index] ?? 0) + coin);
      const points = (CARD_POINTS[pointRow[index] ?? 0] ?? 0) + coin;
      return { ...after, others: 1 << (CLAIMED_SHIFT + index), gain, points, ply: CLAIM | (index << 2) };
    }
    case 'rest': {
      const all = 2 ** owned - 1;
      return { ...after, hand: all, assets: ready * bitsOf(all & ~hand), ply: REST };
    }
  }
}
