import { assert } from './assert.ts';
import type { MerchantCardId } from './cards/merchant-cards.ts';
import type { PointCardId } from './cards/point-cards.ts';
import type { Coins } from './coins.ts';
import type { Spices } from './spices.ts';

/** What the seat to act owes: an ordinary action, the return of spices past the limit, or nothing any more. */
export const PHASES = ['action', 'discard', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** One place of the merchant row: a card and the spices left lying on it. RULES 4.1. */
export interface Stall {
  readonly card: MerchantCardId;
  readonly spices: Spices;
}

/** Everything one seat owns. */
export interface Seat {
  /** Cards ready to play; a set, kept in the order of `inHandOrder` so that equal hands are equal data. */
  readonly hand: readonly MerchantCardId[];
  /** Cards lying out until a rest, in the order they were played. */
  readonly played: readonly MerchantCardId[];
  readonly caravan: Spices;
  /** Claimed point cards, in the order they came. */
  readonly claimed: readonly PointCardId[];
  readonly coins: Coins;
}

/** The whole state of one match. Whoever holds it knows everything: it never leaves the server. */
export interface Table {
  readonly seats: readonly Seat[];
  /** The seat to act, 0-based; when the match is over, the seat of the last action. */
  readonly toAct: number;
  /** 1-based; every seat acts once a round. */
  readonly round: number;
  readonly phase: Phase;
  /** True once somebody claimed the card that ends the match. RULES 8.1. */
  readonly lastRound: boolean;
  /** What is left of the piles over the first two point cards. RULES 6.2. */
  readonly coins: Coins;
  /** Slot 0 first. RULES 1.4. */
  readonly merchantRow: readonly Stall[];
  /** Next card to be dealt first. */
  readonly merchantDeck: readonly MerchantCardId[];
  readonly pointRow: readonly PointCardId[];
  readonly pointDeck: readonly PointCardId[];
  /** How many claimed cards end the match. RULES 8.1, 10.2. */
  readonly pointCardsToEnd: number;
}

/** By code point. RULES "Files". */
export function inHandOrder(cards: readonly MerchantCardId[]): readonly MerchantCardId[] {
  return cards.toSorted();
}

/** The seat whose turn it is. */
export function seatToAct(table: Pick<Table, 'seats' | 'toAct'>): Seat {
  const seat = table.seats[table.toAct];
  assert(seat, 'the seat to act is one of the seats');
  return seat;
}

/** The same seats but for one. */
export function withSeat(seats: readonly Seat[], index: number, seat: Seat): readonly Seat[] {
  return seats.with(index, seat);
}
