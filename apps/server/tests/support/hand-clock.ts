import type { Clock } from '../../src/clock.ts';

/** A clock that stands still until it is moved on. */
export interface HandClock extends Clock {
  moveOn(milliseconds: number): void;
}

export function handClock(): HandClock {
  let now = Date.UTC(2026, 0, 1);
  const pending = new Set<{ readonly due: number; readonly act: () => void }>();
  return {
    now: () => now,
    after: (delay, act) => {
      const alarm = { due: now + delay, act };
      pending.add(alarm);
      return () => {
        pending.delete(alarm);
      };
    },
    moveOn: (milliseconds) => {
      now += milliseconds;
      for (const alarm of pending) {
        if (alarm.due > now) continue;
        pending.delete(alarm);
        alarm.act();
      }
    },
  };
}
