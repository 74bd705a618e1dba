import { expect, test } from 'vitest';
import { CARAVAN_COUNT, caravanOfSpices, CUBES, everyDiscardOf, spicesOfCaravan, withoutLowest } from './caravans.ts';

test('every caravan has a number of its own, and back', () => {
  for (let caravan = 0; caravan < CARAVAN_COUNT; caravan += 1)
    expect(caravanOfSpices(spicesOfCaravan(caravan))).toBe(caravan);
});

test('the lowest spices are returned first', () => {
  expect(spicesOfCaravan(withoutLowest(3, 2, 4, 5))).toEqual({ turmeric: 0, saffron: 1, cardamom: 4, cinnamon: 5 });
});

test('fifty cubes of one turn leave every ten there are', () => {
  const left = everyDiscardOf({ turmeric: 40, saffron: 10, cardamom: 0, cinnamon: 0 });
  expect(left).toHaveLength(11);
  expect(left.every((caravan) => CUBES[caravan] === 10)).toBe(true);
});
