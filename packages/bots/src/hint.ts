import {
  outlookOfView,
  type Action,
  type LogEntry,
  type MerchantCardId,
  type PointCardId,
  type Use,
  type View,
} from '@spice-road/rules';
import { useThatMakes } from './action-of-step.ts';
import { spicesOfCaravan } from './caravans.ts';
import { merchantId, pointId } from './cards.ts';
import { LEVEL_SETTINGS } from './levels.ts';
import type { Outset } from './outset.ts';
import type { Budget, Plan, Step } from './plan.ts';
import { createPlanner } from './planner.ts';
import { sightOf } from './sight.ts';
import { think, type Thought } from './think.ts';

/** A turn that is intended, in the order of the plan. */
export type IntendedTurn =
  | { readonly type: 'play'; readonly card: MerchantCardId; readonly use: Use }
  | { readonly type: 'acquire'; readonly card: MerchantCardId }
  | { readonly type: 'claim'; readonly card: PointCardId }
  | { readonly type: 'rest' };

/** What Expert would do, and why. */
export interface Hint {
  /** What to do now: the first of `turns`, or the return of spices before it. */
  readonly action: Action;
  /** What it means to do from here on if nobody gets in the way, up to the claim it aims at; all of it without one. */
  readonly turns: readonly IntendedTurn[];
  /** The next point card it means to claim, and with which of `turns`, 1 being the first; null when none is in sight. */
  readonly aim: { readonly card: PointCardId; readonly turn: number } | null;
}

const planner = createPlanner();

/** Null when it is not the viewer's turn. */
export function hint(view: View, log: readonly LogEntry[] = [], budget?: Budget): Hint | null {
  const outlook = outlookOfView(view);
  if (!outlook || view.phase === 'over') return null;
  const { mind, nodes } = LEVEL_SETTINGS.expert;
  const thought = think(sightOf(view, log), outlook, mind, planner, budget ?? { nodes });
  return { action: thought.action, ...intentionOf(thought) };
}

/** The plan of a thought in the words of the game. */
export function intentionOf({ outset, plan }: Pick<Thought, 'outset' | 'plan'>): Omit<Hint, 'action'> {
  const claims = plan.steps.findIndex(({ kind }) => kind === 'claim');
  const steps = claims < 0 ? plan.steps : plan.steps.slice(0, claims + 1);
  const aimed = plan.steps[claims];
  return {
    turns: turnsOf(outset, { ...plan, steps }),
    aim: aimed ? { card: pointId(outset.pointRow[aimed.index] ?? -1), turn: claims + 1 } : null,
  };
}

function turnsOf(outset: Outset, { start, steps }: Plan): readonly IntendedTurn[] {
  return steps.map((step, index) => turnOf(outset, steps[index - 1]?.caravan ?? start, step));
}

function turnOf({ cards, owned, pointRow }: Outset, before: number, { kind, index, caravan }: Step): IntendedTurn {
  switch (kind) {
    case 'play': {
      const card = merchantId(cards[index] ?? -1);
      return { type: 'play', card, use: useThatMakes(spicesOfCaravan(before), card, caravan) };
    }
    case 'acquire':
      return { type: 'acquire', card: merchantId(cards[owned + index] ?? -1) };
    case 'claim':
      return { type: 'claim', card: pointId(pointRow[index] ?? -1) };
    case 'rest':
      return { type: 'rest' };
  }
}
