import type { ActionOf, Use } from '../action.ts';
import { assert } from '../assert.ts';
import type { MerchantCard } from '../cards/merchant-card.ts';
import { merchantCard } from '../cards/merchant-cards.ts';
import type { GameEvent } from '../event.ts';
import type { Outlook } from '../outlook.ts';
import type { Refusal } from '../refusal.ts';
import type { Spice } from '../spice.ts';
import { add, covers, lift, scale, subtract, type Spices } from '../spices.ts';
import type { Step } from '../step.ts';
import { seatToAct, withSeat, type Seat, type Table } from '../table.ts';

type Play = ActionOf<'play'>;

/** Expects the use to be of the card's kind. RULES 3. */
export function checkPlay({ me }: Outlook, { card, use }: Play): Refusal | null {
  if (!me.hand.includes(card)) return 'card-not-in-hand';
  return checkUse(me.caravan, merchantCard(card), use);
}

/** The seat once the card lies in front of it, carried out. */
export function seatAfterPlay(me: Seat, { card, use }: Play): Seat {
  return {
    ...me,
    hand: me.hand.filter((held) => held !== card),
    played: [...me.played, card],
    caravan: caravanAfter(me.caravan, merchantCard(card), use),
  };
}

export function play(table: Table, action: Play): Step {
  const me = seatAfterPlay(seatToAct(table), action);
  return {
    table: { ...table, seats: withSeat(table.seats, table.toAct, me) },
    events: [eventOf(table.toAct, action)],
  };
}

function checkUse(caravan: Spices, card: MerchantCard, use: Use): Refusal | null {
  switch (use.kind) {
    case 'gather':
      return null;
    case 'upgrade':
      return card.kind === 'upgrade' && use.steps.length <= card.steps && liftAll(caravan, use.steps)
        ? null
        : 'bad-upgrade';
    case 'trade':
      // RULES 3.3: at least once. No card takes what it gives, so all rounds of a trade can be paid at once.
      if (use.times < 1) return 'bad-times';
      return card.kind === 'trade' && covers(caravan, scale(card.give, use.times)) ? null : 'not-enough-cubes';
  }
}

function caravanAfter(caravan: Spices, card: MerchantCard, use: Use): Spices {
  switch (card.kind) {
    case 'gather':
      return add(caravan, card.gain);
    case 'upgrade': {
      assert(use.kind === 'upgrade', 'an upgrade card is used for upgrades');
      const lifted = liftAll(caravan, use.steps);
      assert(lifted, 'only upgrades that passed the check are carried out');
      return lifted;
    }
    case 'trade':
      assert(use.kind === 'trade', 'a trade card is used to trade');
      return add(subtract(caravan, scale(card.give, use.times)), scale(card.take, use.times));
  }
}

/** Null when one of the steps finds no cube to lift. */
function liftAll(caravan: Spices, steps: readonly Spice[]): Spices | null {
  return steps.reduce<Spices | null>((lifted, spice) => lifted && lift(lifted, spice), caravan);
}

function eventOf(seat: number, { card, use }: Play): GameEvent {
  const face = merchantCard(card);
  switch (face.kind) {
    case 'gather':
      return { type: 'gathered', seat, card, took: face.gain };
    case 'upgrade':
      assert(use.kind === 'upgrade', 'an upgrade card is used for upgrades');
      return { type: 'upgraded', seat, card, steps: use.steps };
    case 'trade': {
      assert(use.kind === 'trade', 'a trade card is used to trade');
      const { times } = use;
      return { type: 'traded', seat, card, times, gave: scale(face.give, times), took: scale(face.take, times) };
    }
  }
}
