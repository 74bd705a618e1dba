import type { PlainWeights } from '../appraise.ts';
import type { Mind } from '../mind.ts';
import { STRONG_CARDS } from './strong-cards.ts';

/** Worths tried out by hand in matches of two, but for the cards, which a regression gave. */
export const STRONG_WEIGHTS: PlainWeights = {
  cubes: [0.8, 1.7, 2.6, 3.5],
  discount: 0.985,
  perClaim: 3,
  perTurnLeft: 2.5,
  cards: STRONG_CARDS,
  cardsEnough: 14,
};

/**
 * Strong is the yardstick and stays as it is, so that figures measured against it can be compared: version 2, whose
 * card worths a script makes again. Whoever changes it makes another version, and measures anew.
 */
export const STRONG: Mind = {
  width: 60,
  depth: 16,
  foresight: { width: 10, depth: 8, claimsToEnd: 2, claimsSeen: 0, stallsSeen: 0 },
  values: { kind: 'plain', weights: STRONG_WEIGHTS },
};
