import { describe, expect, test } from 'vitest';
import { oneLevelUp, SPICES, type Spice } from './spice.ts';
import {
  add,
  addOne,
  covers,
  fromList,
  lift,
  NONE,
  scale,
  spices,
  subtract,
  takeOne,
  timesCovered,
  toList,
  total,
} from './spices.ts';
import { parseCubes, printCubes } from './notation/cubes.ts';

const cubes = (letters: string) => parseCubes(letters) ?? NONE;

describe('RULES 1.1: spices', () => {
  test('RULES 1.1: four of them, lowest to highest, each lifted to the next', () => {
    const ladder: (Spice | null)[] = ['turmeric', 'saffron', 'cardamom', 'cinnamon'];
    expect(SPICES).toEqual(ladder);
    expect(SPICES.map(oneLevelUp)).toEqual([...ladder.slice(1), null]);
  });

  test.each([
    { one: '', other: '', sum: '' },
    { one: 'YR', other: 'RB', sum: 'YRRB' },
    { one: 'YYRGGB', other: 'YRGB', sum: 'YYYRRGGGBB' },
  ])('$one and $other make $sum, and less $other leave $one', ({ one, other, sum }) => {
    expect(printCubes(add(cubes(one), cubes(other)))).toBe(sum);
    expect(printCubes(subtract(cubes(sum), cubes(other)))).toBe(one);
  });

  test.each([
    { have: '', need: '', covered: true },
    { have: 'YYR', need: 'YR', covered: true },
    { have: 'YYR', need: 'YYR', covered: true },
    { have: 'YYR', need: 'YYYR', covered: false },
    { have: 'RGB', need: 'Y', covered: false },
    { have: 'YGB', need: 'R', covered: false },
    { have: 'YRB', need: 'G', covered: false },
    { have: 'YRG', need: 'B', covered: false },
  ])('does $have cover $need? $covered', ({ have, need, covered }) => {
    expect(covers(cubes(have), cubes(need))).toBe(covered);
  });

  test.each([
    { have: 'YYYYY', need: 'YY', times: 2 },
    { have: 'YYYYYG', need: 'YYG', times: 1 },
    { have: 'YYYYY', need: 'R', times: 0 },
    { have: '', need: 'R', times: 0 },
    { have: 'Y', need: '', times: Infinity },
  ])('$have affords $need $times times', ({ have, need, times }) => {
    expect(timesCovered(cubes(have), cubes(need))).toBe(times);
  });

  test('three times YRR is YYYRRRRRR', () => {
    expect(printCubes(scale(cubes('YRR'), 3))).toBe('YYYRRRRRR');
    expect(scale(cubes('YRGB'), 0)).toEqual(NONE);
    expect(total(scale(cubes('YRGB'), 2))).toBe(8);
  });

  test.each([
    { have: 'Y', spice: 'turmeric', lifted: 'R' },
    { have: 'YR', spice: 'saffron', lifted: 'YG' },
    { have: 'GG', spice: 'cardamom', lifted: 'GB' },
    { have: 'B', spice: 'cinnamon', lifted: null },
    { have: 'Y', spice: 'saffron', lifted: null },
  ] as const)('lifting $spice in $have makes $lifted', ({ have, spice, lifted }) => {
    const after = lift(cubes(have), spice);
    expect(after && printCubes(after)).toBe(lifted);
  });

  test('one cube is added, and taken where there is one', () => {
    expect(printCubes(addOne(cubes('YB'), 'saffron'))).toBe('YRB');
    expect(takeOne(cubes('YB'), 'cinnamon')).toEqual(cubes('Y'));
    expect(takeOne(cubes('YB'), 'saffron')).toBeNull();
  });

  test('a list of cubes is a handful, and a handful a list, lowest first', () => {
    expect(fromList(['cinnamon', 'turmeric', 'cinnamon'])).toEqual(spices({ turmeric: 1, cinnamon: 2 }));
    expect(toList(cubes('BYGB'))).toEqual(['turmeric', 'cardamom', 'cinnamon', 'cinnamon']);
  });
});
