import { problemSchema } from '@spice-road/protocol';
import * as z from 'zod/mini';
import { PATIENCE, pause } from './patience.ts';
import type { Trouble } from '../app/sentences.ts';

/** What came of asking the server. It never throws: a refusal is an ordinary answer. */
export type Answer<Body> =
  | { readonly ok: true; readonly body: Body }
  | { readonly ok: false; readonly trouble: Trouble };

export interface Question<Body> {
  readonly url: URL;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly body?: unknown;
  /** Proof of a place. */
  readonly secret?: string | null;
  readonly answer: z.ZodMiniType<Body>;
  /** How often it is asked when no answer comes. More than once only for what may arrive twice. */
  readonly tries: number;
}

export async function ask<Body>(question: Question<Body>): Promise<Answer<Body>> {
  let answer = await askOnce(question);
  for (let tried = 1; tried < question.tries && isPassing(answer); tried += 1) {
    await pause(PATIENCE.retry * tried);
    answer = await askOnce(question);
  }
  return answer;
}

function isPassing(answer: Answer<unknown>): boolean {
  return !answer.ok && (answer.trouble === 'no-answer' || answer.trouble === 'store-unavailable');
}

async function askOnce<Body>({ url, method, body, secret, answer }: Question<Body>): Promise<Answer<Body>> {
  const response = await send(url, {
    method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(secret ? { authorization: `Bearer ${secret}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(PATIENCE.answer),
  });
  if (response === null) return { ok: false, trouble: 'no-answer' };
  if (!response.ok) {
    const problem = z.safeParse(problemSchema, response.json);
    // A proxy in front answers for a server that is not up: anything but a problem document is no answer.
    return { ok: false, trouble: problem.success ? problem.data.code : 'no-answer' };
  }
  const parsed = z.safeParse(answer, response.json);
  return parsed.success ? { ok: true, body: parsed.data } : { ok: false, trouble: 'unreadable' };
}

async function send(url: URL, init: RequestInit): Promise<{ readonly ok: boolean; readonly json: unknown } | null> {
  try {
    const response = await fetch(url, init);
    return { ok: response.ok, json: jsonOf(await response.text()) };
  } catch {
    return null;
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
