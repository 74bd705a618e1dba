import { expect, test } from 'vitest';
import { courseOf, SLIP } from './pull.ts';

const START = { x: 100, y: 100 };

test.each([
  { what: 'no movement at all', to: START, any: 'still', upright: 'still' },
  { what: 'a slip of eight pixels', to: { x: 100, y: 100 - SLIP }, any: 'still', upright: 'still' },
  { what: 'a slip to both sides', to: { x: 105, y: 106 }, any: 'still', upright: 'still' },
  { what: 'a pull upwards', to: { x: 102, y: 90 }, any: 'pulled', upright: 'pulled' },
  { what: 'a pull downwards', to: { x: 98, y: 112 }, any: 'pulled', upright: 'pulled' },
  { what: 'a push along the row', to: { x: 110, y: 101 }, any: 'pulled', upright: 'pushed' },
  { what: 'something between the two', to: { x: 110, y: 110 }, any: 'pulled', upright: 'pushed' },
])('$what', ({ to, any, upright }) => {
  expect(courseOf(START, to, 'any')).toBe(any);
  expect(courseOf(START, to, 'upright')).toBe(upright);
});
