import { total, type Spices } from './spices.ts';

/** How many cubes a caravan may hold at the end of a turn. RULES 7. */
export const CARAVAN_LIMIT = 10;

/** How many cubes too many; 0 within the limit. */
export function excessOf(caravan: Spices): number {
  return Math.max(0, total(caravan) - CARAVAN_LIMIT);
}
