import type { Mind } from '../mind.ts';
import { STRONG_WEIGHTS } from './strong.ts';

/** Nobody is looked at. */
const BLIND = { width: 1, depth: 1, claimsToEnd: 0, claimsSeen: 0, stallsSeen: 0 };

/** The weights of Strong, but merchant cards count for this part only. */
function undervaluing(part: number): Mind['values'] {
  return { kind: 'plain', weights: { ...STRONG_WEIGHTS, cards: STRONG_WEIGHTS.cards.map((worth) => worth * part) } };
}

export const NOVICE: Mind = { width: 2, depth: 2, foresight: BLIND, values: undervaluing(0.18) };

export const CASUAL: Mind = { width: 4, depth: 4, foresight: BLIND, values: undervaluing(0.24) };

export const SKILLED: Mind = { width: 14, depth: 8, foresight: BLIND, values: undervaluing(0.36) };
