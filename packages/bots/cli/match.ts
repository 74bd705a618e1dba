import {
  entryOf,
  judge,
  layTable,
  tally,
  viewOf,
  type LogEntry,
  type SeatCount,
  type ShuffledDecks,
} from '@spice-road/rules';
import type { Random } from '../src/index.ts';
import type { Contestant } from './contestants.ts';

/** What came of one match. */
export interface Outcome {
  /** Totals by seat. RULES 8.2. */
  readonly totals: readonly number[];
  /** The seat that won; as the tally stands if the match was broken off. */
  readonly winner: number;
  readonly rounds: number;
  /** Broken off after the longest time allowed. */
  readonly stalled: boolean;
  /** Milliseconds of each choice, by seat. */
  readonly times: readonly (readonly number[])[];
}

/** Plays a match by the rules, each contestant seeing its own view and the log; throws at an illegal action. */
export async function playMatch(
  decks: ShuffledDecks,
  contestants: readonly Contestant[],
  random: Random,
  mostRounds: number,
): Promise<Outcome> {
  let table = layTable(seatCountOf(contestants.length), decks);
  const log: LogEntry[] = [];
  const times: number[][] = contestants.map(() => []);
  while (table.phase !== 'over' && table.round <= mostRounds) {
    const seat = table.toAct;
    const contestant = contestants[seat];
    if (!contestant) throw new Error('somebody sits at every seat');
    const start = performance.now();
    const action = await contestant.choose(viewOf(table, { seat, open: false }), log, random);
    times[seat]?.push(performance.now() - start);
    const verdict = judge(table, action);
    if (!verdict.ok) throw new Error(`${contestant.name} was refused: ${verdict.refusal} ${JSON.stringify(action)}`);
    log.push(entryOf(table, action));
    table = verdict.table;
  }
  const { scores, ranking } = tally(table);
  return {
    totals: scores.map(({ total }) => total),
    winner: ranking[0] ?? 0,
    rounds: table.round,
    stalled: table.phase !== 'over',
    times,
  };
}

function seatCountOf(seats: number): SeatCount {
  if (seats === 2 || seats === 3 || seats === 4 || seats === 5) return seats;
  throw new Error('two to five play');
}
