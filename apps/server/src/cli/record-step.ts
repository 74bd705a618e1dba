import {
  judge,
  parseAction,
  parsePosition,
  printPosition,
  printResult,
  type PositionNotation,
  type Refusal,
  type ResultNotation,
} from '@spice-road/rules';
import type { JsonLine } from './record-lines.ts';

/** What comes of one action at a given position; the result once the match is over. */
export type Answer =
  | { readonly then: PositionNotation; readonly result?: ResultNotation }
  | { readonly refused: Refusal };

/** Reads `given` and `action` of a line; whatever else it says, as cases do, is not looked at. */
export function answerTo(line: JsonLine): Answer {
  if (!line.ok || typeof line.value !== 'object' || line.value === null) return { refused: 'malformed' };
  const table = 'given' in line.value ? parsePosition(line.value.given) : null;
  const action = 'action' in line.value ? parseAction(line.value.action) : null;
  if (!table || !action) return { refused: 'malformed' };

  const verdict = judge(table, action);
  if (!verdict.ok) return { refused: verdict.refusal };
  // oxlint-disable-next-line unicorn/no-thenable -- the cases call it so
  const step = { then: printPosition(verdict.table) };
  return verdict.table.phase === 'over' ? { ...step, result: printResult(verdict.table) } : step;
}
