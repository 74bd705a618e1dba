import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { openingText, type Opening } from '@spice-road/protocol';
import {
  isMerchantCardId,
  isPointCardId,
  printEvent,
  printView,
  replay,
  SEAT_COUNTS,
  judge,
  viewOf,
  type View,
} from '@spice-road/rules';
import type { PastAction } from '../api/past-actions.ts';

export interface Evidence {
  /** What the server promised before the first move, as this browser was told it. */
  readonly commitment: string;
  /** What it says now that it had promised. */
  readonly opening: Opening;
  /** The place in each seat, as the room tells it. */
  readonly seats: readonly number[];
  /** Everything that was done, oldest first. */
  readonly past: readonly Pick<PastAction, 'action' | 'events'>[];
  /** The table at the end, as it came over the match's own socket. */
  readonly view: View;
}

/** What does not fit: the promise and the opening, the seats, or the cards that came. */
export const FLAWS = ['seal', 'seats', 'cards'] as const;
export type Flaw = (typeof FLAWS)[number];

/** SHA-256, in hexadecimal. `crypto.subtle` is missing on plain http, where people play at home. */
export function sealOf(opening: Opening): string {
  return bytesToHex(sha256(utf8ToBytes(openingText(opening))));
}

/** Null when chance was fixed before the first move and every card came as it says. */
export function flawIn({ commitment, opening, seats, past, view }: Evidence): Flaw | null {
  if (sealOf(opening) !== commitment) return 'seal';
  if (opening.seats.join() !== seats.join()) return 'seats';
  const merchants = opening.merchantDeck.filter(isMerchantCardId);
  const points = opening.pointDeck.filter(isPointCardId);
  const count = SEAT_COUNTS.find((each) => each === seats.length);
  if (merchants.length !== opening.merchantDeck.length || points.length !== opening.pointDeck.length) return 'cards';
  if (count === undefined) return 'seats';

  const { pointCardsToEnd } = view;
  const decks = { merchants, points };
  const actions = past.map(({ action }) => action);
  const replayed = replay({ id: '', seats: count, pointCardsToEnd, decks, actions });
  if (!replayed.ok) return 'cards';
  const cameSo = past.every(({ action, events }, at) => {
    const before = replayed.tables[at];
    const verdict = before && judge(before, action);
    return verdict?.ok === true && isSame(verdict.events.map(printEvent), events.map(printEvent));
  });
  const endsSo = isSame(printView(viewOf(replayed.table, { seat: view.you, open: false })), printView(view));
  return cameSo && endsSo ? null : 'cards';
}

/** Both are printed by the same functions, so that equal ones have their fields in the same order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
