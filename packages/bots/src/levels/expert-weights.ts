import type { LearnedWeights } from '../appraise-learned.ts';

/** Fitted by `scripts/fit.ts`: seed 10000000, 6000 iterations, from `FITTING_START`. */
export const EXPERT_WEIGHTS: LearnedWeights = {
  early: {
    cubes: [0.9661, 1.917, 3.149, 4.143],
    perClaim: 2.646,
  },
  late: {
    cubes: [1.047, 1.821, 2.58, 3.591],
    perClaim: 3.518,
  },
  crowding: -0.4042,
  cardsFalling: 0.09512,
  cardSpan: 16.44,
  pace: 2.338,
  discount: 0.9951,
  hazard: 0.02903,
  perTurnLeft: 2.868,
  ready: 0.497,
  lateClaims: 0.4999,
  winning: 12.36,
  cards: [
    0, 0, 5.194, 11.74, -0.3305, 8.392, 7.705, 2.636, 7.285, 9.254, 9.328, 1.836, 6.218, 0.7767, 4.231, 6.929, 4.438,
    3.817, 4.257, 4.077, 2.361, 5.441, 6.748, 9.878, 4.749, 5.951, 7.853, 14.64, 7.721, 11.5, 14.3, 13.03, 2.874, 7.585,
    10.86, 12.97, 7.31, 18.07, 10.02, 14.59, 12.36, 17.87, 14.27, 16.02, 17.07,
  ],
};
