import type { Action, Use } from './action.ts';
import { checkClaim } from './actions/claim.ts';
import { checkRest } from './actions/rest.ts';
import { excessOf } from './caravan.ts';
import { merchantCard, type MerchantCardId } from './cards/merchant-cards.ts';
import type { Outlook } from './outlook.ts';
import { SPICES, type Spice } from './spice.ts';
import { lift, takeOne, timesCovered, type Spices } from './spices.ts';

/**
 * Every action the seat to act may take, each once, always in the same order.
 * Upgrades and discards that differ only in order are one action, written lowest spice first; payments are not, for it
 * matters which cube lies on which card.
 */
export function legalActions(outlook: Outlook): readonly Action[] {
  switch (outlook.phase) {
    case 'action':
      return [...plays(outlook), ...acquisitions(outlook), ...rests(outlook), ...claims(outlook)];
    case 'discard':
      return discards(outlook.me.caravan);
    case 'over':
      return [];
  }
}

function plays({ me }: Outlook): readonly Action[] {
  const actions: Action[] = [];
  for (const card of me.hand) {
    for (const use of uses(card, me.caravan)) actions.push({ type: 'play', card, use });
  }
  return actions;
}

function uses(id: MerchantCardId, caravan: Spices): readonly Use[] {
  const card = merchantCard(id);
  switch (card.kind) {
    case 'gather':
      return [{ kind: 'gather' }];
    case 'upgrade':
      return upgrades(caravan, card.steps, SPICES[0]).map((steps): Use => ({ kind: 'upgrade', steps }));
    case 'trade':
      return trades(timesCovered(caravan, card.give));
  }
}

function trades(most: number): readonly Use[] {
  const all: Use[] = [];
  for (let times = 1; times <= most; times += 1) all.push({ kind: 'trade', times });
  return all;
}

/**
 * All ways to take up to `limit` steps, none of them below `from`.
 * Steps in rising order suffice: a cube lifted by one step is there for the next, never the other way round.
 */
function upgrades(caravan: Spices, limit: number, from: Spice): readonly (readonly Spice[])[] {
  if (limit === 0) return [[]];
  const further = SPICES.slice(SPICES.indexOf(from)).flatMap((spice) => {
    const lifted = lift(caravan, spice);
    return lifted ? upgrades(lifted, limit - 1, spice).map((steps) => [spice, ...steps]) : [];
  });
  return [[], ...further];
}

function acquisitions({ me, merchantRow }: Outlook): readonly Action[] {
  const actions: Action[] = [];
  let purses: readonly Purse[] = [{ paid: [], left: me.caravan }];
  for (const slot of merchantRow.keys()) {
    for (const { paid } of purses) actions.push({ type: 'acquire', slot, payment: paid });
    if (slot + 1 < merchantRow.length) purses = purses.flatMap(payOneMore);
  }
  return actions;
}

/** A payment being made: what is laid out so far and what the caravan still has. */
interface Purse {
  readonly paid: readonly Spice[];
  readonly left: Spices;
}

function payOneMore({ paid, left }: Purse): readonly Purse[] {
  const next: Purse[] = [];
  for (const spice of SPICES) {
    const rest = takeOne(left, spice);
    if (rest) next.push({ paid: [...paid, spice], left: rest });
  }
  return next;
}

function rests(outlook: Outlook): readonly Action[] {
  return checkRest(outlook) ? [] : [{ type: 'rest' }];
}

function claims(outlook: Outlook): readonly Action[] {
  return outlook.pointRow
    .map((_, slot) => ({ type: 'claim', slot }) as const)
    .filter((action) => checkClaim(outlook, action) === null);
}

function discards(caravan: Spices): readonly Action[] {
  return handfuls(caravan, excessOf(caravan)).map((spices): Action => ({ type: 'discard', spices }));
}

/** All ways to take exactly `count` cubes out of `some`: any number of the lower spices, and cinnamon for the rest. */
function handfuls(some: Spices, count: number): readonly Spices[] {
  const all: Spices[] = [];
  for (let turmeric = 0; turmeric <= some.turmeric; turmeric += 1) {
    for (let saffron = 0; saffron <= some.saffron; saffron += 1) {
      for (let cardamom = 0; cardamom <= some.cardamom; cardamom += 1) {
        const cinnamon = count - turmeric - saffron - cardamom;
        if (cinnamon >= 0 && cinnamon <= some.cinnamon) all.push({ turmeric, saffron, cardamom, cinnamon });
      }
    }
  }
  return all;
}
