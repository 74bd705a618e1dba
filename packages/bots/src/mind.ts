import type { PlainWeights } from './appraise.ts';
import type { LearnedWeights } from './appraise-learned.ts';
import type { ForesightSettings } from './foresight.ts';

/** How a planning player thinks: all of it data. */
export interface Mind {
  /** How many futures are kept at each turn ahead, and how many turns ahead. */
  readonly width: number;
  readonly depth: number;
  readonly foresight: ForesightSettings;
  readonly values:
    | { readonly kind: 'plain'; readonly weights: PlainWeights }
    | { readonly kind: 'learned'; readonly weights: LearnedWeights };
}
