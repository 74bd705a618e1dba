import { coinOver, COIN_POINTS, type View } from '@spice-road/rules';
import { caravanOfSpices, everyDiscardOf } from './caravans.ts';
import { merchantNumber, pointNumber } from './cards.ts';
import type { SeatKnowledge } from './knowledge.ts';

/** A set of cards fits the bits of one number: so many of its own a plan keeps in sight, beside a row of six. */
const MOST_OWN_CARDS = 25;

/** Where a seat's plan starts: what it has, and what lies open. Cards are numbered within the plan, its own first. */
export interface Outset {
  /** Where the plan may start: one caravan, or every one that is left when spices are still to be returned. RULES 7. */
  readonly caravans: readonly number[];
  /** Merchant cards by their number in the plan: those it owns, then the row. */
  readonly cards: readonly number[];
  /** How many of `cards` it owns. */
  readonly owned: number;
  /** The cards ready to play, as bits. */
  readonly hand: number;
  /** Spices lying on the stalls, by slot. */
  readonly stalls: readonly { readonly spices: View['merchantRow'][number]['spices']; readonly bare: boolean }[];
  /** Point cards of the row, by slot. */
  readonly pointRow: readonly number[];
  /** Points of the coin over each place of the point row. RULES 6.2. */
  readonly coinPoints: readonly number[];
  readonly claimed: number;
  readonly pointCardsToEnd: number;
}

export function outsetOf(view: View, { hand, played, caravan, claimed }: SeatKnowledge): Outset {
  const own = [...hand, ...played].slice(0, MOST_OWN_CARDS).map(merchantNumber);
  const within = caravanOfSpices(caravan);
  return {
    caravans: within >= 0 ? [within] : everyDiscardOf(caravan),
    cards: [...own, ...view.merchantRow.map(({ card }) => merchantNumber(card))],
    owned: own.length,
    hand: (1 << Math.min(hand.length, MOST_OWN_CARDS)) - 1,
    stalls: view.merchantRow.map(({ spices }) => ({
      spices,
      bare: Object.values(spices).every((count) => count === 0),
    })),
    pointRow: view.pointRow.map(pointNumber),
    coinPoints: view.pointRow.map((_, slot) => {
      const coin = coinOver(slot, view.coins);
      return coin ? COIN_POINTS[coin] : 0;
    }),
    claimed,
    pointCardsToEnd: view.pointCardsToEnd,
  };
}
