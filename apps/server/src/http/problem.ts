import { type Problem, type ProblemCode, STATUS_OF } from '@spice-road/protocol';
import type { Context } from 'koa';
import { DETAILS } from '../refused.ts';

/** An RFC 9457 document. */
function problem(code: ProblemCode): Problem {
  return { type: 'about:blank', status: STATUS_OF[code], code, detail: DETAILS[code] };
}

export function sendProblem(context: Context, code: ProblemCode): void {
  const body = problem(code);
  context.state['problem'] = code;
  if (code === 'too-fast') context.set('Retry-After', '10');
  context.status = body.status;
  context.type = 'application/problem+json';
  context.body = JSON.stringify(body);
}

/** What a request was answered with, if that was a problem. */
export function problemOf({ state }: Context): ProblemCode | null {
  return state['problem'] ?? null;
}
