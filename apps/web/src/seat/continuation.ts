import { continuationTokenSchema } from '@spice-road/protocol';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

/** A link to continue here what was begun on another device. Its token is good once. */
export interface Continuation {
  readonly token: string | null;
}

const FRAGMENT = /^#continue=(.*)$/;

let pending: Continuation | null = null;
const listeners = new Set<() => void>();

/** Takes the token out of the address before anything else can see it there. */
export function watchForContinuation(): void {
  takeFromAddress();
  window.addEventListener('hashchange', takeFromAddress);
}

/** What the address held; `token: null` when it was no token at all. */
export function useContinuation(): Continuation | null {
  return useSyncExternalStore(subscribe, () => pending);
}

/** It has been redeemed or refused. */
export function settleContinuation(): void {
  pending = null;
  tell();
}

/** The address that continues a seat elsewhere: the room's link, the token in its fragment, where no server sees it. */
export function continuationLink(roomLink: string, token: string): string {
  return `${roomLink}#continue=${token}`;
}

function takeFromAddress(): void {
  const [, typed] = FRAGMENT.exec(location.hash) ?? [];
  if (typed === undefined) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  const token = z.safeParse(continuationTokenSchema, typed);
  pending = { token: token.success ? token.data : null };
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
