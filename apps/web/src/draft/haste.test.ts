import { expect, test } from 'vitest';
import { HASTE, isHasty, type Press } from './haste.ts';

const START: Press = { timeStamp: 1000, detail: 1, clientX: 500, clientY: 600 };

test.each<{ what: string; press: Partial<Press>; hasty: boolean }>([
  { what: 'the second click of a double click', press: { timeStamp: 1150, detail: 2 }, hasty: true },
  {
    what: 'a second click a little beside the first',
    press: { timeStamp: 1150, clientX: 510, clientY: 590 },
    hasty: true,
  },
  { what: 'a click that was made before the action was started', press: { timeStamp: 990 }, hasty: true },
  { what: 'a click that took its time', press: { timeStamp: 1000 + HASTE }, hasty: false },
  { what: 'a click somewhere else, however soon', press: { timeStamp: 1040, clientX: 620 }, hasty: false },
  { what: 'a key, however soon', press: { timeStamp: 1010, detail: 0 }, hasty: false },
])('$what is hasty: $hasty', ({ press, hasty }) => {
  expect(isHasty({ ...START, ...press }, START)).toBe(hasty);
});

test('nothing is hasty after an action that no click started', () => {
  expect(isHasty({ ...START, timeStamp: 1010 }, null)).toBe(false);
});
