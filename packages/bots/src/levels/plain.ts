import type { Mind } from '../mind.ts';
import { MERCHANTS } from '../cards.ts';

/**
 * A reference opponent: the plain evaluation of the contest "Fall Challenge 2020" at the width and depth of Strong. Points
 * and cubes at 1, 2, 3, 4; nothing for cards, for being early or for ending, and no eye for rivals.
 */
export const PLAIN: Mind = {
  width: 60,
  depth: 16,
  foresight: { width: 1, depth: 1, claimsToEnd: 0, claimsSeen: 0, stallsSeen: 0 },
  values: {
    kind: 'plain',
    weights: {
      cubes: [1, 2, 3, 4],
      discount: 1,
      perClaim: 0,
      perTurnLeft: 0,
      cards: MERCHANTS.map(() => 0),
      cardsEnough: 10,
    },
  },
};
