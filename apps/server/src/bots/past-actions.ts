import type { LogEntryNotation } from '@spice-road/rules';
import { soundJson } from '../store/damaged.ts';
import { actionSchema, eventsSchema } from '../store/match-json.ts';
import type { LogRow } from '../store/schema.ts';

/** A stored action as a bot reads it, with the card that was taken. RULES "A view". */
export function entryForBot(row: LogRow): LogEntryNotation {
  const what = `Action ${row.state_id} of match ${row.match_id}`;
  const taken = soundJson(what, eventsSchema, row.events).find((event) => 'dealt' in event);
  const card = taken !== undefined && 'card' in taken ? { card: taken.card } : {};
  return Object.assign({ seat: row.seat }, soundJson(what, actionSchema, row.action), card);
}
