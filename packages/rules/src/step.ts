import type { GameEvent } from './event.ts';
import type { Table } from './table.ts';

/** A table that came of another, and what happened on the way, in order. */
export interface Step {
  readonly table: Table;
  readonly events: readonly GameEvent[];
}
