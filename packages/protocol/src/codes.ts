import { REFUSALS } from '@spice-road/rules';

/**
 * Why the server did not do what it was asked, beside the refusals of the rules. Stable: clients translate by code.
 * The HTTP status each travels with is in `problem.ts`.
 */
export const PROBLEMS = [
  'malformed',
  'not-found',
  'method-not-allowed',
  'too-large',
  'room-unknown',
  'room-full',
  'room-playing',
  'not-seated',
  'not-host',
  'too-few-players',
  'match-running',
  'no-match',
  'nobody-left',
  'place-occupied',
  'continuation-unknown',
  'match-unknown',
  'not-your-turn',
  'stale-table',
  'too-fast',
  'store-unavailable',
  'damaged',
  'internal',
] as const;
export type ProblemCode = (typeof PROBLEMS)[number];

/** Every code an acknowledgement can carry: a problem of the server or a refusal of the rules. */
export const CODES = [...new Set([...PROBLEMS, ...REFUSALS])] as const;
export type Code = ProblemCode | (typeof REFUSALS)[number];
