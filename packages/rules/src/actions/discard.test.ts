import { describe, expect, test } from 'vitest';
import { check } from '../check.ts';
import { printPosition } from '../notation/position.ts';
import { outlookOf } from '../outlook.ts';
import { fromList, spices } from '../spices.ts';
import { after, eventsOf, refusalOf, tableWith } from '../testing/builders.ts';

/** Owes three cubes. */
const owing = tableWith({ seat: 1, phase: 'discard', me: { caravan: 'YYYYYYRRRRRGB' } });

describe('RULES 7: a discard leaves exactly ten cubes', () => {
  test.each([
    { cubes: 'YYY', left: 'YYYRRRRRGB' },
    { cubes: 'YGB', left: 'YYYYYRRRRR' },
    { cubes: 'BGY', left: 'YYYYYRRRRR' },
    { cubes: 'YY', refusal: 'bad-discard' },
    { cubes: '', refusal: 'bad-discard' },
    { cubes: 'YYYY', refusal: 'bad-discard' },
    { cubes: 'YBB', refusal: 'bad-discard' },
    { cubes: 'GGG', refusal: 'bad-discard' },
  ])('RULES 7: $cubes: $left$refusal', ({ cubes, left, refusal }) => {
    const action = { type: 'discard', cubes } as const;
    const outcome = refusalOf(owing, action) ?? printPosition(after(owing, action)).players[1]?.caravan;
    expect(outcome).toBe(refusal ?? left);
  });

  test('RULES 7: a discard of cubes less than none is no discard', () => {
    const handful = { ...spices({ turmeric: 4 }), cinnamon: -1 };
    expect(check(outlookOf(owing), { type: 'discard', spices: handful })).toBe('malformed');
  });

  test('RULES 9: a discard is told', () => {
    expect(eventsOf(owing, { type: 'discard', cubes: 'YYB' })).toEqual([
      { type: 'discarded', seat: 1, spices: fromList(['turmeric', 'turmeric', 'cinnamon']) },
    ]);
  });
});
