/** How many players a table seats. RULES 1.3. */
export const SEAT_COUNTS = [2, 3, 4, 5] as const;
export type SeatCount = (typeof SEAT_COUNTS)[number];
