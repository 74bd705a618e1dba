import { expect, test } from 'vitest';
import { HASTE, isHasty } from './haste.ts';

test.each([
  { what: 'the second click of a double click', press: { timeStamp: 1150, detail: 2 }, hasty: true },
  { what: 'a click that was made before the action was started', press: { timeStamp: 990, detail: 1 }, hasty: true },
  { what: 'a click that took its time', press: { timeStamp: 1000 + HASTE, detail: 1 }, hasty: false },
  { what: 'a key, however soon', press: { timeStamp: 1010, detail: 0 }, hasty: false },
])('$what is hasty: $hasty', ({ press, hasty }) => {
  expect(isHasty(press, 1000)).toBe(hasty);
});
