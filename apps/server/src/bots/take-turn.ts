import type { Code } from '@spice-road/protocol';
import { printAction, printView, viewOf, type ViewWithLogNotation } from '@spice-road/rules';
import { stateIdOf } from '../boardgameio.ts';
import { carryOut } from '../matches/carry-out.ts';
import type { Desk } from '../matches/desk.ts';
import { type Refused, refuse } from '../refused.ts';
import type { Db } from '../store/db.ts';
import { readLogFrom, type StoredMatch } from '../store/match-rows.ts';
import type { BotTable, BotTurn } from './bot-table.ts';
import { entryForBot } from './past-actions.ts';
import { seedOf } from './pause.ts';
import type { Thinkers } from './thinkers.ts';

interface Taking {
  readonly table: BotTable;
  readonly turn: BotTurn;
  mayStill(db: Db): Promise<boolean>;
}

type Taken = { readonly ok: true } | Refused<Code>;

/**
 * A bot thinks, in a thread of its own, and acts as everybody does. It knows what its seat may see, and no more. Refused
 * when somebody was quicker, or when it is not the bot's turn any more: `mayStill` is asked in the end.
 */
export async function takeTurn(desk: Desk, thinkers: Thinkers, { table, turn, mayStill }: Taking): Promise<Taken> {
  const { house, queue } = desk;
  const { level, seat, stateId } = turn;
  const match = await matchInQueue(desk, table.matchId);
  if (match === null) return refuse('no-match');
  if (stateIdOf(match.state) !== stateId) return refuse('stale-table');
  const view = await viewForBot(desk, table, match, seat);
  const thought = await thinkers.think({ level, view, seed: seedOf(table.matchId, stateId) });
  house.metrics.thought(level, thought.milliseconds);
  if (thought.fellBack) house.metrics.fellBack(level);

  const { type, ...argument } = printAction(thought.action);
  const args = Object.keys(argument).length > 0 ? [argument] : [];
  const intention = { matchId: table.matchId, seat, stateId, move: { type, args, playerID: String(seat) } };
  const acted = queue.run(table.matchId, async (): Promise<Taken> => {
    if (!(await mayStill(house.store.db))) return refuse('not-seated');
    return carryOut(desk, intention, { actor: 'bot', mayStill, acknowledge: () => {} });
  });
  return (await acted) ?? refuse('too-fast');
}

/** The match as it is between two actions: read beside one, it would be kept as it was before. */
export async function matchInQueue({ live, queue }: Desk, matchId: string): Promise<StoredMatch | null> {
  const reading = queue.run(matchId, () => live.get(matchId));
  if (reading === null) throw new Error('Too much waits at this match.');
  return reading;
}

async function viewForBot(
  { house }: Desk,
  { matchId, past }: BotTable,
  match: StoredMatch,
  seat: number,
): Promise<ViewWithLogNotation> {
  for (const row of await readLogFrom(house.store.db, matchId, past.length)) {
    // Two turns that overlap would both read what is new.
    if (row.state_id === past.length) past.push(entryForBot(row));
  }
  const { table, openTable } = match.state.G;
  return { ...printView(viewOf(table, { seat, open: openTable })), log: past.slice(0, stateIdOf(match.state)) };
}
