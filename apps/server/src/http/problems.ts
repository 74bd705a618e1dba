import type { Middleware } from 'koa';
import type { Log } from '../log.ts';
import { isStoreError } from '../store/sqlite.ts';
import { sendProblem } from './problem.ts';
import { requestIdOf } from './request-id.ts';

/** The one place where what went wrong becomes an answer; its cause goes to the log alone. */
export function problems(log: Log): Middleware {
  return async (context, next) => {
    try {
      await next();
    } catch (error) {
      log.error(`${context.method} ${context.path} failed.`, error, { request: requestIdOf(context) });
      sendProblem(context, isStoreError(error) ? 'store-unavailable' : 'internal');
    }
  };
}
