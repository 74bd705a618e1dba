import {
  add,
  merchantCard,
  scale,
  subtract,
  timesCovered,
  toList,
  type Action,
  type MerchantCardId,
  type Outlook,
  type Spice,
  type Spices,
  type Use,
} from '@spice-road/rules';
import { spicesOfCaravan, withoutLowest } from './caravans.ts';
import { merchantId } from './cards.ts';
import type { Outset } from './outset.ts';
import type { Plan, Step } from './plan.ts';

/** The action that begins a plan: the return of spices where that is owed, else the plan's first turn. */
export function firstActionOf({ me, phase }: Outlook, outset: Outset, { start, steps }: Plan): Action | null {
  if (phase === 'discard') return { type: 'discard', spices: subtract(me.caravan, spicesOfCaravan(start)) };
  const [step] = steps;
  return step ? actionOfStep(me.caravan, outset, step) : null;
}

function actionOfStep(caravan: Spices, { cards }: Outset, { kind, index, caravan: after }: Step): Action {
  switch (kind) {
    case 'play': {
      const card = merchantId(cards[index] ?? -1);
      return { type: 'play', card, use: useThatMakes(caravan, card, after) };
    }
    case 'acquire':
      return { type: 'acquire', slot: index, payment: toList(caravan).slice(0, index) };
    case 'claim':
      return { type: 'claim', slot: index };
    case 'rest':
      return { type: 'rest' };
  }
}

/** How the card is used to come to that caravan, the lowest spices being returned if it is overfull. */
export function useThatMakes(caravan: Spices, id: MerchantCardId, after: number): Use {
  const card = merchantCard(id);
  switch (card.kind) {
    case 'gather':
      return { kind: 'gather' };
    case 'upgrade':
      return { kind: 'upgrade', steps: stepsBetween(caravan, spicesOfCaravan(after)) };
    case 'trade': {
      const most = timesCovered(caravan, card.give);
      for (let times = most; times > 1; times -= 1) {
        const made = add(subtract(caravan, scale(card.give, times)), scale(card.take, times));
        if (withoutLowest(made.turmeric, made.saffron, made.cardamom, made.cinnamon) === after) {
          return { kind: 'trade', times };
        }
      }
      return { kind: 'trade', times: 1 };
    }
  }
}

/** The upgrades that lead from one caravan to the other, lowest spice first: what leaves a level goes one up. RULES 3.2. */
function stepsBetween(before: Spices, after: Spices): readonly Spice[] {
  const turmeric = before.turmeric - after.turmeric;
  const saffron = turmeric + before.saffron - after.saffron;
  const cardamom = saffron + before.cardamom - after.cardamom;
  return toList({ turmeric, saffron, cardamom, cinnamon: 0 });
}
