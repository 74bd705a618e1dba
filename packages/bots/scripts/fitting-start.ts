import { FIRST_FITTING_SEED } from '../cli/deals.ts';
import type { LearnedWeights, Phase } from '../src/appraise-learned.ts';
import { STRONG, STRONG_WEIGHTS } from '../src/levels/strong.ts';
import type { Run } from './parameters.ts';

/** The run that made Expert's weights. */
export const EXPERT_RUN: Run = { seed: FIRST_FITTING_SEED, iterations: 6000 };

const { cubes, perClaim, perTurnLeft, discount, cards, cardsEnough } = STRONG_WEIGHTS;
const phase: Phase = { cubes, perClaim };
/** For Strong a first card is worth this part already, with the two that one starts with. */
const WITH_TWO_CARDS = 1 - 2 / cardsEnough;

/**
 * Where the fitting of Expert's weights starts: what Strong believes, in the form that is learned. Strong's worths are the
 * same early and late. What Strong has no weight for starts at nothing, or at a guess.
 */
export const FITTING_START: LearnedWeights = {
  early: phase,
  late: phase,
  perTurnLeft,
  discount,
  // A card falls by the same share of its first worth with each card owned.
  cards: cards.map((worth) => worth * WITH_TWO_CARDS),
  cardsFalling: 1 / (cardsEnough * WITH_TWO_CARDS),
  crowding: 0,
  hazard: 0,
  ready: 0,
  // A card is worth as long as it can be part of a whole plan.
  cardSpan: STRONG.depth,
  // Strong's matches take 31 rounds on average: six claims, and ten rounds before them.
  pace: 3.5,
  // A prediction is as likely right as wrong.
  lateClaims: 0.5,
  // A win in sight is worth the lead, in points, that makes it nearly sure.
  winning: 6,
};
