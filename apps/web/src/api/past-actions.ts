import { eventSchema } from '@spice-road/protocol';
import { ACTION_TYPES, parseAction, parseEvent, type Action, type GameEvent } from '@spice-road/rules';
import * as z from 'zod/mini';
import { ask } from './ask.ts';
import { api, REPEATABLE } from './endpoint.ts';

/** One past action of a match, as the log tells it to everybody. */
export interface PastAction {
  /** Of the table it was taken at; 0 for the first. */
  readonly stateId: number;
  readonly seat: number;
  readonly round: number;
  readonly action: Action;
  readonly events: readonly GameEvent[];
  /** A bot acted, in its own seat or for somebody who was away. */
  readonly byBot: boolean;
}

/** A page of the log with the actions themselves, of which the table shows only what came of them. */
const pageSchema = z.object({
  entries: z.array(
    z.object({
      _stateID: z.int(),
      action: z.object({
        payload: z.object({
          type: z.enum(ACTION_TYPES),
          args: z.array(z.record(z.string(), z.unknown())),
          playerID: z.enum(['0', '1', '2', '3', '4']),
        }),
      }),
      metadata: z.object({ round: z.int(), events: z.array(eventSchema), byBot: z.optional(z.literal(true)) }),
    }),
  ),
  hasOlder: z.boolean(),
});
type Page = z.infer<typeof pageSchema>;

/** Everything that was done in a match so far, oldest first. Null when it did not come, or cannot be read. */
export function pastActions(matchId: string): Promise<readonly PastAction[] | null> {
  return pastActionsAt(api(`matches/${encodeURIComponent(matchId)}/log`));
}

/** The same, from the address of a log. */
export async function pastActionsAt(log: URL): Promise<readonly PastAction[] | null> {
  let entries: Page['entries'] = [];
  for (let before: number | null = null; ; before = entries[0]?._stateID ?? 0) {
    const url = new URL(log);
    url.searchParams.set('limit', '200');
    if (before !== null) url.searchParams.set('before', String(before));
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the one after it ended
    const page = await ask({ url, method: 'GET', answer: pageSchema, tries: REPEATABLE });
    if (!page.ok) return null;
    const { entries: found, hasOlder } = page.body;
    // A page that leads no further back would be asked for without end.
    const oldest = found[0]?._stateID ?? Infinity;
    if (hasOlder && oldest >= (before ?? Infinity)) return null;
    entries = [...found, ...entries];
    if (!hasOlder) break;
  }
  const past = entries.map(pastAction);
  return past.every((each) => each !== null) ? past : null;
}

function pastAction({ _stateID, action: { payload }, metadata }: Page['entries'][number]): PastAction | null {
  const action = parseAction({ type: payload.type, ...payload.args[0] });
  const events = metadata.events.map(parseEvent).filter((event) => event !== null);
  if (action === null || events.length < metadata.events.length) return null;
  const { round, byBot = false } = metadata;
  return { stateId: _stateID, seat: Number(payload.playerID), round, action, events, byBot };
}
