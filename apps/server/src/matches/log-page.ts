import type { EventNotation } from '@spice-road/rules';
import { soundJson } from '../store/damaged.ts';
import { actionSchema, eventsSchema } from '../store/match-json.ts';
import type { LogRow } from '../store/schema.ts';

/** A log entry as boardgame.io's client keeps it. */
export interface WireEntry {
  readonly action: {
    readonly type: 'MAKE_MOVE';
    readonly payload: { readonly type: string; readonly args: readonly unknown[]; readonly playerID: string };
  };
  readonly _stateID: number;
  readonly turn: number;
  readonly phase: null;
  readonly metadata: {
    readonly round: number;
    readonly events: readonly EventNotation[];
    /** A bot acted, in its own seat or for somebody who was away. Missing otherwise. */
    readonly byBot?: true;
  };
}

/** Everything in an entry was done in the open, so it is the same for all. RULES 9. */
export function wireEntry(row: LogRow, seatCount: number): WireEntry {
  const what = `Action ${row.state_id} of match ${row.match_id}`;
  const { type, ...argument } = soundJson(what, actionSchema, row.action);
  const args = Object.keys(argument).length > 0 ? [argument] : [];
  return {
    action: { type: 'MAKE_MOVE', payload: { type, args, playerID: String(row.seat) } },
    _stateID: row.state_id,
    turn: (row.round - 1) * seatCount + row.seat + 1,
    phase: null,
    metadata: {
      round: row.round,
      events: soundJson(what, eventsSchema, row.events),
      ...(row.by_bot === 1 ? { byBot: true } : {}),
    },
  };
}
