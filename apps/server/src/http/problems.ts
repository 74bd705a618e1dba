import type { Middleware } from 'koa';
import { codeOfFailure } from '../failure.ts';
import type { Log } from '../log.ts';
import { sendProblem } from './problem.ts';
import { requestIdOf } from './request-id.ts';

/** The one place where what went wrong becomes an answer; its cause goes to the log alone. */
export function problems(log: Log): Middleware {
  return async (context, next) => {
    try {
      await next();
    } catch (error) {
      log.error(`${context.method} ${context.path} failed.`, error, { request: requestIdOf(context) });
      sendProblem(context, codeOfFailure(error));
    }
  };
}
