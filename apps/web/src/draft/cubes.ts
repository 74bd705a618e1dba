import { fromList, oneLevelUp, toList, type Outlook, type Spice, type Spices } from '@spice-road/rules';
import type { Draft } from './draft.ts';

/** The caravan cube by cube, as it lay when the turn began. */
export function cubesOf({ me }: Outlook): readonly Spice[] {
  return toList(me.caravan);
}

/** What each cube has become by the lifts so far. */
export function liftedCubes(cubes: readonly Spice[], lifts: readonly number[]): readonly Spice[] {
  return lifts.reduce<readonly Spice[]>((now, cube) => {
    const lifted = spiceAfterLift(now[cube]);
    return lifted === null ? now : now.with(cube, lifted);
  }, cubes);
}

/** The spice each lift takes hold of, in order: the steps of the action. */
export function stepsOf(cubes: readonly Spice[], lifts: readonly number[]): readonly Spice[] {
  return lifts.flatMap((cube, step) => liftedCubes(cubes, lifts.slice(0, step))[cube] ?? []);
}

export function canBeLifted(cubes: readonly Spice[], lifts: readonly number[], cube: number): boolean {
  return spiceAfterLift(liftedCubes(cubes, lifts)[cube]) !== null;
}

/** The spices of some cubes. */
export function handfulOf(cubes: readonly Spice[], places: readonly number[]): Spices {
  return fromList(places.flatMap((place) => cubes[place] ?? []));
}

/** What lies ready on each stall left of the acquired card: by slot, null where a cube is still missing. */
export function paymentSoFar(
  { slot, laid }: Extract<Draft, { kind: 'acquire' }>,
  cubes: readonly Spice[],
): readonly (Spice | null)[] {
  return Array.from({ length: slot }, (_, stall) => {
    const here = laid.find((one) => one.slot === stall);
    return here === undefined ? null : (cubes[here.cube] ?? null);
  });
}

/** The stall the next cube goes to; null when all are paid. */
export function nextStall({ slot, laid, aim }: Extract<Draft, { kind: 'acquire' }>): number | null {
  const open = Array.from({ length: slot }, (_, stall) => stall).filter(
    (stall) => !laid.some((one) => one.slot === stall),
  );
  return open.find((stall) => stall === aim) ?? open[0] ?? null;
}

function spiceAfterLift(spice: Spice | undefined): Spice | null {
  return spice === undefined ? null : oneLevelUp(spice);
}
