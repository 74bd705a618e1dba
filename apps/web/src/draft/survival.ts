import { check, excessOf, merchantCard, type Outlook } from '@spice-road/rules';
import { actionOf } from './action-of.ts';
import { cubesOf, stepsOf } from './cubes.ts';
import type { Draft } from './draft.ts';
import { offersOf } from './offers.ts';

/** May the draft go on with what the table has become? Asked when a new view of the same turn comes. */
export function survives(draft: Draft, outlook: Outlook): boolean {
  const cubes = cubesOf(outlook);
  switch (draft.kind) {
    case 'idle':
      return outlook.phase !== 'discard';
    case 'play-gather':
    case 'play-trade':
    case 'rest':
      return actionOf(draft, outlook) !== null;
    case 'play-upgrade':
      return (
        merchantCard(draft.card).kind === 'upgrade' &&
        actionOf(draft, outlook) !== null &&
        stepsOf(cubes, draft.lifts).length === draft.lifts.length
      );
    case 'acquire':
      return (
        outlook.merchantRow[draft.slot]?.card === draft.card &&
        offersOf(outlook).merchants[draft.slot]?.open === true &&
        draft.laid.every(({ cube }) => cube < cubes.length)
      );
    case 'claim':
      return (
        outlook.pointRow[draft.slot] === draft.card && check(outlook, { type: 'claim', slot: draft.slot }) === null
      );
    case 'discard':
      return (
        outlook.phase === 'discard' &&
        draft.chosen.length <= excessOf(outlook.me.caravan) &&
        draft.chosen.every((cube) => cube < cubes.length)
      );
  }
}
