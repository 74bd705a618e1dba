import type { Action } from '../action.ts';
import { judge } from '../judge.ts';
import { legalActions } from '../legal-actions.ts';
import { outlookOf } from '../outlook.ts';
import type { Table } from '../table.ts';

/**
 * How many ways there are to take `depth` actions from here, discards counted as actions; a match that ends sooner
 * counts as no way. Any change of the rules changes such a number.
 */
export function perft(table: Table, depth: number, legal: (table: Table) => readonly Action[] = canonical): number {
  const actions = legal(table);
  if (depth <= 1) return actions.length;
  return actions.reduce((ways, action) => {
    const verdict = judge(table, action);
    return verdict.ok ? ways + perft(verdict.table, depth - 1, legal) : ways;
  }, 0);
}

function canonical(table: Table): readonly Action[] {
  return legalActions(outlookOf(table));
}
