/**
 * What Strong takes merchant cards to be worth, in points by number, before it owns any. Found by
 * `scripts/regress-cards.ts`: seed 10000000, 16500 matches.
 */
export const STRONG_CARDS: readonly number[] = [
  0, 0, 4.05, 10.77, 2.56, 7.61, 7.64, 2.11, 7.22, 6.19, 8.12, 2.25, 6.5, 2.61, 5.31, 5.7, 5.19, 4.81, 4.68, 2.93, 3.48,
  5.27, 5.2, 8.83, 4.42, 6.79, 8.25, 10.34, 7.58, 8.73, 12.11, 9.77, 3.37, 6.92, 8.46, 11.76, 6.05, 14.01, 11.34, 12.72,
  11.8, 13.7, 12.02, 13.57, 14.43,
];
