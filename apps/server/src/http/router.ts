import type { ProblemCode } from '@spice-road/protocol';
import type { Context, Middleware } from 'koa';
import type { Refused } from '../refused.ts';
import { sendProblem } from './problems.ts';

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

/** Answers what has a route; `path` says where in the site a request goes. */
export function router(routes: readonly Route[], pathOf: (context: Context) => string | null): Middleware {
  return async (context, next) => {
    const path = pathOf(context);
    const matching = path === null ? [] : routes.flatMap((route) => match(route, path));
    if (matching.length === 0) {
      await next();
      return;
    }
    // HEAD is GET without the body, which Koa leaves out.
    const method = context.method === 'HEAD' ? 'GET' : context.method;
    const found = matching.find(({ route }) => route.method === method);
    if (!found) {
      context.set(
        'Allow',
        matching.map(({ route }) => (route.method === 'GET' ? 'GET, HEAD' : route.method)).join(', '),
      );
      sendProblem(context, 'method-not-allowed');
      return;
    }
    const answer = await found.route.answer({ context, params: found.params, secret: bearerOf(context) });
    // What somebody may see of a room is theirs alone, and changes.
    context.set('Cache-Control', 'no-store');
    if (answer.ok) sendJson(context, answer.status, answer.body);
    else sendProblem(context, answer.code satisfies ProblemCode);
  };
}

function sendJson(context: Context, status: number, body: unknown): void {
  context.status = status;
  context.type = 'application/json';
  context.body = JSON.stringify(body);
}

function match(route: Route, path: string): { route: Route; params: Record<string, string> }[] {
  const [wanted, given] = [route.path.split('/'), path.split('/')];
  if (wanted.length !== given.length) return [];
  const params: [string, string][] = [];
  for (const [index, part] of wanted.entries()) {
    const value = decoded(given[index] ?? '');
    if (value === null) return [];
    if (part.startsWith(':')) params.push([part.slice(1), value]);
    else if (part !== value) return [];
  }
  return [{ route, params: Object.fromEntries(params) }];
}

/** Null when it is no honest encoding. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

function bearerOf(context: Context): string | null {
  return /^Bearer ([\w-]{1,200})$/i.exec(context.get('Authorization'))?.[1] ?? null;
}
