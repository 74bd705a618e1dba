import {
  entryOf,
  outlookOfView,
  replay,
  viewOf,
  type Action,
  type GameRecord,
  type LogEntry,
  type View,
} from '@spice-road/rules';
import { intentionOf, type Hint } from './hint.ts';
import { LEVEL_SETTINGS } from './levels.ts';
import type { Budget } from './plan.ts';
import { createPlanner } from './planner.ts';
import { sightOf } from './sight.ts';
import { think, worthOfTaking } from './think.ts';

/** A turn at which something else was better by a clear margin. */
export interface Remark {
  /** The index of the action in the record. */
  readonly at: number;
  readonly seat: number;
  /** What was done. */
  readonly action: Action;
  /** What Expert would have done, knowing no more than the seat could. */
  readonly better: Hint;
  /** How much better, in points. */
  readonly margin: number;
}

export interface ReviewOptions {
  /** The least margin worth a remark, in points. */
  readonly margin?: number;
  /** How long it may think of each turn. */
  readonly budget?: Budget;
}

/** A point card is worth 13 on the average, a cube of the highest spice about 4: less than this is a matter of taste. */
export const CLEAR_MARGIN = 4;

const planner = createPlanner();

/** Goes through a recorded match, or the beginning of one, and remarks on the turns of all seats; in order. */
export function review(record: GameRecord, options: ReviewOptions = {}): readonly Remark[] {
  const { tables } = replay(record);
  const log: LogEntry[] = [];
  const remarks: Remark[] = [];
  for (const [at, action] of record.actions.entries()) {
    const table = tables[at];
    if (!table || !tables[at + 1]) break;
    const view = viewOf(table, { seat: table.toAct, open: false });
    const remark = remarkOn(view, log.slice(), action, options);
    if (remark) remarks.push({ at, seat: table.toAct, action, ...remark });
    log.push(entryOf(table, action));
  }
  return remarks;
}

/** Null when the action was as good as any, or not worse by the margin. */
export function remarkOn(
  view: View,
  log: readonly LogEntry[],
  action: Action,
  { margin: least = CLEAR_MARGIN, budget = { nodes: LEVEL_SETTINGS.expert.nodes } }: ReviewOptions = {},
): Pick<Remark, 'better' | 'margin'> | null {
  const outlook = outlookOfView(view);
  if (!outlook || view.phase === 'over') return null;
  const { mind } = LEVEL_SETTINGS.expert;
  const sight = sightOf(view, log);
  const thought = think(sight, outlook, mind, planner, budget);
  // Both are judged in the same way: by the best plan that begins with them.
  const [best, taken] = [thought.action, action].map((each) =>
    worthOfTaking(each, sight, outlook, mind, planner, budget),
  );
  const margin = (best ?? 0) - (taken ?? 0);
  return margin >= least ? { better: { action: thought.action, ...intentionOf(thought) }, margin } : null;
}
