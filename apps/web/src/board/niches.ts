import { CARAVAN_LIMIT, SPICES, toList, type Outlook, type Spice, type Spices } from '@spice-road/rules';
import { cubesOf, liftedCubes } from '../draft/cubes.ts';
import type { Draft } from '../draft/draft.ts';
import { comingWith, goingWith } from '../draft/outcome.ts';
import type { Fate, Niche } from '../pieces/caravan.tsx';
import { cubeKey, cubeKeys } from '../pieces/cube-keys.ts';

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
  const cubes = toList(caravan);
  const keys = cubeKeys(cubes);
  return padded(cubes.map((spice, index) => niche(keys[index] ?? '', spice, 'stays', null)));
}

/** The caravan as the draft would change it: what goes, what comes, what is lifted where it lies. */
export function plannedNiches(draft: Draft, outlook: Outlook): readonly PlannedNiche[] {
  const cubes = cubesOf(outlook);
  const keys = cubeKeys(cubes);
  const shown = draft.kind === 'play-upgrade' ? liftedCubes(cubes, draft.lifts) : cubes;
  const coming = comingWith(draft, outlook);
  const fates = fatesOf(draft, cubes);
  const held = shown.map((spice, cube) =>
    niche(keys[cube] ?? '', spice, spice === cubes[cube] ? (fates[cube] ?? 'stays') : 'comes', cube),
  );
  if (draft.kind === 'play-upgrade') return padded(held);
  return padded(
    SPICES.flatMap((spice) => [
      ...held.filter((one) => one.spice === spice),
      // As it will be called once it is there.
      ...Array.from({ length: coming[spice] }, (_, index) =>
        niche(cubeKey(spice, outlook.me.caravan[spice] + index), spice, 'comes', null),
      ),
    ]),
  );
}

function fatesOf(draft: Draft, cubes: readonly Spice[]): readonly Fate[] {
  if (draft.kind === 'acquire')
    return cubes.map((_, cube) => (draft.laid.some((one) => one.cube === cube) ? 'goes' : 'stays'));
  if (draft.kind === 'discard') return cubes.map((_, cube) => (draft.chosen.includes(cube) ? 'returns' : 'stays'));
  const going = goingWith(draft);
  // Of equal cubes the first ones go.
  return cubes.map((spice, cube) => (cube - cubes.indexOf(spice) < going[spice] ? 'goes' : 'stays'));
}

function niche(key: string, spice: Spice | null, fate: Fate, cube: number | null): PlannedNiche {
  return { key, spice, fate, cube, over: false };
}

/** At least ten niches, and those past the tenth cube that stays marked as too many. */
function padded(niches: readonly PlannedNiche[]): readonly PlannedNiche[] {
  let staying = 0;
  const marked = niches.map((one) => {
    if (one.fate === 'stays' || one.fate === 'comes') staying += 1;
    return { ...one, over: staying > CARAVAN_LIMIT && (one.fate === 'stays' || one.fate === 'comes') };
  });
  const empty = Array.from({ length: Math.max(0, CARAVAN_LIMIT - niches.length) }, (_, index) =>
    niche(cubeKey(null, index), null, 'stays', null),
  );
  return [...marked, ...empty];
}
