import { excessOf } from '../caravan.ts';
import { POINT_CARDS_TO_END, standardPointCardsToEnd } from '../cards-to-end.ts';
import { MERCHANT_ROW_LENGTH, POINT_ROW_LENGTH } from '../setup.ts';
import { SEAT_COUNTS } from '../seat-count.ts';
import { PHASES, type Stall } from '../table.ts';
import { parseMerchantCard, parsePointCard } from './card.ts';
import { parseCubes } from './cubes.ts';
import { count, fields, fieldsWithOptional, flag, integer, list, mapped, oneOf, type Parser } from './parser.ts';
import type { Piles, Sheet, SheetSeat } from './sheet.ts';

/** How to read what a position shows and a view may only count. */
export type PileParsers<P extends Piles> = { readonly [Pile in keyof Piles]: Parser<P[Pile]> };

/**
 * Refuses what no play could lead to if it would confuse the engine: a seat that is not there, rows too long, a card twice
 * in one seat, a discard that is not owed. It does not ask that every card be somewhere, or nowhere twice.
 * A sheet that does not say how many point cards end the match means `pointCardsToEnd`, or else the standard number.
 */
export function sheetParser<P extends Piles>(piles: PileParsers<P>, pointCardsToEnd?: number): Parser<Sheet<P>> {
  const parser = fieldsWithOptional(
    {
      seat: count,
      round: count,
      phase: oneOf(...PHASES),
      finalRound: flag,
      gold: count,
      silver: count,
      merchantRow: list(parseStall),
      merchantDeck: piles.merchantDeck,
      pointRow: list(parsePointCard),
      pointDeck: piles.pointDeck,
      players: list(seatParser(piles)),
    },
    { pointCardsToEnd: parsePointCardsToEnd },
  );
  return mapped(parser, (read): Sheet<P> | undefined => {
    const seatCount = SEAT_COUNTS.find((seats) => seats === read.players.length);
    if (!seatCount) return undefined;
    const sheet: Sheet<P> = {
      seats: read.players,
      toAct: read.seat,
      round: read.round,
      phase: read.phase,
      lastRound: read.finalRound,
      coins: { gold: read.gold, silver: read.silver },
      merchantRow: read.merchantRow,
      merchantDeck: read.merchantDeck,
      pointRow: read.pointRow,
      pointDeck: read.pointDeck,
      pointCardsToEnd: read.pointCardsToEnd ?? pointCardsToEnd ?? standardPointCardsToEnd(seatCount),
    };
    return isSound(sheet) ? sheet : undefined;
  });
}

/** RULES 10.2. */
export function parsePointCardsToEnd(value: unknown): number | undefined {
  const cards = integer(value);
  return cards !== undefined && cards >= POINT_CARDS_TO_END.least && cards <= POINT_CARDS_TO_END.most
    ? cards
    : undefined;
}

const parseStall: Parser<Stall> = mapped(
  fields({ card: parseMerchantCard, cubes: parseCubes }),
  ({ card, cubes }): Stall => ({ card, spices: cubes }),
);

function seatParser<P extends Piles>({ hand, claimed }: PileParsers<P>): Parser<SheetSeat<P>> {
  const parser = fields({
    hand,
    played: list(parseMerchantCard),
    caravan: parseCubes,
    claimed,
    gold: count,
    silver: count,
  });
  return mapped(parser, ({ gold, silver, ...seat }): SheetSeat<P> => ({ ...seat, coins: { gold, silver } }));
}

function isSound<P extends Piles>(sheet: Sheet<P>): boolean {
  const { seats, toAct, round, phase, merchantRow, pointRow } = sheet;
  const seat = seats[toAct];
  return (
    seat !== undefined &&
    round >= 1 &&
    merchantRow.length <= MERCHANT_ROW_LENGTH &&
    pointRow.length <= POINT_ROW_LENGTH &&
    (phase !== 'discard' || excessOf(seat.caravan) > 0) &&
    seats.every(holdsNoCardTwice)
  );
}

function holdsNoCardTwice<P extends Piles>({ hand, played }: SheetSeat<P>): boolean {
  const cards: readonly unknown[] = Array.isArray(hand) ? [...hand, ...played] : played;
  return new Set(cards).size === cards.length;
}
