import { seatToAct, type Seat, type Table } from './table.ts';
import type { View } from './view.ts';

/**
 * All that decides what the seat to act may do. It is the same whether it comes from the table or from that seat's own
 * view, so a browser checks and previews actions with the very code the server judges with.
 */
export interface Outlook extends Pick<Table, 'phase' | 'merchantRow' | 'pointRow' | 'coins'> {
  /** The seat to act. */
  readonly seat: number;
  readonly me: Seat;
}

export function outlookOf(table: Table): Outlook {
  const { toAct, phase, merchantRow, pointRow, coins } = table;
  return { seat: toAct, phase, merchantRow, pointRow, coins, me: seatToAct(table) };
}

/** Null unless the viewer is the seat to act. */
export function outlookOfView(view: View): Outlook | null {
  const { you, toAct, phase, merchantRow, pointRow, coins } = view;
  const mine = you === toAct ? view.seats[toAct] : undefined;
  if (!mine || typeof mine.hand === 'number' || typeof mine.claimed === 'number') return null;
  return {
    seat: toAct,
    phase,
    merchantRow,
    pointRow,
    coins,
    me: { hand: mine.hand, played: mine.played, caravan: mine.caravan, claimed: mine.claimed, coins: mine.coins },
  };
}
