import {
  check,
  excessOf,
  merchantCard,
  timesCovered,
  type MerchantCardId,
  type Outlook,
  type Spice,
} from '@spice-road/rules';
import { canBeLifted, cubesOf, nextStall } from './cubes.ts';
import { IDLE, freshDraft, type Draft } from './draft.ts';
import { offersOf } from './offers.ts';

/** One thing a person does while composing. */
export type Gesture =
  | { readonly type: 'pick-card'; readonly card: MerchantCardId }
  /** Starts an acquisition; during one, a stall to the left chooses where the next cube goes, or gives its cube back. */
  | { readonly type: 'pick-stall'; readonly slot: number }
  | { readonly type: 'pick-point'; readonly slot: number }
  | { readonly type: 'pick-rest' }
  /** A cube of the caravan: lifted, laid on a stall or taken back, chosen to be returned or kept after all. */
  | { readonly type: 'tap-cube'; readonly cube: number }
  | { readonly type: 'set-times'; readonly times: number }
  /** One more, or one less, cube of a spice to return: for a caravan too full to tap each cube. */
  | { readonly type: 'return-more'; readonly spice: Spice }
  | { readonly type: 'return-less'; readonly spice: Spice }
  /** Chooses what is still to be returned, lowest spices first. */
  | { readonly type: 'fill' }
  /** Asks whether it is meant to raise nothing. */
  | { readonly type: 'ask' }
  | { readonly type: 'undo' }
  | { readonly type: 'put-away' };

/** The draft after a gesture; the very same draft if the gesture means nothing now. */
export function compose(draft: Draft, gesture: Gesture, outlook: Outlook): Draft {
  switch (gesture.type) {
    case 'pick-card':
      return pickCard(draft, gesture.card, outlook);
    case 'pick-stall':
      return pickStall(draft, gesture.slot, outlook);
    case 'pick-point':
      return pickPoint(draft, gesture.slot, outlook);
    case 'pick-rest':
      return draft.kind !== 'rest' && check(outlook, { type: 'rest' }) === null ? { kind: 'rest' } : draft;
    case 'tap-cube':
      return tapCube(draft, gesture.cube, outlook);
    case 'set-times':
      return setTimes(draft, gesture.times, outlook);
    case 'return-more':
      return returnMore(draft, gesture.spice, outlook);
    case 'return-less':
      return returnLess(draft, gesture.spice, outlook);
    case 'fill':
      return fill(draft, outlook);
    case 'ask':
      return draft.kind === 'play-upgrade' && draft.lifts.length === 0 ? { ...draft, asked: true } : draft;
    case 'undo':
      return undo(draft);
    case 'put-away':
      return isOpen(draft) ? freshDraft(outlook) : draft;
  }
}

/** How often in a row the card may be traded. */
export function mostTimes(card: MerchantCardId, outlook: Outlook): number {
  const face = merchantCard(card);
  return face.kind === 'trade' ? timesCovered(outlook.me.caravan, face.give) : 0;
}

function isOpen(draft: Draft): boolean {
  return draft.kind !== 'idle';
}

function pickCard(draft: Draft, card: MerchantCardId, outlook: Outlook): Draft {
  if ('card' in draft && draft.card === card && draft.kind !== 'acquire') return IDLE;
  if (offersOf(outlook).hand.get(card)?.open !== true) return draft;
  const { kind } = merchantCard(card);
  switch (kind) {
    case 'gather':
      return { kind: 'play-gather', card };
    case 'upgrade':
      return { kind: 'play-upgrade', card, lifts: [] };
    case 'trade':
      return { kind: 'play-trade', card, times: 1 };
  }
}

function pickStall(draft: Draft, slot: number, outlook: Outlook): Draft {
  if (draft.kind === 'acquire') {
    if (slot === draft.slot) return IDLE;
    if (slot < draft.slot) {
      const kept = draft.laid.filter((one) => one.slot !== slot);
      return { ...draft, laid: kept, aim: slot };
    }
  }
  const stall = outlook.merchantRow[slot];
  if (stall === undefined || offersOf(outlook).merchants[slot]?.open !== true) return draft;
  return { kind: 'acquire', slot, card: stall.card, laid: [], aim: null };
}

