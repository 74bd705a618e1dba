import {
  add,
  CARAVAN_LIMIT,
  merchantCard,
  NONE,
  pointCard,
  preview,
  scale,
  SPICES,
  subtract,
  total,
  type Outlook,
  type Spice,
  type Spices,
} from '@spice-road/rules';
import { actionOf } from '../draft/action-of.ts';
import { cubesOf, handfulOf, liftedCubes } from '../draft/cubes.ts';
import type { Draft } from '../draft/draft.ts';
import type { Fate, Niche } from '../pieces/caravan.tsx';

/** A niche and the cube of the draft it shows; null for a cube that is yet to come, and for an empty niche. */
export interface PlannedNiche extends Niche {
  readonly cube: number | null;
}

/** More cubes than this are counted instead of shown one by one; fewer where each must be a target. */
const MOST_NICHES = 20;
const MOST_TARGETS = 14;

export function isCounted(niches: readonly Niche[], draft: Draft): boolean {
  return niches.length > (draft.kind === 'discard' ? MOST_TARGETS : MOST_NICHES);
}

/** A caravan that nobody is changing. */
export function restingNiches(caravan: Spices): readonly Niche[] {
  return padded(SPICES.flatMap((spice) => Array.from({ length: caravan[spice] }, () => niche(spice, 'stays', null))));
}

/** The caravan as the draft would change it: what goes, what comes, what is lifted where it lies. */
export function plannedNiches(draft: Draft, outlook: Outlook): readonly PlannedNiche[] {
  const cubes = cubesOf(outlook);
  const shown = draft.kind === 'play-upgrade' ? liftedCubes(cubes, draft.lifts) : cubes;
  const coming = comingWith(draft, outlook);
  const fates = fatesOf(draft, cubes);
  const held = shown.map((spice, cube) =>
    niche(spice, spice === cubes[cube] ? (fates[cube] ?? 'stays') : 'comes', cube),
  );
  if (draft.kind === 'play-upgrade') return padded(held);
  return padded(
    SPICES.flatMap((spice) => [
      ...held.filter((one) => one.spice === spice),
      ...Array.from({ length: coming[spice] }, () => niche(spice, 'comes', null)),
    ]),
  );
}

/** How many cubes the caravan will hold once the draft is carried out; of a payment half laid, the rest counts too. */
export function loadAfter(draft: Draft, outlook: Outlook): number {
  const unpaid = draft.kind === 'acquire' ? draft.slot - draft.laid.length : 0;
  return total(caravanAfter(draft, outlook)) - unpaid;
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

function fatesOf(draft: Draft, cubes: readonly Spice[]): readonly Fate[] {
  if (draft.kind === 'acquire')
    return cubes.map((_, cube) => (draft.laid.some((one) => one.cube === cube) ? 'goes' : 'stays'));
  if (draft.kind === 'discard') return cubes.map((_, cube) => (draft.chosen.includes(cube) ? 'returns' : 'stays'));
  const going = goingWith(draft);
  // Of equal cubes the first ones go.
  return cubes.map((spice, cube) => (cube - cubes.indexOf(spice) < going[spice] ? 'goes' : 'stays'));
}

function niche(spice: Spice | null, fate: Fate, cube: number | null): PlannedNiche {
  return { spice, fate, cube, over: false };
}

/** At least ten niches, and those past the tenth cube that stays marked as too many. */
function padded(niches: readonly PlannedNiche[]): readonly PlannedNiche[] {
  let staying = 0;
  const marked = niches.map((one) => {
    if (one.fate === 'stays' || one.fate === 'comes') staying += 1;
    return { ...one, over: staying > CARAVAN_LIMIT && (one.fate === 'stays' || one.fate === 'comes') };
  });
  const empty = Array.from({ length: Math.max(0, CARAVAN_LIMIT - niches.length) }, () => niche(null, 'stays', null));
  return [...marked, ...empty];
}
