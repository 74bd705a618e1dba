import {
  add,
  CARAVAN_LIMIT,
  merchantCard,
  NONE,
  pointCard,
  preview,
  scale,
  subtract,
  total,
  type Outlook,
  type PointCardId,
  type Spices,
} from '@spice-road/rules';
import { actionOf } from './action-of.ts';
import { cubesOf, handfulOf } from './cubes.ts';
import type { Draft } from './draft.ts';
import { missingFrom } from './offers.ts';

/** How many cubes the caravan will hold once the draft is carried out; of a payment half laid, the rest counts too. */
export function loadAfter(draft: Draft, outlook: Outlook): number {
  const unpaid = draft.kind === 'acquire' ? draft.slot - draft.laid.length : 0;
  return total(caravanAfter(draft, outlook)) - unpaid;
}

/** How many cubes would have to be returned then. */
export function excessAfter(draft: Draft, outlook: Outlook): number {
  return Math.max(0, loadAfter(draft, outlook) - CARAVAN_LIMIT);
}

/** What a point card asks for, held against the caravan as the draft would leave it. */
export type Prospect =
  | { readonly kind: 'covered' }
  /** Half a payment says nothing yet about what will be left. */
  | { readonly kind: 'open' }
  | { readonly kind: 'short'; readonly missing: Spices };

export function prospectOf(card: PointCardId, draft: Draft, outlook: Outlook): Prospect {
  const missing = missingFrom(caravanAfter(draft, outlook), pointCard(card).demand);
  if (total(missing) > 0) return { kind: 'short', missing };
  const isUnpaid = draft.kind === 'acquire' && actionOf(draft, outlook) === null;
  return { kind: isUnpaid ? 'open' : 'covered' };
}

/** The caravan once the draft is carried out; of one that is half composed, as far as it has come. */
export function caravanAfter(draft: Draft, outlook: Outlook): Spices {
  const { caravan } = outlook.me;
  const cubes = cubesOf(outlook);
  const action = actionOf(draft, outlook);
  if (action !== null) return preview(outlook, action).caravan;
  if (draft.kind === 'discard') return subtract(caravan, handfulOf(cubes, draft.chosen));
  if (draft.kind !== 'acquire') return caravan;
  const laid = handfulOf(
    cubes,
    draft.laid.map(({ cube }) => cube),
  );
  return add(subtract(caravan, laid), comingWith(draft, outlook));
}

/** What the draft brings in. */
export function comingWith(draft: Draft, outlook: Outlook): Spices {
  switch (draft.kind) {
    case 'play-gather': {
      const card = merchantCard(draft.card);
      return card.kind === 'gather' ? card.gain : NONE;
    }
    case 'play-trade': {
      const card = merchantCard(draft.card);
      return card.kind === 'trade' ? scale(card.take, draft.times) : NONE;
    }
    case 'acquire':
      return outlook.merchantRow[draft.slot]?.spices ?? NONE;
    case 'idle':
    case 'play-upgrade':
    case 'claim':
    case 'rest':
    case 'discard':
      return NONE;
  }
}

/** What the draft gives away of each spice, as far as it does not depend on which cube. */
export function goingWith(draft: Draft): Spices {
  switch (draft.kind) {
    case 'play-trade': {
      const card = merchantCard(draft.card);
      return card.kind === 'trade' ? scale(card.give, draft.times) : NONE;
    }
    case 'claim':
      return pointCard(draft.card).demand;
    case 'idle':
    case 'play-gather':
    case 'play-upgrade':
    case 'acquire':
    case 'rest':
    case 'discard':
      return NONE;
  }
}
