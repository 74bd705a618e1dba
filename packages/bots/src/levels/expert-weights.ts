import type { LearnedWeights } from '../appraise-learned.ts';

/** Fitted by `scripts/fit.ts`, seed 10000000, 1550 iterations, from weights found in an earlier run. */
export const EXPERT_WEIGHTS: LearnedWeights = {
  early: {
    cubes: [0.8429, 1.725, 2.974, 4.069],
    perClaim: 1.884,
  },
  late: {
    cubes: [0.6625, 1.956, 2.338, 3.396],
    perClaim: 4.5,
  },
  crowding: -0.974,
  cardsFalling: 0.07913,
  cardSpan: 16.79,
  pace: 3.054,
  discount: 0.9876,
  hazard: 0.04225,
  perTurnLeft: 2.468,
  ready: 0.3394,
  lateClaims: 0.3028,
  winning: 6.077,
  cards: [
    0, 0, 2.677, 7.977, 1.696, 6.603, 6.981, -0.5361, 4.308, 6.565, 3.168, 0.06376, 2.668, 2.031, 5.269, 4.146, 6.159,
    2.9, 3.046, 2.143, 3.952, 5.313, 4.329, 8.773, 4.761, 5.023, 8.258, 6.705, 5.598, 9.659, 11.42, 11.02, 2.25, 6.79,
    6.491, 9.785, 4.6, 10.45, 7.587, 10.06, 9.711, 11.53, 10.43, 12.97, 10.97,
  ],
};
