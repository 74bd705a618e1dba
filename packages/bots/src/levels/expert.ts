import type { Mind } from '../mind.ts';
import { EXPERT_WEIGHTS } from './expert-weights.ts';

/** The planner with worths learned in self-play, and more room. */
export const EXPERT: Mind = {
  width: 300,
  depth: 16,
  foresight: { width: 20, depth: 14, claimsToEnd: 8, claimsSeen: 1, stallsSeen: 2 },
  values: { kind: 'learned', weights: EXPERT_WEIGHTS },
};
