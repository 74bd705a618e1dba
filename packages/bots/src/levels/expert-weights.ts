import type { LearnedWeights } from '../appraise-learned.ts';

/** Fitted by `scripts/fit.ts`: seed 10000000, 6000 iterations, from `FITTING_START`. */
export const EXPERT_WEIGHTS: LearnedWeights = {
  early: {
    cubes: [0.8665, 1.676, 2.602, 3.938],
    perClaim: 1.919,
  },
  late: {
    cubes: [0.7333, 1.754, 2.621, 3.311],
    perClaim: 2.985,
  },
  crowding: -0.5373,
  cardsFalling: 0.09438,
  cardSpan: 18.78,
  pace: 2.554,
  discount: 0.9948,
  hazard: 0.01613,
  perTurnLeft: 3.325,
  ready: 0.5297,
  lateClaims: 0.6869,
  winning: 9.212,
  cards: [
    0, 0, 3.467, 10.47, 2.037, 9.995, 10.4, 1.483, 9.291, 6.182, 9.627, 2.571, 7.283, 3.801, 6.795, 5.241, 6.216, 5.019,
    6.251, 3.894, 2.057, 8.519, 7.012, 10.5, 4.759, 7.196, 8.594, 12.78, 9.467, 11.46, 15.05, 12.09, 3.722, 9.685,
    10.92, 13.37, 8.427, 17.2, 13.6, 14.53, 13.68, 15.94, 13.68, 17.49, 16.47,
  ],
};
