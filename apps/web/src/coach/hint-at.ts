import { outlookOfView, type View } from '@spice-road/rules';
import { offersOf } from '../draft/offers.ts';
import type { HintName, Lesson } from './lessons.ts';

/** What matters of a table to somebody who has never sat at one. */
export interface Moment {
  readonly phase: View['phase'];
  readonly isTurn: boolean;
  /** An action is being composed. */
  readonly isDrafting: boolean;
  readonly canPlay: boolean;
  readonly canRest: boolean;
  readonly canClaim: boolean;
  readonly isLastRound: boolean;
}

export function momentOf(view: View, isDrafting: boolean): Moment {
  const outlook = view.phase === 'over' ? null : outlookOfView(view);
  const offers = outlook === null ? null : offersOf(outlook);
  return {
    phase: view.phase,
    isTurn: outlook !== null,
    isDrafting,
    canPlay: offers !== null && [...offers.hand.values()].some(({ open }) => open),
    canRest: offers?.rest.open ?? false,
    canClaim: offers?.points.some(({ open }) => open) ?? false,
    isLastRound: view.lastRound,
  };
}

/** The one hint that helps now and has not been given before; what presses most comes first. */
export function hintAt(moment: Moment, learnt: ReadonlySet<Lesson>): HintName | null {
  if (moment.phase === 'over') return null;
  return hintsFor(moment).find((hint) => !learnt.has(hint)) ?? null;
}

function hintsFor(moment: Moment): readonly HintName[] {
  const always: readonly HintName[] = moment.isLastRound ? ['last'] : [];
  if (!moment.isTurn) return always;
  if (moment.phase === 'discard') return ['full'];
  if (moment.isDrafting) return ['draft'];
  const claim: readonly HintName[] = moment.canClaim ? ['claim'] : [];
  // Who can claim has better things to do.
  const rest: readonly HintName[] = !moment.canPlay && !moment.canClaim && moment.canRest ? ['rest'] : [];
  return [...always, ...claim, ...rest, 'turn'];
}
