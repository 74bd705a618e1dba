import { Router } from '@koa/router';
import type Koa from 'koa';
import type { Context } from 'koa';
import type { Refused } from '../refused.ts';
import { sendProblem } from './problem.ts';

/** What a route needs to know of a request. */
export interface Asked {
  readonly context: Context;
  /** The parts of the path that a route writes with a colon, by name. */
  readonly params: Readonly<Record<string, string>>;
  /** From `Authorization: Bearer …`; null without. */
  readonly secret: string | null;
}

export type Answer = { readonly ok: true; readonly status: 200 | 201; readonly body: unknown } | Refused;

export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Under the base path, such as `api/rooms/:code`. */
  readonly path: string;
  answer(asked: Asked): Promise<Answer>;
}

export function ok(body: unknown): Answer {
  return { ok: true, status: 200, body };
}

export function created(body: unknown): Answer {
  return { ok: true, status: 201, body };
}

/** Answers what has a route; what has one for another method only is told so. */
export function serveRoutes(app: Koa, routes: readonly Route[], basePath: string): void {
  const router = new Router({ strict: true, sensitive: true });
  for (const { method, path, answer } of routes) {
    router.register(`${basePath}${path}`, [method], async (context) => {
      sendAnswer(context, await answer({ context, params: context.params, secret: bearerOf(context) }));
    });
  }
  app.use(router.routes());
  app.use(async (context, next) => {
    const methods = router.match(context.path, context.method).path.flatMap((layer) => layer.methods);
    if (methods.length === 0) {
      await next();
      return;
    }
    context.set('Allow', [...new Set(methods)].join(', '));
    sendProblem(context, 'method-not-allowed');
  });
}

function sendAnswer(context: Context, answer: Answer): void {
  // What somebody may see of a room is theirs alone, and changes.
  context.set('Cache-Control', 'no-store');
  if (!answer.ok) {
    sendProblem(context, answer.code);
    return;
  }
  context.status = answer.status;
  context.type = 'application/json';
  context.body = JSON.stringify(answer.body);
}

function bearerOf(context: Context): string | null {
  return /^Bearer ([\w-]{1,200})$/i.exec(context.get('Authorization'))?.[1] ?? null;
}
