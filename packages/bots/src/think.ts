import { preview, type Action, type Outlook } from '@spice-road/rules';
import { firstActionOf } from './action-of-step.ts';
import { caravanOfSpices, everyDiscardOf } from './caravans.ts';
import { merchantNumber } from './cards.ts';
import type { Mind } from './mind.ts';
import { openingOf } from './opening.ts';
import type { Outset } from './outset.ts';
import type { Budget, Plan, Step } from './plan.ts';
import type { Planner } from './planner.ts';
import { prospectOf } from './prospect.ts';
import type { Sight } from './sight.ts';

/** What came of thinking. */
export interface Thought {
  readonly outset: Outset;
  readonly plan: Plan;
  /** The plan's beginning; the return of spices where that is owed. */
  readonly action: Action;
}

/** Expects the view of the seat to act. */
export function think(sight: Sight, outlook: Outlook, mind: Mind, planner: Planner, budget: Budget): Thought {
  const prospect = prospectOf(sight, mind, planner, budget);
  const { outset, appraisal, turnsLeft } = prospect;
  const { width, depth } = mind;
  const plan = planner(outset, appraisal, { width, depth, turnsLeft }, prospect.budget);
  const action = firstActionOf(outlook, outset, plan);
  if (!action) throw new Error('there is always a turn to plan');
  return { outset, plan, action };
}

/**
 * The worth of taking this action and going on as well as one can, in the measure in which `think` chooses the best.
 * Expects a legal action.
 */
export function worthOfTaking(
  action: Action,
  sight: Sight,
  outlook: Outlook,
  mind: Mind,
  planner: Planner,
  budget: Budget,
): number {
  const prospect = prospectOf(sight, mind, planner, budget);
  const { appraisal, turnsLeft } = prospect;
  const { caravan } = preview(outlook, action);
  const within = caravanOfSpices(caravan);
  const outset = { ...prospect.outset, caravans: within >= 0 ? [within] : everyDiscardOf(caravan) };
  const opening = openingBy(action, outset);
  if (action.type === 'claim' && outset.claimed + 1 === outset.pointCardsToEnd) {
    const { gain, points } = openingOf(outset, appraisal, opening);
    return gain + appraisal.finished(1, points, within);
  }
  const { width, depth } = mind;
  return planner(outset, appraisal, { width, depth, turnsLeft, ...(opening && { opening }) }, prospect.budget).value;
}

/** None for a discard: it ends the turn, and the plan begins with the next. */
function openingBy(action: Action, { cards, owned }: Outset): Pick<Step, 'kind' | 'index'> | undefined {
  switch (action.type) {
    case 'play':
      return { kind: 'play', index: cards.slice(0, owned).indexOf(merchantNumber(action.card)) };
    case 'acquire':
    case 'claim':
      return { kind: action.type, index: action.slot };
    case 'rest':
      return { kind: 'rest', index: 0 };
    case 'discard':
      return undefined;
  }
}
