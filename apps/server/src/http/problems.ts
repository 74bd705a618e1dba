import { type Problem, type ProblemCode, STATUS_OF } from '@spice-road/protocol';
import type { Context, Middleware } from 'koa';
import type { Log } from '../log.ts';
import { DETAILS } from '../refused.ts';
import { isStoreError } from '../store/sqlite.ts';

/** An RFC 9457 document. */
function problem(code: ProblemCode): Problem {
  return { type: 'about:blank', status: STATUS_OF[code], code, detail: DETAILS[code] };
}

export function sendProblem(context: Context, code: ProblemCode): void {
  const body = problem(code);
  context.status = body.status;
  context.type = 'application/problem+json';
  context.body = JSON.stringify(body);
}

/** The one place where what went wrong becomes an answer; its cause goes to the log alone. */
export function problems(log: Log): Middleware {
  return async (context, next) => {
    try {
      await next();
    } catch (error) {
      log.error(`${context.method} ${context.path} failed.`, error);
      sendProblem(context, isStoreError(error) ? 'store-unavailable' : 'internal');
    }
  };
}
