import { expect, test } from 'vitest';
import { coinOver } from './coins.ts';

test.each([
  { gold: 2, silver: 2, over: ['gold', 'silver', null, null, null] },
  { gold: 1, silver: 0, over: ['gold', null, null, null, null] },
  { gold: 0, silver: 1, over: ['silver', null, null, null, null] },
  { gold: 0, silver: 0, over: [null, null, null, null, null] },
])('RULES 6.2: with $gold gold and $silver silver left, the coins over the row are $over', ({ gold, silver, over }) => {
  expect([0, 1, 2, 3, 4].map((slot) => coinOver(slot, { gold, silver }))).toEqual(over);
});
