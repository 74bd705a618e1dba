import { eventSchema, openingSchema, type Opening } from '@spice-road/protocol';
import { ACTION_TYPES, parseAction, parseEvent } from '@spice-road/rules';
import * as z from 'zod/mini';
import { ask } from '../api/ask.ts';
import { api, REPEATABLE } from '../api/endpoint.ts';
import type { PastAction } from './verify.ts';

/** A page of the log with the actions themselves, of which the table shows only what came of them. */
const pageSchema = z.object({
  entries: z.array(
    z.object({
      _stateID: z.int(),
      action: z.object({
        payload: z.object({ type: z.enum(ACTION_TYPES), args: z.array(z.record(z.string(), z.unknown())) }),
      }),
      metadata: z.object({ events: z.array(eventSchema) }),
    }),
  ),
  hasOlder: z.boolean(),
});
type Page = z.infer<typeof pageSchema>;

/** What the server says of a match that is over. Null when it did not come, or cannot be read. */
export async function gatherEvidence(
  matchId: string,
): Promise<{ readonly opening: Opening; readonly past: readonly PastAction[] } | null> {
  const path = `matches/${encodeURIComponent(matchId)}`;
  const opening = await ask({ url: api(`${path}/opening`), method: 'GET', answer: openingSchema, tries: REPEATABLE });
  if (!opening.ok) return null;
  let entries: Page['entries'] = [];
  for (let before: number | null = null; ; before = entries[0]?._stateID ?? 0) {
    const url = api(`${path}/log`);
    url.searchParams.set('limit', '200');
    if (before !== null) url.searchParams.set('before', String(before));
    const page = await ask({ url, method: 'GET', answer: pageSchema, tries: REPEATABLE });
    if (!page.ok || (page.body.hasOlder && page.body.entries.length === 0)) return null;
    entries = [...page.body.entries, ...entries];
    if (!page.body.hasOlder) break;
  }
  const past = entries.map(pastAction);
  return past.every((each) => each !== null) ? { opening: opening.body, past } : null;
}

function pastAction({ action: { payload }, metadata }: Page['entries'][number]): PastAction | null {
  const action = parseAction({ type: payload.type, ...payload.args[0] });
  const events = metadata.events.map(parseEvent);
  return action !== null && events.every((event) => event !== null) ? { action, events } : null;
}
