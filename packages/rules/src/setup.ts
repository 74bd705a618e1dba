import { standardPointCardsToEnd } from './cards-to-end.ts';
import { STARTING_CARDS, type MerchantCardId } from './cards/merchant-cards.ts';
import type { PointCardId } from './cards/point-cards.ts';
import { NONE, spices, type Spices } from './spices.ts';
import type { SeatCount } from './seat-count.ts';
import { inHandOrder, type Seat, type Table } from './table.ts';

/** Both decks as shuffled, the next card to be dealt first, nothing dealt yet. RULES 1.4. */
export interface ShuffledDecks {
  readonly merchants: readonly MerchantCardId[];
  readonly points: readonly PointCardId[];
}

/** Choices of a room that change the rules. RULES 10.2. */
export interface TableOptions {
  /** How many claimed point cards end the match, within `POINT_CARDS_TO_END`; the standard number when left out. */
  readonly pointCardsToEnd?: number;
}

/** How many cards lie in a full row. RULES 1.4. */
export const MERCHANT_ROW_LENGTH = 6;
export const POINT_ROW_LENGTH = 5;

/** RULES 1.6, by seat. */
const STARTING_CARAVANS: readonly Spices[] = [
  spices({ turmeric: 3 }),
  spices({ turmeric: 4 }),
  spices({ turmeric: 4 }),
  spices({ turmeric: 3, saffron: 1 }),
  spices({ turmeric: 3, saffron: 1 }),
];

/** The table before the first turn: rows dealt from the decks, coins laid out, seats equipped. RULES 1.4 to 1.6. */
export function layTable(seatCount: SeatCount, decks: ShuffledDecks, options: TableOptions = {}): Table {
  const coinsInAPile = 2 * seatCount;
  return {
    seats: STARTING_CARAVANS.slice(0, seatCount).map(startingSeat),
    toAct: 0,
    round: 1,
    phase: 'action',
    lastRound: false,
    coins: { gold: coinsInAPile, silver: coinsInAPile },
    merchantRow: decks.merchants.slice(0, MERCHANT_ROW_LENGTH).map((card) => ({ card, spices: NONE })),
    merchantDeck: decks.merchants.slice(MERCHANT_ROW_LENGTH),
    pointRow: decks.points.slice(0, POINT_ROW_LENGTH),
    pointDeck: decks.points.slice(POINT_ROW_LENGTH),
    pointCardsToEnd: options.pointCardsToEnd ?? standardPointCardsToEnd(seatCount),
  };
}

function startingSeat(caravan: Spices): Seat {
  return { hand: inHandOrder(STARTING_CARDS), played: [], caravan, claimed: [], coins: { gold: 0, silver: 0 } };
}
