import { COIN_POINTS, pointCard, type MerchantCardId, type Seat, type Spices, type Table } from '@spice-road/rules';
import { caravanOfSpices } from './caravans.ts';
import { merchantNumber, pointNumber } from './cards.ts';

/**
 * A whole table in one array of numbers, for the fast core: copied by `set`, changed in place by `carryOut`. It stands
 * between turns only; that spices are owed cannot be told, for a ply of the fast core includes its discard.
 */
export type Position = Int32Array;

/** Where things stand in a position: the table first, then the seats, then both decks. */
export const AT = {
  seats: 0,
  toAct: 1,
  round: 2,
  lastRound: 3,
  over: 4,
  gold: 5,
  silver: 6,
  pointCardsToEnd: 7,
  /** How many cards lie in a row, and which; for each stall also the spices on it. */
  merchantRowLength: 8,
  merchantRow: 9,
  stallSpices: 15,
  pointRowLength: 21,
  pointRow: 22,
  /** How many cards are left in a deck; the last of them in the array is dealt first. */
  merchantsLeft: 27,
  pointsLeft: 28,
  firstSeat: 29,
  merchantDeck: 74,
  pointDeck: 117,
} as const;

/** Where a seat's things stand, counted from its first. */
export const OF_SEAT = {
  caravan: 0,
  /** Sets of cards: the first 32 as bits of one number, the others as bits of the next. */
  hand: 1,
  played: 3,
  /** Points of the claimed cards, coins left aside. */
  points: 5,
  claimed: 6,
  gold: 7,
  silver: 8,
} as const;

export const SEAT_SIZE = 9;
export const POSITION_SIZE = 153;

/** Expects a table between turns, at which nobody owes spices. */
export function positionOf(table: Table): Position {
  const position = new Int32Array(POSITION_SIZE);
  position[AT.seats] = table.seats.length;
  position[AT.toAct] = table.toAct;
  position[AT.round] = table.round;
  position[AT.lastRound] = Number(table.lastRound);
  position[AT.over] = Number(table.phase === 'over');
  position[AT.gold] = table.coins.gold;
  position[AT.silver] = table.coins.silver;
  position[AT.pointCardsToEnd] = table.pointCardsToEnd;
  position[AT.merchantRowLength] = table.merchantRow.length;
  position.set(
    table.merchantRow.map(({ card }) => merchantNumber(card)),
    AT.merchantRow,
  );
  position.set(
    table.merchantRow.map(({ spices }) => packed(spices)),
    AT.stallSpices,
  );
  position[AT.pointRowLength] = table.pointRow.length;
  position.set(table.pointRow.map(pointNumber), AT.pointRow);
  position[AT.merchantsLeft] = table.merchantDeck.length;
  position.set(table.merchantDeck.map(merchantNumber).toReversed(), AT.merchantDeck);
  position[AT.pointsLeft] = table.pointDeck.length;
  position.set(table.pointDeck.map(pointNumber).toReversed(), AT.pointDeck);
  for (const [index, seat] of table.seats.entries()) writeSeat(position, AT.firstSeat + index * SEAT_SIZE, seat);
  return position;
}

/** Points of a seat as they stand, cubes included. RULES 8.2. */
export function scoreAt(position: Position, seat: number, lastCaravans: Float64Array): number {
  const me = AT.firstSeat + seat * SEAT_SIZE;
  return (
    (position[me + OF_SEAT.points] ?? 0) +
    COIN_POINTS.gold * (position[me + OF_SEAT.gold] ?? 0) +
    COIN_POINTS.silver * (position[me + OF_SEAT.silver] ?? 0) +
    (lastCaravans[position[me + OF_SEAT.caravan] ?? 0] ?? 0)
  );
}

/** A handful of spices as one number: a byte for each, the lowest spice lowest. */
function packed({ turmeric, saffron, cardamom, cinnamon }: Spices): number {
  return turmeric | (saffron << 8) | (cardamom << 16) | (cinnamon << 24);
}

function writeSeat(position: Position, me: number, seat: Seat): void {
  position[me + OF_SEAT.caravan] = caravanOfSpices(seat.caravan);
  writeCards(position, me + OF_SEAT.hand, seat.hand);
  writeCards(position, me + OF_SEAT.played, seat.played);
  position[me + OF_SEAT.points] = seat.claimed.reduce((sum, id) => sum + pointCard(id).points, 0);
  position[me + OF_SEAT.claimed] = seat.claimed.length;
  position[me + OF_SEAT.gold] = seat.coins.gold;
  position[me + OF_SEAT.silver] = seat.coins.silver;
}

function writeCards(position: Position, at: number, cards: readonly MerchantCardId[]): void {
  for (const number of cards.map(merchantNumber)) {
    const half = at + (number >> 5);
    position[half] = (position[half] ?? 0) | (1 << (number & 31));
  }
}
