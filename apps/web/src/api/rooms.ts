import {
  chatLineSchema,
  continuationSchema,
  roomViewSchema,
  seatedSchema,
  type ChatLine,
  type Continuation,
  type RoomOptions,
  type RoomView,
  type Seated,
} from '@spice-road/protocol';
import * as z from 'zod/mini';
import { ask, type Answer } from './ask.ts';
import { api, REPEATABLE } from './endpoint.ts';

/** Where somebody sits, and the proof of it. */
export interface OwnPlace {
  readonly code: string;
  readonly secret: string;
}

interface Entrance {
  readonly name: string;
  /** Makes a second try of the same attempt find the place the first one took. */
  readonly attempt: string;
}

/** For answers that say no more than that it was done; the room itself comes over the websocket. */
const done = z.unknown();

export function createRoom(entrance: Entrance): Promise<Answer<Seated>> {
  return ask({ url: api('rooms'), method: 'POST', body: entrance, answer: seatedSchema, tries: REPEATABLE });
}

export function findRoom(code: string): Promise<Answer<RoomView>> {
  return ask({ url: api(`rooms/${code}`), method: 'GET', answer: roomViewSchema, tries: REPEATABLE });
}

/** Takes a free place; with the proof of a place left before, comes back to it. */
export function takePlace(
  code: string,
  { secret, ...entrance }: Entrance & { readonly secret: string | null },
): Promise<Answer<Seated>> {
  const url = api(`rooms/${code}/places`);
  return ask({ url, method: 'POST', body: entrance, secret, answer: seatedSchema, tries: REPEATABLE });
}

export function rename({ code, secret }: OwnPlace, name: string): Promise<Answer<unknown>> {
  const url = api(`rooms/${code}/places/mine`);
  return ask({ url, method: 'PATCH', body: { name }, secret, answer: done, tries: REPEATABLE });
}

export function leave({ code, secret }: OwnPlace): Promise<Answer<unknown>> {
  return ask({ url: api(`rooms/${code}/places/mine`), method: 'DELETE', secret, answer: done, tries: 1 });
}

export function setOptions({ code, secret }: OwnPlace, options: Partial<RoomOptions>): Promise<Answer<unknown>> {
  const url = api(`rooms/${code}/options`);
  return ask({ url, method: 'PATCH', body: options, secret, answer: done, tries: REPEATABLE });
}

/** Starts the first match, or the next. */
export function startMatch({ code, secret }: OwnPlace): Promise<Answer<unknown>> {
  return ask({ url: api(`rooms/${code}/matches`), method: 'POST', secret, answer: done, tries: 1 });
}

export function callOff({ code, secret }: OwnPlace): Promise<Answer<unknown>> {
  return ask({ url: api(`rooms/${code}/matches/current`), method: 'DELETE', secret, answer: done, tries: 1 });
}

/** Makes the place of somebody who is away free for others. */
export function freePlace({ code, secret, id }: OwnPlace & { readonly id: number }): Promise<Answer<unknown>> {
  const url = api(`rooms/${code}/places/${id}/free`);
  return ask({ url, method: 'POST', secret, answer: done, tries: REPEATABLE });
}

/** Somebody has to go; everything that proved their place is void. */
export function removePlace({ code, secret, id }: OwnPlace & { readonly id: number }): Promise<Answer<unknown>> {
  return ask({ url: api(`rooms/${code}/places/${id}`), method: 'DELETE', secret, answer: done, tries: 1 });
}

/** Says a line; sent again with the same attempt it is said once. */
export function sayLine(
  { code, secret }: OwnPlace,
  line: { readonly text: string; readonly attempt: string },
): Promise<Answer<ChatLine>> {
  const url = api(`rooms/${code}/lines`);
  return ask({ url, method: 'POST', body: line, secret, answer: chatLineSchema, tries: REPEATABLE });
}

export function createContinuation({ code, secret }: OwnPlace): Promise<Answer<Continuation>> {
  const url = api(`rooms/${code}/continuations`);
  return ask({ url, method: 'POST', secret, answer: continuationSchema, tries: REPEATABLE });
}

/** Asked once: the token is good once, so a second try could only find it used. */
export function redeemContinuation(code: string, token: string): Promise<Answer<Seated>> {
  const url = api(`rooms/${code}/continuations/redeem`);
  return ask({ url, method: 'POST', body: { token }, answer: seatedSchema, tries: 1 });
}
