import type { ActionOf } from '../action.ts';
import { assert } from '../assert.ts';
import { pointCard, type PointCardId } from '../cards/point-cards.ts';
import { coinOver, type Coin, type Coins } from '../coins.ts';
import type { Outlook } from '../outlook.ts';
import type { Refusal } from '../refusal.ts';
import { covers, subtract } from '../spices.ts';
import type { Step } from '../step.ts';
import { seatToAct, withSeat, type Seat, type Table } from '../table.ts';

type Claim = ActionOf<'claim'>;

/** RULES 6.1. */
export function checkClaim({ me, pointRow }: Outlook, { slot }: Claim): Refusal | null {
  const card = pointRow[slot];
  if (!card) return 'empty-slot';
  if (!covers(me.caravan, pointCard(card).demand)) return 'not-enough-cubes';
  return null;
}

/** The seat with the card claimed, its demand returned to the supply, and the coin over it, if any. RULES 6.2. */
export function seatAfterClaim(
  me: Seat,
  { pointRow, coins }: Pick<Table, 'pointRow' | 'coins'>,
  { slot }: Claim,
): Seat {
  const card = cardAt(pointRow, slot);
  return {
    ...me,
    caravan: subtract(me.caravan, pointCard(card).demand),
    claimed: [...me.claimed, card],
    coins: changed(me.coins, coinOver(slot, coins), 1),
  };
}

export function claim(table: Table, action: Claim): Step {
  const { toAct: seat, pointRow, coins } = table;
  const { slot } = action;
  const card = cardAt(pointRow, slot);
  const coin = coinOver(slot, coins);
  const dealt = table.pointDeck[0] ?? null;
  return {
    table: {
      ...table,
      coins: changed(coins, coin, -1),
      pointRow: [...pointRow.toSpliced(slot, 1), ...(dealt ? [dealt] : [])],
      pointDeck: table.pointDeck.slice(1),
      seats: withSeat(table.seats, seat, seatAfterClaim(seatToAct(table), table, action)),
    },
    events: [{ type: 'claimed', seat, slot, card, coin, dealt }],
  };
}

function cardAt(pointRow: readonly PointCardId[], slot: number): PointCardId {
  const card = pointRow[slot];
  assert(card, 'only a card that lies in the row is claimed');
  return card;
}

function changed(coins: Coins, coin: Coin | null, by: number): Coins {
  return coin ? { ...coins, [coin]: coins[coin] + by } : coins;
}
