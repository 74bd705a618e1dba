import type { Action } from '../action.ts';
import { assert } from '../assert.ts';
import type { MerchantCardId } from '../cards/merchant-cards.ts';
import type { PointCardId } from '../cards/point-cards.ts';
import { replay, type GameRecord } from '../record.ts';
import { tally } from '../score.ts';
import { SEAT_COUNTS, type SeatCount } from '../seat-count.ts';
import type { Table } from '../table.ts';
import { parseAction, printAction, type ActionNotation } from './action.ts';
import { parsePointCardsToEnd } from './sheet-parser.ts';
import { parseMerchantCards, parsePointCards } from './card.ts';
import { either, fields, fieldsWithOptional, flag, integer, list, oneOf, text, unread } from './parser.ts';
import { printPosition, withDecksCounted, type PositionNotation } from './position.ts';

export const RECORD_FORMAT = 'spice-road/1';

/** Points by seat, and seats best first. */
export interface ResultNotation {
  readonly scores: readonly number[];
  readonly ranking: readonly number[];
}

/** A whole game, or the beginning of one, as a line of a file. RULES "Files". */
export interface RecordNotation {
  readonly format: typeof RECORD_FORMAT;
  readonly id: string;
  readonly seats: SeatCount;
  readonly pointCardsToEnd: number;
  /** In drawing order, the cards of the first row included; so is `pointDeck`. */
  readonly merchantDeck: readonly MerchantCardId[];
  readonly pointDeck: readonly PointCardId[];
  readonly actions: readonly ActionNotation[];
  /** The position after each action, decks counted; null where not given. */
  readonly after: readonly (Omit<PositionNotation, 'pointCardsToEnd'> | null)[];
  readonly finished: boolean;
  /** Null unless finished. */
  readonly result: ResultNotation | null;
}

/** Gives the last position only; expects a record that replays. */
export function printRecord(record: GameRecord): RecordNotation {
  const replayed = replay(record);
  assert(replayed.ok, 'only matches that were played by the rules are recorded');
  const { table } = replayed;
  const { pointCardsToEnd, ...position } = printPosition(withDecksCounted(table));
  const finished = table.phase === 'over';
  return {
    format: RECORD_FORMAT,
    id: record.id,
    seats: record.seats,
    pointCardsToEnd,
    merchantDeck: record.decks.merchants,
    pointDeck: record.decks.points,
    actions: record.actions.map(printAction),
    after: record.actions.map((_, index) => (index === record.actions.length - 1 ? position : null)),
    finished,
    result: finished ? printResult(table) : null,
  };
}

/** The scores and the ranking of a table as they stand. RULES 8.2, 8.3. */
export function printResult(table: Table): ResultNotation {
  const { scores, ranking } = tally(table);
  return { scores: scores.map(({ total }) => total), ranking };
}

/**
 * The outer form of a record; cards, actions and positions are left to be read one by one, so that a fault can be told
 * where it stands.
 */
export const readRecord = fieldsWithOptional(
  {
    format: oneOf(RECORD_FORMAT),
    id: text,
    seats: oneOf(...SEAT_COUNTS),
    pointCardsToEnd: parsePointCardsToEnd,
    merchantDeck: list(text),
    pointDeck: list(text),
    actions: list(unread),
  },
  {
    after: list(unread),
    finished: flag,
    result: either(oneOf(null), fields({ scores: list(integer), ranking: list(integer) })),
  },
);

/** Null when malformed, a wrong card included; whether it can be replayed is not asked, nor whether its positions fit. */
export function parseRecord(value: unknown): GameRecord | null {
  const read = readRecord(value);
  if (!read) return null;
  const merchants = parseMerchantCards(read.merchantDeck);
  const points = parsePointCards(read.pointDeck);
  const actions = list((action): Action | undefined => parseAction(action) ?? undefined)(
    read.actions.map(({ value: action }) => action),
  );
  if (!merchants || !points || !actions) return null;
  const { id, seats, pointCardsToEnd } = read;
  return { id, seats, pointCardsToEnd, decks: { merchants, points }, actions };
}
