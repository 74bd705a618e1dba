import {
  judge,
  layTable,
  outlookOf,
  viewOf,
  type LogEntry,
  type SeatCount,
  type Table,
  type View,
  entryOf,
} from '@spice-road/rules';
import { randomChoice } from '../random-choice.ts';
import { seededRandom, shuffledDecks } from '../seeded-random.ts';

/** A table some way into a match, with what was done till then. */
export interface Midway {
  readonly table: Table;
  readonly log: readonly LogEntry[];
  /** What the seat to act sees. */
  readonly view: View;
}

/** A table after so many random actions of a random match; sooner if it ends. The same for the same seed. */
export function midway(seatCount: SeatCount, actions: number, seed: number): Midway {
  const random = seededRandom(seed);
  let table = layTable(seatCount, shuffledDecks(random));
  const log: LogEntry[] = [];
  while (log.length < actions && table.phase !== 'over') {
    const action = randomChoice(outlookOf(table), random);
    const verdict = judge(table, action);
    if (!verdict.ok || verdict.table.phase === 'over') break;
    log.push(entryOf(table, action));
    table = verdict.table;
  }
  return { table, log, view: viewOf(table, { seat: table.toAct, open: false }) };
}
