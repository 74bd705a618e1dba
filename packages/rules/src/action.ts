import type { MerchantCardId } from './cards/merchant-cards.ts';
import type { Spice } from './spice.ts';
import type { Spices } from './spices.ts';

/** How a played card is used; the kind is that of the card. RULES 3. */
export type Use =
  | { readonly kind: 'gather' }
  /** Each entry lifts one cube of that spice one level, in the order given. */
  | { readonly kind: 'upgrade'; readonly steps: readonly Spice[] }
  | { readonly kind: 'trade'; readonly times: number };

/** An intention of the seat to act. RULES 2 to 7. */
export type Action =
  | { readonly type: 'play'; readonly card: MerchantCardId; readonly use: Use }
  /** `payment[n]` is laid on the stall at slot n; its length is the slot. */
  | { readonly type: 'acquire'; readonly slot: number; readonly payment: readonly Spice[] }
  | { readonly type: 'rest' }
  | { readonly type: 'claim'; readonly slot: number }
  | { readonly type: 'discard'; readonly spices: Spices };

export const ACTION_TYPES = [
  'play',
  'acquire',
  'rest',
  'claim',
  'discard',
] as const satisfies readonly Action['type'][];
export type ActionType = (typeof ACTION_TYPES)[number];

export type ActionOf<Type extends ActionType> = Extract<Action, { type: Type }>;
