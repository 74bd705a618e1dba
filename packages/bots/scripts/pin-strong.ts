/**
 * Writes what Strong chooses at some positions of its own matches, for the test that keeps it as it is:
 * `node packages/bots/scripts/pin-strong.ts`. To be run only when Strong is given a new version on purpose.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  entryOf,
  judge,
  layTable,
  printAction,
  printViewWithLog,
  SEAT_COUNTS,
  viewOf,
  type LogEntry,
} from '@spice-road/rules';
import { dealOf, FIRST_FITTING_SEED } from '../cli/deals.ts';
import { createBot, seededRandom } from '../src/index.ts';

const EVERY = 13;
const random = seededRandom(1);
const strong = createBot('strong');
const lines: string[] = [];
for (const seatCount of SEAT_COUNTS) {
  let table = layTable(seatCount, dealOf(FIRST_FITTING_SEED + seatCount));
  const log: LogEntry[] = [];
  while (table.phase !== 'over') {
    const view = viewOf(table, { seat: table.toAct, open: false });
    const action = strong.choose(view, { random, log });
    if (log.length % EVERY === EVERY - 1) {
      lines.push(JSON.stringify({ view: printViewWithLog(view, log), action: printAction(action) }));
    }
    log.push(entryOf(table, action));
    const verdict = judge(table, action);
    if (!verdict.ok) throw new Error(verdict.refusal);
    table = verdict.table;
  }
}
writeFileSync(join(import.meta.dirname, '../fixtures/strong-choices.jsonl'), `${lines.join('\n')}\n`);
