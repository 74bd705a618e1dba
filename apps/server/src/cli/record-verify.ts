import {
  printPosition,
  printResult,
  verifyRecord,
  withDecksCounted,
  type PositionNotation,
  type RecordFault,
} from '@spice-road/rules';
import type { JsonLine } from './record-lines.ts';

/** What is told of one record. */
export type Report =
  | {
      readonly id: string;
      readonly finished: boolean;
      /** By seat, as they stand. */
      readonly scores: readonly number[];
      readonly ranking: readonly number[];
      readonly position: PositionNotation;
    }
  | {
      /** Null where it cannot be read. */
      readonly id: string | null;
      readonly error: RecordFault | Extract<JsonLine, { ok: false }>['error'];
      /** Index of the action at fault; null when it is about none. */
      readonly at: number | null;
    };

export function reportOn(line: JsonLine): Report {
  if (!line.ok) return { id: null, error: line.error, at: null };
  const verification = verifyRecord(line.value);
  if (!verification.ok) return { id: idOf(line.value), error: verification.error, at: verification.at };
  const { record, table } = verification;
  return {
    id: record.id,
    finished: table.phase === 'over',
    ...printResult(table),
    position: printPosition(withDecksCounted(table)),
  };
}

function idOf(value: unknown): string | null {
  const named = typeof value === 'object' && value !== null && 'id' in value;
  return named && typeof value.id === 'string' ? value.id : null;
}
