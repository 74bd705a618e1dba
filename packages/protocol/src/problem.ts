import * as z from 'zod/mini';
import { CODES, type ProblemCode } from './codes.ts';

/** HTTP status of each problem. */
export const STATUS_OF = {
  malformed: 400,
  'not-seated': 401,
  'not-host': 403,
  'not-found': 404,
  'room-unknown': 404,
  'match-unknown': 404,
  'continuation-unknown': 404,
  'method-not-allowed': 405,
  'room-full': 409,
  'room-playing': 409,
  'too-few-players': 409,
  'match-running': 409,
  'no-match': 409,
  'nobody-left': 409,
  'place-occupied': 409,
  'not-your-turn': 409,
  'stale-table': 409,
  'too-large': 413,
  'too-fast': 429,
  damaged: 500,
  internal: 500,
  'store-unavailable': 503,
} as const satisfies Record<ProblemCode, number>;

/** An RFC 9457 problem document: what every HTTP error of the server looks like. */
export const problemSchema = z.object({
  type: z.literal('about:blank'),
  status: z.int(),
  code: z.enum(CODES),
  /** One English sentence for people; clients translate by `code`. */
  detail: z.string(),
});
export type Problem = z.infer<typeof problemSchema>;

/** Acknowledgement of an action sent over the match socket. */
export const acknowledgementSchema = z.discriminatedUnion('ok', [
  /** The action is stored; `stateId` is the table it made. */
  z.object({ ok: z.literal(true), stateId: z.int() }),
  z.object({ ok: z.literal(false), code: z.enum(CODES), detail: z.string() }),
]);
export type Acknowledgement = z.infer<typeof acknowledgementSchema>;
