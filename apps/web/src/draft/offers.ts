import {
  check,
  merchantCard,
  pointCard,
  SPICES,
  spices,
  subtract,
  toList,
  type Action,
  type MerchantCardId,
  type Outlook,
  type Refusal,
  type Spices,
  type Use,
} from '@spice-road/rules';

/** An action the screen may let you start, or why not. `missing` is what the caravan lacks for it. */
export type Offer =
  | { readonly open: true }
  | { readonly open: false; readonly refusal: Refusal; readonly missing: Spices; readonly short: number };

export interface Offers {
  /** By place in the hand of the outlook. */
  readonly hand: ReadonlyMap<MerchantCardId, Offer>;
  /** By slot. */
  readonly merchants: readonly Offer[];
  readonly points: readonly Offer[];
  readonly rest: Offer;
}

/** An outlook never changes, and each tap asks several times what it offers. */
const known = new WeakMap<Outlook, Offers>();

/** All that may be started now. The rules decide; this only asks them with the least each action could be. */
export function offersOf(outlook: Outlook): Offers {
  const offers = known.get(outlook) ?? allOffersOf(outlook);
  known.set(outlook, offers);
  return offers;
}

function allOffersOf(outlook: Outlook): Offers {
  const { me, merchantRow, pointRow } = outlook;
  return {
    hand: new Map(
      me.hand.map((card) => [card, offerOf(outlook, { type: 'play', card, use: leastUse(card) }, needOf(card))]),
    ),
    merchants: merchantRow.map((_, slot) => {
      const payment = paddedPayment(outlook, slot);
      const offer = offerOf(outlook, { type: 'acquire', slot, payment }, spices({}));
      return offer.open ? offer : { ...offer, short: slot - Math.min(slot, toList(me.caravan).length) };
    }),
    points: pointRow.map((card, slot) => offerOf(outlook, { type: 'claim', slot }, pointCard(card).demand)),
    rest: offerOf(outlook, { type: 'rest' }, spices({})),
  };
}

/** What `need` has more of than `have`. */
export function missingFrom(have: Spices, need: Spices): Spices {
  const lack = subtract(need, have);
  return spices(Object.fromEntries(SPICES.map((spice) => [spice, Math.max(0, lack[spice])])));
}

function offerOf(outlook: Outlook, action: Action, need: Spices): Offer {
  const refusal = check(outlook, action);
  if (refusal === null) return { open: true };
  const missing = missingFrom(outlook.me.caravan, need);
  return { open: false, refusal, missing, short: toList(missing).length };
}

function leastUse(card: MerchantCardId): Use {
  const { kind } = merchantCard(card);
  switch (kind) {
    case 'gather':
      return { kind: 'gather' };
    case 'upgrade':
      return { kind: 'upgrade', steps: [] };
    case 'trade':
      return { kind: 'trade', times: 1 };
  }
}

function needOf(id: MerchantCardId): Spices {
  const card = merchantCard(id);
  return card.kind === 'trade' ? card.give : spices({});
}

/** The first cubes of the caravan, filled up to the price, so that the rules say what is lacking rather than that it is short. */
function paddedPayment({ me }: Outlook, slot: number) {
  const cubes = toList(me.caravan).slice(0, slot);
  return [...cubes, ...Array.from({ length: slot - cubes.length }, () => SPICES[0])];
}
