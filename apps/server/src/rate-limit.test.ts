import { expect, test } from 'vitest';
import { handClock } from '../tests/support/hand-clock.ts';
import { tokenBucket } from './rate-limit.ts';

test('a burst passes at once, then so many a second, never more than a burst', () => {
  const clock = handClock();
  const mayPass = tokenBucket(clock, { burst: 3, perSecond: 2 });
  const passing = (tries: number) => Array.from({ length: tries }, mayPass).filter(Boolean).length;
  expect(passing(10)).toBe(3);
  clock.moveOn(1000);
  expect(passing(10)).toBe(2);
  clock.moveOn(250);
  expect(passing(10)).toBe(0);
  clock.moveOn(250);
  expect(passing(10)).toBe(1);
  clock.moveOn(3_600_000);
  expect(passing(10)).toBe(3);
  clock.moveOn(-3_600_000);
  expect(passing(10)).toBe(0);
});
