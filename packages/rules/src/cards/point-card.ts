import { spices, type Spices } from '../spices.ts';

/** A demand and what meeting it is worth. RULES 6.1, 8.2. */
export interface PointCard {
  readonly points: number;
  readonly demand: Spices;
}

export function worth(points: number, demand: Partial<Spices>): PointCard {
  return { points, demand: spices(demand) };
}
