import type { MerchantCardId } from '../cards/merchant-cards.ts';
import type { PointCardId } from '../cards/point-cards.ts';
import type { Table } from '../table.ts';
import { parseHand, parseMerchantCards, parsePointCards } from './card.ts';
import { count, either } from './parser.ts';
import { printSheet, type Sheet, type SheetNotation } from './sheet.ts';
import { sheetParser } from './sheet-parser.ts';

interface PositionPiles {
  /** The cards, next one first, or how many there are. */
  readonly merchantDeck: readonly MerchantCardId[] | number;
  readonly pointDeck: readonly PointCardId[] | number;
  readonly hand: readonly MerchantCardId[];
  readonly claimed: readonly PointCardId[];
}

/** What a table is made of. */
interface TablePiles extends PositionPiles {
  readonly merchantDeck: readonly MerchantCardId[];
  readonly pointDeck: readonly PointCardId[];
}

/** A table, or a table whose decks are only counted. */
export type Position = Sheet<PositionPiles>;
export type PositionNotation = SheetNotation<PositionPiles>;

/** The position of a table without what its decks hold. */
export function withDecksCounted(table: Table): Position {
  return { ...table, merchantDeck: table.merchantDeck.length, pointDeck: table.pointDeck.length };
}

/** A table is printed with its decks listed. */
export function printPosition(position: Position): PositionNotation {
  return printSheet(position);
}

const parseTable = sheetParser<TablePiles>({
  merchantDeck: parseMerchantCards,
  pointDeck: parsePointCards,
  hand: parseHand,
  claimed: parsePointCards,
});

/** A position to play on from, so its decks are listed; null when malformed. */
export function parsePosition(value: unknown): Table | null {
  return parseTable(value) ?? null;
}

/**
 * A position to compare with, its decks listed or counted; null when malformed.
 * Where it does not say how many point cards end the match, `pointCardsToEnd` is meant.
 */
export function parseCheckpoint(value: unknown, pointCardsToEnd: number): Position | null {
  const parse = sheetParser<PositionPiles>(
    {
      merchantDeck: either(parseMerchantCards, count),
      pointDeck: either(parsePointCards, count),
      hand: parseHand,
      claimed: parsePointCards,
    },
    pointCardsToEnd,
  );
  return parse(value) ?? null;
}
