import type { MerchantCardId } from './cards/merchant-cards.ts';
import type { PointCardId } from './cards/point-cards.ts';
import type { Seat, Table } from './table.ts';

/** Who is looking: a seat, or null for a watcher; at an open table everybody sees hands and claimed cards. RULES 10.1. */
export interface Viewer {
  readonly seat: number | null;
  readonly open: boolean;
}

/** A seat as somebody sees it: cards, or only how many. RULES 9. */
export interface SeatView extends Omit<Seat, 'hand' | 'claimed'> {
  readonly hand: readonly MerchantCardId[] | number;
  readonly claimed: readonly PointCardId[] | number;
}

/** What one viewer may see of a table. Decks are only counted, so a view cannot tell what comes next. RULES "A view". */
export interface View extends Omit<Table, 'seats' | 'merchantDeck' | 'pointDeck'> {
  /** The viewer's seat; null for a watcher. */
  readonly you: number | null;
  readonly seats: readonly SeatView[];
  /** How many cards are left. */
  readonly merchantDeck: number;
  readonly pointDeck: number;
}

export function viewOf(table: Table, viewer: Viewer): View {
  const everything = viewer.open || table.phase === 'over';
  return {
    you: viewer.seat,
    toAct: table.toAct,
    round: table.round,
    phase: table.phase,
    lastRound: table.lastRound,
    coins: table.coins,
    merchantRow: table.merchantRow,
    merchantDeck: table.merchantDeck.length,
    pointRow: table.pointRow,
    pointDeck: table.pointDeck.length,
    pointCardsToEnd: table.pointCardsToEnd,
    seats: table.seats.map((seat, index) => (everything || index === viewer.seat ? seat : fromOutside(seat))),
  };
}

function fromOutside(seat: Seat): SeatView {
  return { ...seat, hand: seat.hand.length, claimed: seat.claimed.length };
}
