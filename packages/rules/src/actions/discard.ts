import type { ActionOf } from '../action.ts';
import { excessOf } from '../caravan.ts';
import type { Outlook } from '../outlook.ts';
import type { Refusal } from '../refusal.ts';
import { covers, subtract, total } from '../spices.ts';
import type { Step } from '../step.ts';
import { seatToAct, withSeat, type Seat, type Table } from '../table.ts';

type Discard = ActionOf<'discard'>;

/** RULES 7: cubes of the caravan, of any colours, until exactly ten are left. */
export function checkDiscard({ me }: Outlook, { spices }: Discard): Refusal | null {
  const exact = total(spices) === excessOf(me.caravan);
  return exact && covers(me.caravan, spices) ? null : 'bad-discard';
}

export function seatAfterDiscard(me: Seat, { spices }: Discard): Seat {
  return { ...me, caravan: subtract(me.caravan, spices) };
}

export function discard(table: Table, action: Discard): Step {
  const me = seatAfterDiscard(seatToAct(table), action);
  return {
    table: { ...table, seats: withSeat(table.seats, table.toAct, me) },
    events: [{ type: 'discarded', seat: table.toAct, spices: action.spices }],
  };
}
