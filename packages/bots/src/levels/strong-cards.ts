/**
 * What Strong takes merchant cards to be worth, in points by number, before it owns any. Given, as part of version 1 of
 * Strong: a linear regression of the lead at the end on the cards owned in rounds 8 to 16, over 16,500 matches of two
 * planners that valued cards in ways drawn by chance, found them; the points they brought, times 1.5. No script makes them
 * again: `scripts/regress-cards.ts` has the method, but draws its tastes around these very worths.
 */
export const STRONG_CARDS: readonly number[] = [
  0.0, 0.0, 2.66, 6.45, 1.3, 4.37, 4.8, 1.32, 3.92, 3.72, 4.41, 0.42, 3.63, 1.69, 2.58, 3.6, 3.46, 2.62, 2.69, 1.74,
  1.8, 2.75, 3.39, 5.22, 2.44, 3.85, 5.38, 6.31, 4.54, 5.13, 7.14, 6.31, 2.08, 4.16, 5.26, 6.72, 3.42, 7.9, 6.09, 7.32,
  7.05, 7.63, 7.2, 8.32, 8.13,
];
