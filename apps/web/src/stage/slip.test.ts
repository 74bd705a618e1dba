import { describe, expect, test } from 'vitest';
import { cardAt, isSlip, REACTION, type Aim } from './slip.ts';

/** `^3` was about to be taken, somebody else was quicker, and `+G` has come to lie in its place. */
const SLIPPED: Aim = { is: '+G', was: '^3', since: 60, come: null };

describe('a press just after the table has changed', () => {
  test.each<{ readonly so: string; readonly change: Partial<Aim>; readonly slips: boolean }>([
    { so: 'a finger on a card that came under it', change: {}, slips: true },
    { so: 'a pointer that rested there', change: { come: 3 }, slips: true },
    { so: 'a pointer that was moved there', change: { come: 120 }, slips: false },
    { so: 'the same card as before', change: { is: '^3' }, slips: false },
    { so: 'no card at all, but a button', change: { is: null }, slips: false },
    { so: 'a card where none was', change: { was: null }, slips: true },
    { so: 'when it has long been seen', change: { since: REACTION }, slips: false },
  ])('$so', ({ slips, change }) => {
    expect(isSlip({ ...SLIPPED, ...change })).toBe(slips);
  });
});

test('of cards that overlap the last lies on top, and cubes are none', () => {
  const sight = {
    pieces: new Map([
      ['+YY of 0', spotted(0, 60)],
      ['^3', spotted(40, 60)],
      ['piece-7', spotted(50, 10)],
    ]),
    ghosts: [],
  };
  const cards = new Map([
    ['+YY of 0', '+YY'],
    ['^3', '^3'],
  ]);
  expect([20, 55, 99, 100].map((x) => cardAt(sight, cards, { x, y: 50 }))).toEqual(['+YY', '^3', '^3', null]);
});

function spotted(x: number, width: number) {
  return { rect: { x, y: 0, width, height: 100 }, within: null };
}
