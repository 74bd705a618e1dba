import { linesOf } from './parameters.ts';
import type { STRONG_RUN } from './regressing-cards.ts';

/**
 * What a card is worth before any is owned, for each point that it was found to add to the lead: the regression sees cards
 * beside others, and to Strong a card is worth less with each that is owned. Tried against the plain evaluation on 1,000
 * deals of the fitting's: 1.25 won 90.6 %, 1.5 92.8 %, 1.8 93.6 %, 2.1 93.6 %, 2.5 94.4 %.
 */
export const BEFORE_ANY = 2.5;

/** The data file of Strong's card worths, as source text, laid out as the formatter would. */
export function cardsSourceOf(regressed: readonly number[], { seed, matches }: typeof STRONG_RUN): string {
  const worths = regressed.map((worth) => Number(Math.max(0, BEFORE_ANY * worth).toFixed(2)));
  return `/**
 * What Strong takes merchant cards to be worth, in points by number, before it owns any. Found by
 * \`scripts/regress-cards.ts\`: seed ${seed}, ${matches} matches.
 */
export const STRONG_CARDS: readonly number[] = [
${linesOf(worths, '  ').join('\n')}
];
`;
}
