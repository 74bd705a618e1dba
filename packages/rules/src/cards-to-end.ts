import type { SeatCount } from './seat-count.ts';

/** What RULES 10.2 lets a room choose from, both ends included. */
export const POINT_CARDS_TO_END = { least: 3, most: 8 } as const;

/** How many claimed point cards end a match of so many seats. RULES 8.1. */
export function standardPointCardsToEnd(seatCount: SeatCount): number {
  return seatCount <= 3 ? 6 : 5;
}
