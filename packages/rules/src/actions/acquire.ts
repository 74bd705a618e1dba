import type { ActionOf } from '../action.ts';
import { assert } from '../assert.ts';
import type { Outlook } from '../outlook.ts';
import type { Refusal } from '../refusal.ts';
import type { Spice } from '../spice.ts';
import { add, addOne, covers, fromList, NONE, subtract } from '../spices.ts';
import type { Step } from '../step.ts';
import { inHandOrder, seatToAct, withSeat, type Seat, type Stall, type Table } from '../table.ts';

type Acquire = ActionOf<'acquire'>;

/** RULES 4.1. */
export function checkAcquire({ me, merchantRow }: Outlook, { slot, payment }: Acquire): Refusal | null {
  if (!merchantRow[slot]) return 'empty-slot';
  if (payment.length !== slot) return 'bad-payment';
  // The caravan as it is before the card comes: what lies on the card cannot pay for it.
  if (!covers(me.caravan, fromList(payment))) return 'not-enough-cubes';
  return null;
}

/** The seat with the card in hand, its payment gone and what lay on the card in its caravan. RULES 4.2. */
export function seatAfterAcquire(me: Seat, merchantRow: readonly Stall[], { slot, payment }: Acquire): Seat {
  const stall = stallAt(merchantRow, slot);
  return {
    ...me,
    hand: inHandOrder([...me.hand, stall.card]),
    caravan: add(subtract(me.caravan, fromList(payment)), stall.spices),
  };
}

export function acquire(table: Table, action: Acquire): Step {
  const { slot, payment } = action;
  const { card, spices: collected } = stallAt(table.merchantRow, slot);
  const dealt = table.merchantDeck[0] ?? null;
  const left = table.merchantRow.slice(0, slot).map((stall, index) => withSpice(stall, payment[index]));
  const right = table.merchantRow.slice(slot + 1);
  return {
    table: {
      ...table,
      merchantRow: [...left, ...right, ...(dealt ? [{ card: dealt, spices: NONE }] : [])],
      merchantDeck: table.merchantDeck.slice(1),
      seats: withSeat(table.seats, table.toAct, seatAfterAcquire(seatToAct(table), table.merchantRow, action)),
    },
    events: [{ type: 'acquired', seat: table.toAct, slot, card, payment, collected, dealt }],
  };
}

function stallAt(merchantRow: readonly Stall[], slot: number): Stall {
  const stall = merchantRow[slot];
  assert(stall, 'only a card that lies in the row is acquired');
  return stall;
}

function withSpice(stall: Stall, spice: Spice | undefined): Stall {
  assert(spice, 'every stall to the left of the acquired card is paid');
  return { card: stall.card, spices: addOne(stall.spices, spice) };
}
