import type { MerchantCardId } from '../cards/merchant-cards.ts';
import type { PointCardId } from '../cards/point-cards.ts';
import type { Phase, Seat, Table } from '../table.ts';
import { printCubes } from './cubes.ts';

/** The types of what a position shows and a view may only count. */
export interface Piles {
  readonly merchantDeck: unknown;
  readonly pointDeck: unknown;
  readonly hand: unknown;
  readonly claimed: unknown;
}

/** What tables and views have in common, as the engine holds it. */
export interface Sheet<P extends Piles> extends Omit<Table, 'seats' | 'merchantDeck' | 'pointDeck'> {
  readonly seats: readonly SheetSeat<P>[];
  readonly merchantDeck: P['merchantDeck'];
  readonly pointDeck: P['pointDeck'];
}

export interface SheetSeat<P extends Piles> extends Omit<Seat, 'hand' | 'claimed'> {
  readonly hand: P['hand'];
  readonly claimed: P['claimed'];
}

/** The same, as it is written. RULES "Files". */
export interface SheetNotation<P extends Piles> {
  readonly seat: number;
  readonly round: number;
  readonly phase: Phase;
  readonly finalRound: boolean;
  readonly gold: number;
  readonly silver: number;
  readonly merchantRow: readonly { readonly card: MerchantCardId; readonly cubes: string }[];
  readonly merchantDeck: P['merchantDeck'];
  readonly pointRow: readonly PointCardId[];
  readonly pointDeck: P['pointDeck'];
  readonly players: readonly PlayerNotation<P>[];
  readonly pointCardsToEnd: number;
}

export interface PlayerNotation<P extends Piles> {
  readonly hand: P['hand'];
  readonly played: readonly MerchantCardId[];
  readonly caravan: string;
  readonly claimed: P['claimed'];
  readonly gold: number;
  readonly silver: number;
}

export function printSheet<P extends Piles>(sheet: Sheet<P>): SheetNotation<P> {
  return {
    seat: sheet.toAct,
    round: sheet.round,
    phase: sheet.phase,
    finalRound: sheet.lastRound,
    ...sheet.coins,
    merchantRow: sheet.merchantRow.map(({ card, spices }) => ({ card, cubes: printCubes(spices) })),
    merchantDeck: sheet.merchantDeck,
    pointRow: sheet.pointRow,
    pointDeck: sheet.pointDeck,
    players: sheet.seats.map(printPlayer),
    pointCardsToEnd: sheet.pointCardsToEnd,
  };
}

function printPlayer<P extends Piles>({ hand, played, caravan, claimed, coins }: SheetSeat<P>): PlayerNotation<P> {
  return { hand, played, caravan: printCubes(caravan), claimed, ...coins };
}
