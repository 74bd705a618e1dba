import { actionOf } from '@spice-road/game';
import type { Code } from '@spice-road/protocol';
import { type Action, judge, printAction, printEvent } from '@spice-road/rules';
import { applyMove, type MatchState, stateIdOf } from '../boardgameio.ts';
import type { House } from '../house.ts';
import { type Refused, refuse } from '../refused.ts';
import type { LogRow } from '../store/schema.ts';
import type { Db } from '../store/db.ts';
import { type Actor, commitAction, type Committed, type StoredMatch } from '../store/match-rows.ts';
import type { Intention } from './firewall.ts';
import type { LiveMatches } from './live-matches.ts';

export type Ran =
  | { readonly ok: true; readonly match: StoredMatch; readonly entry: LogRow; readonly roomChanged: boolean }
  | Refused<Code>;

/** Who acts, and what must hold still when their action is stored. */
interface Acting {
  readonly actor: Actor;
  mayStill?(db: Db): Promise<boolean>;
}

/**
 * One action's way from the firewall to the disk. Runs in the queue of its match. When this says yes the action is
 * stored for good, and nobody has been told yet.
 */
export async function runAction(
  house: House,
  live: LiveMatches,
  intention: Intention,
  acting: Acting = { actor: 'person' },
): Promise<Ran> {
  const match = await live.get(intention.matchId);
  if (match === null) return refuse('no-match');
  const judged = judgeIntention(match.state, intention);
  if (!judged.ok) return judged;

  const { seat, move } = intention;
  const next = await applyMove(match.state, move);
  if (next === null) throw new Error(`boardgame.io refused what the rules accept: ${JSON.stringify(move)}`);

  const entry: LogRow = {
    match_id: match.id,
    state_id: stateIdOf(match.state),
    round: match.state.G.table.round,
    seat,
    action: JSON.stringify(printAction(judged.action)),
    events: JSON.stringify(judged.events),
    acted_at: house.clock.now(),
    by_bot: acting.actor === 'bot' ? 1 : 0,
  };
  house.passing('judged');
  const committed = await store(house, live, { match, next, entry, acting });
  if (!committed.ok) {
    // Somebody else wrote: another node, or a host who called the match off.
    live.forget(match.id);
    return refuse('stale-table');
  }
  return { ok: true, match: live.advance(match, next), entry, roomChanged: committed.roomChanged };
}

interface Stored {
  readonly match: StoredMatch;
  readonly next: MatchState;
  readonly entry: LogRow;
  readonly acting: Acting;
}

async function store(house: House, live: LiveMatches, { match, next, entry, acting }: Stored): Promise<Committed> {
  try {
    return await house.store.write(async (db) => {
      if (acting.mayStill && !(await acting.mayStill(db))) return { ok: false };
      return commitAction(db, match, next, entry, acting.actor);
    });
  } catch (error) {
    // Whether it was written is not known: read it anew next time.
    live.forget(match.id);
    throw error;
  }
}

type Judged = { readonly ok: true; readonly action: Action; readonly events: readonly unknown[] } | Refused<Code>;

/** Why not; of several reasons the first: malformed, over, outdated, not yours, against the rules. */
function judgeIntention(state: MatchState, { seat, stateId, move }: Intention): Judged {
  const { table } = state.G;
  const action = actionOf(move.type, move.args[0]);
  if (action === null) return refuse('malformed');
  if (table.phase === 'over') return refuse('game-over');
  if (stateId !== stateIdOf(state)) return refuse('stale-table');
  if (table.toAct !== seat) return refuse('not-your-turn');
  const verdict = judge(table, action);
  if (!verdict.ok) return refuse(verdict.refusal);
  return { ok: true, action, events: verdict.events.map(printEvent) };
}