function pickPoint(draft: Draft, slot: number, outlook: Outlook): Draft {
  if (draft.kind === 'claim' && draft.slot === slot) return IDLE;
  const card = outlook.pointRow[slot];
  if (card === undefined || offersOf(outlook).points[slot]?.open !== true) return draft;
  return { kind: 'claim', slot, card };
}

function tapCube(draft: Draft, cube: number, outlook: Outlook): Draft {
  const cubes = cubesOf(outlook);
  if (cubes[cube] === undefined) return draft;
  switch (draft.kind) {
    case 'play-upgrade': {
      const card = merchantCard(draft.card);
      const full = card.kind !== 'upgrade' || draft.lifts.length >= card.steps;
      return full || !canBeLifted(cubes, draft.lifts, cube)
        ? draft
        : { kind: draft.kind, card: draft.card, lifts: [...draft.lifts, cube] };
    }
    case 'acquire': {
      const here = draft.laid.find((one) => one.cube === cube);
      if (here !== undefined) return { ...draft, laid: draft.laid.filter((one) => one !== here), aim: here.slot };
      const slot = nextStall(draft);
      return slot === null ? draft : { ...draft, laid: [...draft.laid, { slot, cube }], aim: null };
    }
    case 'discard':
      if (draft.chosen.includes(cube)) return { ...draft, chosen: draft.chosen.filter((one) => one !== cube) };
      return chooseMore(draft, [cube], outlook);
    case 'idle':
    case 'play-gather':
    case 'play-trade':
    case 'claim':
    case 'rest':
      return draft;
  }
}

function setTimes(draft: Draft, times: number, outlook: Outlook): Draft {
  if (draft.kind !== 'play-trade' || times < 1 || times > mostTimes(draft.card, outlook)) return draft;
  return times === draft.times ? draft : { ...draft, times };
}

function returnMore(draft: Draft, spice: Spice, outlook: Outlook): Draft {
  if (draft.kind !== 'discard') return draft;
  const next = cubesOf(outlook).findIndex((cube, place) => cube === spice && !draft.chosen.includes(place));
  return next === -1 ? draft : chooseMore(draft, [next], outlook);
}

function returnLess(draft: Draft, spice: Spice, outlook: Outlook): Draft {
  if (draft.kind !== 'discard') return draft;
  const cubes = cubesOf(outlook);
  const last = draft.chosen.findLast((place) => cubes[place] === spice);
  return last === undefined ? draft : { ...draft, chosen: draft.chosen.filter((place) => place !== last) };
}

function fill(draft: Draft, outlook: Outlook): Draft {
  if (draft.kind !== 'discard') return draft;
  const left = [...cubesOf(outlook).keys()].filter((place) => !draft.chosen.includes(place));
  return chooseMore(draft, left, outlook);
}

function chooseMore(draft: Extract<Draft, { kind: 'discard' }>, more: readonly number[], outlook: Outlook): Draft {
  const chosen = [...draft.chosen, ...more].slice(0, excessOf(outlook.me.caravan));
  return chosen.length === draft.chosen.length ? draft : { ...draft, chosen };
}

function undo(draft: Draft): Draft {
  switch (draft.kind) {
    case 'play-upgrade':
      if (draft.asked === true) return { kind: draft.kind, card: draft.card, lifts: [] };
      return draft.lifts.length === 0 ? IDLE : { ...draft, lifts: draft.lifts.slice(0, -1) };
    case 'acquire':
      return draft.laid.length === 0 ? IDLE : { ...draft, laid: draft.laid.slice(0, -1), aim: null };
    case 'discard':
      return draft.chosen.length === 0 ? draft : { ...draft, chosen: draft.chosen.slice(0, -1) };
    case 'play-gather':
    case 'play-trade':
    case 'claim':
    case 'rest':
      return IDLE;
    case 'idle':
      return draft;
  }
}
