import type { View } from '@spice-road/rules';

/** All that decides whether the way to a new table is shown, or only the table. */
export interface Situation {
  readonly page: 'seen' | 'hidden';
  /** `first` and `reconnected`: what was on the screen may be long past. `dragged`: somebody looks for a moment of a replay. */
  readonly arrival: 'first' | 'next' | 'reconnected' | 'dragged';
  /** How many turns the new table is ahead of the one before it. */
  readonly turns: number;
  /** What the reader wants, by the setting or by the system. */
  readonly motion: 'full' | 'less';
  readonly mover: 'you' | 'other';
  /** For how many milliseconds the table has been kept waiting by earlier motion. */
  readonly waited: number;
}

/** `time` is a factor of every duration. */
export type Pace = { readonly kind: 'skip' } | { readonly kind: 'play'; readonly time: number };

/** Moves queue for this long at most, then the newest table is shown at once. In milliseconds. */
export const LONGEST_WAIT = 1200;

/** Others' moves one only watches. */
const TIME_OF_OTHERS = 0.8;

export function paceOf({ page, arrival, turns, motion, mover, waited }: Situation): Pace {
  const isNext = arrival === 'next' && (turns === 0 || turns === 1);
  if (!isNext || page === 'hidden' || motion === 'less' || waited > LONGEST_WAIT) return { kind: 'skip' };
  return { kind: 'play', time: mover === 'you' ? 1 : TIME_OF_OTHERS };
}

/** Negative when the second table is the older one. Cubes that are owed are returned within the same turn. */
export function turnsBetween(before: View, after: View): number {
  return turnOf(after) - turnOf(before);
}

function turnOf({ round, seats, toAct }: View): number {
  return round * seats.length + toAct;
}
