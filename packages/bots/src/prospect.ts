import { appraisePlainly } from './appraise.ts';
import { appraiseLearned, seasonOf, type Standing } from './appraise-learned.ts';
import { foresee } from './foresight.ts';
import type { Mind } from './mind.ts';
import { outsetOf, type Outset } from './outset.ts';
import type { Appraisal, Budget } from './plan.ts';
import type { Planner } from './planner.ts';
import { knowledgeOf, type Sight } from './sight.ts';

/** Everything a seat's plans need, worked out once a decision. */
export interface Prospect {
  readonly outset: Outset;
  readonly appraisal: Appraisal;
  /** Turns this seat is predicted to have; `Infinity` when no rival is seen to end the match. */
  readonly turnsLeft: number;
  /** What looking ahead has left of the budget. */
  readonly budget: Budget;
}

export function prospectOf(sight: Sight, mind: Mind, planner: Planner, budget: Budget): Prospect {
  const mine = knowledgeOf(sight, sight.you);
  const { appraiseOwn, appraiseRival } = appraisersOf(sight, mind);
  const foresight = foresee(sight, planner, mind.foresight, appraiseRival, budget);
  const outset = outsetOf(sight.view, mine);
  // Who still owes spices has had this turn's action: the plan begins with the next turn.
  const gone = sight.view.phase === 'discard' ? 1 : 0;
  const standing = {
    points: mine.points,
    rivalTotals: foresight.rivalTotals.slice(gone),
    claimsUntil: foresight.claimsUntil.map((turn) => turn - gone),
    stallsUntil: foresight.stallsUntil.map((turn) => turn - gone),
  };
  return {
    outset,
    appraisal: appraiseOwn(outset, standing),
    turnsLeft: foresight.turnsLeft - gone,
    budget: { ...budget, nodes: budget.nodes - foresight.nodes },
  };
}

interface Appraisers {
  readonly appraiseOwn: (outset: Outset, standing: Standing) => Appraisal;
  readonly appraiseRival: (outset: Outset) => Appraisal;
}

function appraisersOf(sight: Sight, { values, depth, foresight }: Mind): Appraisers {
  switch (values.kind) {
    case 'plain':
      return {
        appraiseOwn: (outset) => appraisePlainly(values.weights, outset, depth),
        appraiseRival: (outset) => appraisePlainly(values.weights, outset, foresight.depth),
      };
    case 'learned': {
      const { weights } = values;
      const season = seasonOf(weights, sight);
      return {
        appraiseOwn: (outset, standing) => appraiseLearned(weights, season, outset, depth, standing),
        appraiseRival: (outset) => appraiseLearned(weights, season, outset, foresight.depth, null),
      };
    }
  }
}
