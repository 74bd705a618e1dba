import type { BotLevel } from '@spice-road/protocol';
import * as z from 'zod/mini';
import { ask, type Answer } from './ask.ts';
import { api, REPEATABLE } from './endpoint.ts';
import type { OwnPlace } from './rooms.ts';

/** For answers that say no more than that it was done; the room itself comes over the websocket. */
const done = z.unknown();

/** Asked once: asked twice it would seat two. */
export function addBot({ code, secret, level }: OwnPlace & { readonly level: BotLevel }): Promise<Answer<unknown>> {
  return ask({ url: api(`rooms/${code}/bots`), method: 'POST', body: { level }, secret, answer: done, tries: 1 });
}

export function setBotLevel({
  code,
  secret,
  id,
  level,
}: OwnPlace & { readonly id: number; readonly level: BotLevel }): Promise<Answer<unknown>> {
  const url = api(`rooms/${code}/bots/${id}`);
  return ask({ url, method: 'PATCH', body: { level }, secret, answer: done, tries: REPEATABLE });
}

/** A bot is to act for somebody who is away, until they are back. */
export function callStandIn({ code, secret, id }: OwnPlace & { readonly id: number }): Promise<Answer<unknown>> {
  const url = api(`rooms/${code}/places/${id}/stand-in`);
  return ask({ url, method: 'POST', secret, answer: done, tries: REPEATABLE });
}

export function sendStandInAway({ code, secret, id }: OwnPlace & { readonly id: number }): Promise<Answer<unknown>> {
  const url = api(`rooms/${code}/places/${id}/stand-in`);
  return ask({ url, method: 'DELETE', secret, answer: done, tries: REPEATABLE });
}
