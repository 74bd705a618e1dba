import type { Context, Middleware } from 'koa';
import type { House } from '../house.ts';
import { newRequestId } from '../request-id.ts';
import { problemOf } from './problem.ts';

/** By which an answer and the lines of the log about it are told to belong together. */
export function requestIdOf({ state }: Context): string {
  return String(state['requestId']);
}

/** Names every request, tells its sender the name, and writes down how it went. */
export function requestId({ log, metrics }: House): Middleware {
  return async (context, next) => {
    const started = performance.now();
    const id = newRequestId();
    context.state['requestId'] = id;
    context.set('X-Request-Id', id);
    await next();
    const problem = problemOf(context);
    if (problem !== null) metrics.refused(problem, 'http');
    log.debug('Answered.', {
      request: id,
      method: context.method,
      path: context.path,
      status: context.status,
      milliseconds: Math.round(performance.now() - started),
    });
  };
}
