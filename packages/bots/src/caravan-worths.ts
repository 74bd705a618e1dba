import { CARAVAN_COUNT, CARDAMOM, CINNAMON, CUBES, SAFFRON, TURMERIC } from './caravans.ts';

/** What one cube of each spice is worth, lowest first, in points. */
export type CubeWorths = readonly [number, number, number, number];

/** Worths of all caravans: a sum over the cubes. `into` is filled and given back. */
export function fillCaravanWorths(
  into: Float64Array,
  [turmeric, saffron, cardamom, cinnamon]: CubeWorths,
): Float64Array {
  for (let caravan = 0; caravan < CARAVAN_COUNT; caravan += 1) {
    into[caravan] =
      turmeric * (TURMERIC[caravan] ?? 0) +
      saffron * (SAFFRON[caravan] ?? 0) +
      cardamom * (CARDAMOM[caravan] ?? 0) +
      cinnamon * (CINNAMON[caravan] ?? 0);
  }
  return into;
}

/** The points of the cubes when the match is over, by caravan. RULES 8.2. */
export const LAST_CARAVANS = fillCaravanWorths(new Float64Array(CARAVAN_COUNT), [0, 1, 1, 1]);

/** The square of the number of cubes past six, by caravan: how cramped it is. */
export const CROWDING = Float64Array.from(CUBES, (cubes) => Math.max(0, cubes - 6) ** 2);
