import { type Clock, systemClock } from '../../src/clock.ts';

/** What takes longer than bots pause is a watch over something that may never come. */
const PATIENCE = 5000;

/** A clock on which nobody pauses: what is waited for comes at once. The time of day is real. */
export const quickClock: Clock = {
  now: systemClock.now,
  after: (delay, act) => systemClock.after(delay < PATIENCE ? 0 : delay, act),
};
