import type { MerchantCardId } from './cards/merchant-cards.ts';
import type { PointCardId } from './cards/point-cards.ts';
import type { Coin } from './coins.ts';
import type { Spice } from './spice.ts';
import type { Spices } from './spices.ts';

/** What happened, in the open: everybody at the table may know every field. RULES 9. */
export type GameEvent =
  | { readonly type: 'gathered'; readonly seat: number; readonly card: MerchantCardId; readonly took: Spices }
  | {
      readonly type: 'upgraded';
      readonly seat: number;
      readonly card: MerchantCardId;
      readonly steps: readonly Spice[];
    }
  | {
      readonly type: 'traded';
      readonly seat: number;
      readonly card: MerchantCardId;
      readonly times: number;
      readonly gave: Spices;
      readonly took: Spices;
    }
  | {
      readonly type: 'acquired';
      readonly seat: number;
      readonly slot: number;
      readonly card: MerchantCardId;
      readonly payment: readonly Spice[];
      /** What lay on the card and came along. */
      readonly collected: Spices;
      /** The card that filled the right end of the row; null when the deck is empty. */
      readonly dealt: MerchantCardId | null;
    }
  | { readonly type: 'rested'; readonly seat: number; readonly cards: readonly MerchantCardId[] }
  | {
      readonly type: 'claimed';
      readonly seat: number;
      readonly slot: number;
      readonly card: PointCardId;
      readonly coin: Coin | null;
      readonly dealt: PointCardId | null;
    }
  | { readonly type: 'discarded'; readonly seat: number; readonly spices: Spices }
  /** The seat now owes this many spices and can do nothing else. RULES 7. */
  | { readonly type: 'overfilled'; readonly seat: number; readonly excess: number }
  | { readonly type: 'last-round-began'; readonly seat: number }
  | { readonly type: 'ended' };
