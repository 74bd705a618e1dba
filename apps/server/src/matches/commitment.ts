import { createHash, randomBytes } from 'node:crypto';
import { type Opening, openingText } from '@spice-road/protocol';
import type { Dealt } from './deal.ts';

/** A deal and its seal: the commitment is shown before the first move, the opening when the match is over. */
export function seal({ decks, seats }: Dealt): { readonly opening: Opening; readonly commitment: string } {
  const salt = randomBytes(32).toString('base64url');
  const opening = { merchantDeck: [...decks.merchants], pointDeck: [...decks.points], seats: [...seats], salt };
  return { opening, commitment: commitmentTo(opening) };
}

export function commitmentTo(opening: Opening): string {
  return createHash('sha256').update(openingText(opening)).digest('hex');
}
