import type { Action } from './action.ts';
import { acquire } from './actions/acquire.ts';
import { claim } from './actions/claim.ts';
import { discard } from './actions/discard.ts';
import { play } from './actions/play.ts';
import { rest } from './actions/rest.ts';
import { check } from './check.ts';
import type { GameEvent } from './event.ts';
import { outlookOf } from './outlook.ts';
import type { Refusal } from './refusal.ts';
import type { Step } from './step.ts';
import type { Table } from './table.ts';
import { settle } from './turn.ts';

export type Verdict =
  | { readonly ok: true; readonly table: Table; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** The only way a table changes: the action of the seat to act, carried out and followed through, or refused. */
export function judge(table: Table, action: Action): Verdict {
  const refusal = check(outlookOf(table), action);
  if (refusal) return { ok: false, refusal };
  return { ok: true, ...settle(carryOut(table, action)) };
}

function carryOut(table: Table, action: Action): Step {
  switch (action.type) {
    case 'play':
      return play(table, action);
    case 'acquire':
      return acquire(table, action);
    case 'rest':
      return rest(table);
    case 'claim':
      return claim(table, action);
    case 'discard':
      return discard(table, action);
  }
}
