import type { Outlook } from '../outlook.ts';
import type { Refusal } from '../refusal.ts';
import type { Step } from '../step.ts';
import { inHandOrder, seatToAct, withSeat, type Seat, type Table } from '../table.ts';

/** RULES 5: only with at least one card to take back. */
export function checkRest({ me }: Outlook): Refusal | null {
  return me.played.length > 0 ? null : 'nothing-to-rest';
}

export function seatAfterRest(me: Seat): Seat {
  return { ...me, hand: inHandOrder([...me.hand, ...me.played]), played: [] };
}

export function rest(table: Table): Step {
  const me = seatToAct(table);
  return {
    table: { ...table, seats: withSeat(table.seats, table.toAct, seatAfterRest(me)) },
    events: [{ type: 'rested', seat: table.toAct, cards: me.played }],
  };
}
