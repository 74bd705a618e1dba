import { merchantCard, type Action, type Outlook } from '@spice-road/rules';
import { actionOf, progressOf } from './action-of.ts';
import { compose, mostTimes, type Gesture } from './compose.ts';
import type { ConfirmMode } from './confirm-modes.ts';
import { canBeLifted, cubesOf } from './cubes.ts';
import { isPlayOf, type Draft } from './draft.ts';
import { excessAfter } from './outcome.ts';

export interface Taken {
  readonly draft: Draft;
  /** What is sent thereby. */
  readonly action: Action | null;
}

interface Manner {
  readonly mode: ConfirmMode;
  /** The second click of a double click: nobody has read what came of the first. */
  readonly pace: 'double' | 'single';
}

/** What one thing that a person does makes of the draft, and whether it is the last one. */
export function take(draft: Draft, gesture: Gesture, outlook: Outlook, { mode, pace }: Manner): Taken {
  if (isSecondTap(draft, gesture)) {
    const action = mode === 'again' && !isBare(draft) ? actionOf(draft, outlook) : null;
    if (pace === 'double') return { draft, action: isPlain(draft, outlook) ? action : null };
    if (action !== null) return { draft, action };
  }
  const next = compose(draft, gesture, outlook);
  const isLast = mode === 'once' && next !== draft && isChoice(gesture) && isPlain(next, outlook);
  return { draft: next, action: isLast ? actionOf(next, outlook) : null };
}

/** An upgrade card played for nothing. The rules allow it (RULES 3.2), but hardly anybody means it. */
export function isBare(draft: Draft): boolean {
  return draft.kind === 'play-upgrade' && draft.lifts.length === 0;
}

/** The question whether that is meant is open. */
export function isAsked(draft: Draft): boolean {
  return draft.kind === 'play-upgrade' && draft.asked === true;
}

/** Would a tap on this cube send the draft, rather than let the cube stay? */
export function sendsByCube(draft: Draft, cube: number, outlook: Outlook, mode: ConfirmMode): boolean {
  return mode === 'again' && isSecondTap(draft, { type: 'tap-cube', cube }) && actionOf(draft, outlook) !== null;
}

/** Taps on what is picked already; without a mode that sends, they put it back. */
function isSecondTap(draft: Draft, gesture: Gesture): boolean {
  switch (gesture.type) {
    case 'pick-card':
      return isPlayOf(draft, gesture.card);
    case 'pick-stall':
      return draft.kind === 'acquire' && draft.slot === gesture.slot;
    case 'pick-point':
      return draft.kind === 'claim' && draft.slot === gesture.slot;
    case 'tap-cube':
      return draft.kind === 'discard' && draft.chosen.includes(gesture.cube);
    case 'pick-rest':
    case 'set-times':
    case 'return-more':
    case 'return-less':
    case 'fill':
    case 'ask':
    case 'undo':
    case 'put-away':
      return false;
  }
}

/** Chooses something of the action; the others choose by themselves, or take back. */
function isChoice({ type }: Gesture): boolean {
  switch (type) {
    case 'pick-card':
    case 'pick-stall':
    case 'pick-point':
    case 'pick-rest':
    case 'tap-cube':
    case 'return-more':
      return true;
    case 'set-times':
    case 'return-less':
    case 'fill':
    case 'ask':
    case 'undo':
    case 'put-away':
      return false;
  }
}

/** Complete, with nothing more to choose, and nothing comes of it that is not plain to see: cubes to be returned, say. */
function isPlain(draft: Draft, outlook: Outlook): boolean {
  if (actionOf(draft, outlook) === null) return false;
  switch (draft.kind) {
    case 'play-upgrade':
      return draft.lifts.length > 0 && !hasMoreSteps(draft, outlook);
    case 'play-trade':
      return mostTimes(draft.card, outlook) === 1 && excessAfter(draft, outlook) === 0;
    case 'play-gather':
    case 'acquire':
      return excessAfter(draft, outlook) === 0;
    case 'claim':
    case 'rest':
    case 'discard':
      return true;
    case 'idle':
      return false;
  }
}

function hasMoreSteps(draft: Extract<Draft, { kind: 'play-upgrade' }>, outlook: Outlook): boolean {
  const cubes = cubesOf(outlook);
  const { done, of } = progressOf(draft, outlook) ?? { done: 0, of: 0 };
  return (
    merchantCard(draft.card).kind === 'upgrade' &&
    done < of &&
    cubes.some((_, cube) => canBeLifted(cubes, draft.lifts, cube))
  );
}
