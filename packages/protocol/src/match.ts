import {
  ACTION_TYPES,
  type ActionNotation,
  type EventNotation,
  parseAction,
  parseEvent,
  parseView,
  type ViewNotation,
} from '@spice-road/rules';
import * as z from 'zod/mini';
import { CODES } from './codes.ts';

export const matchIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,40}$/));
export const seatIdSchema = z.string().check(z.regex(/^[0-4]$/));
const stateIdSchema = z.int().check(z.minimum(0));

/** An action in the notation of the records; RULES.md "Files". */
export const actionSchema = z.custom<ActionNotation>((value) => parseAction(value) !== null, 'not an action');
/** Something that happened, in the same notation. */
export const eventSchema = z.custom<EventNotation>((value) => parseEvent(value) !== null, 'not an event');
/** What one seat may see; RULES.md "A view". */
export const viewSchema = z.custom<ViewNotation>((value) => parseView(value) !== null, 'not a view');

/** Arguments of boardgame.io's `sync` message: match, seat, credentials, number of players (ignored). */
export const syncMessageSchema = z.object({
  matchId: matchIdSchema,
  seat: z.nullish(seatIdSchema),
  credentials: z.nullish(z.string().check(z.maxLength(200))),
});

/** Arguments of boardgame.io's `update` message; whatever else an action carries is dropped. */
export const updateMessageSchema = z.object({
  action: z.object({
    type: z.literal('MAKE_MOVE'),
    payload: z.object({
      type: z.enum(ACTION_TYPES),
      /** One object: the action without its `type`. `rest` needs none. */
      args: z.nullish(z.array(z.unknown()).check(z.maxLength(1))),
      playerID: seatIdSchema,
    }),
  }),
  stateId: stateIdSchema,
  matchId: matchIdSchema,
});

/**
 * Sent as `refused` to a socket alone whose message was not followed, acknowledged or not; when it is in at a match, a
 * fresh `sync` comes right after. `stateId` is the table as it is.
 */
export const refusedSchema = z.object({
  code: z.enum(CODES),
  detail: z.string(),
  stateId: z.optional(stateIdSchema),
});

/** What came with a log entry of boardgame.io: the events of one action. */
export const logEntrySchema = z.object({
  _stateID: stateIdSchema,
  metadata: z.optional(
    z.object({
      round: z.int(),
      events: z.array(eventSchema),
      /** A bot acted, in its own seat or for somebody who was away. Missing otherwise. */
      byBot: z.optional(z.literal(true)),
    }),
  ),
});
export type LogEntry = z.infer<typeof logEntrySchema>;

/** The part of boardgame.io's client state that a screen reads. `G` is a view: the server never sends a table. */
export const stateSchema = z.object({ G: viewSchema, _stateID: stateIdSchema, log: z.array(logEntrySchema) });

/** A page of older history, newest last. */
export const historyPageSchema = z.object({
  entries: z.array(logEntrySchema),
  hasOlder: z.boolean(),
});
export type HistoryPage = z.infer<typeof historyPageSchema>;
