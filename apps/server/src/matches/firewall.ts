import { matchIdSchema, syncMessageSchema, updateMessageSchema } from '@spice-road/protocol';
import type { ActionType } from '@spice-road/rules';
import { type Refused, refuse } from '../refused.ts';

/** What a socket was let in as: at one match, in one seat, or (null) watching. */
export interface Session {
  readonly matchId: string;
  readonly seat: number | null;
}

/** A clean action, built anew: nothing else of the message goes further. */
export interface Intention {
  readonly matchId: string;
  readonly seat: number;
  /** Of the table the player was looking at. */
  readonly stateId: number;
  readonly move: { readonly type: ActionType; readonly args: readonly unknown[]; readonly playerID: string };
}

/** Somebody asks to be let in. */
export interface SyncRequest {
  readonly matchId: string;
  readonly seat: number | null;
  readonly credentials: string | null;
}

/** As JSON. The longest honest action returns forty cubes: less than a hundred letters. */
const LONGEST_ARGUMENT = 2048;

/** boardgame.io's `sync`: match, seat, credentials, and a number of players that is ignored. */
export function parseSync(args: readonly unknown[]): { readonly ok: true; readonly request: SyncRequest } | Refused {
  const [matchId, seat, credentials] = args;
  const parsed = syncMessageSchema.safeParse({ matchId, seat, credentials });
  // A match that cannot exist is an unknown one: the link may have been cut short.
  if (!matchIdSchema.safeParse(matchId).success && typeof matchId === 'string') return refuse('match-unknown');
  if (!parsed.success) return refuse('malformed');
  const { data } = parsed;
  return {
    ok: true,
    request: {
      matchId: data.matchId,
      seat: data.seat === null || data.seat === undefined ? null : Number(data.seat),
      credentials: data.credentials ?? null,
    },
  };
}

/** boardgame.io's `update`: action, state id, match, seat. Only moves pass, and only those of the socket's own seat. */
export function parseUpdate(
  args: readonly unknown[],
  session: Session | null,
): { readonly ok: true; readonly intention: Intention } | Refused {
  const [action, stateId, matchId, playerId] = args;
  const parsed = updateMessageSchema.safeParse({ action, stateId, matchId });
  if (!parsed.success) return refuse('malformed');
  const { payload } = parsed.data.action;
  if (session === null || session.seat === null) return refuse('not-seated');
  const mine = String(session.seat);
  if (parsed.data.matchId !== session.matchId || payload.playerID !== mine || playerId !== mine)
    return refuse('not-seated');
  const moveArgs = payload.args ?? [];
  if (JSON.stringify(moveArgs).length > LONGEST_ARGUMENT) return refuse('malformed');
  return {
    ok: true,
    intention: {
      matchId: session.matchId,
      seat: session.seat,
      stateId: parsed.data.stateId,
      move: { type: payload.type, args: moveArgs, playerID: mine },
    },
  };
}
