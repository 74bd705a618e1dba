import { randomInt } from 'node:crypto';
import { MERCHANT_DECK, POINT_DECK, type ShuffledDecks } from '@spice-road/rules';

/** What chance gives a match. */
export interface Dealt {
  readonly decks: ShuffledDecks;
  /** The places in the order of their seats, seat 0 first. RULES 1.3. */
  readonly seats: readonly number[];
}

/** Deals to the places that play. A test brings its own. */
export type Deal = (places: readonly number[]) => Dealt;

export const dealAtRandom: Deal = (places) => ({
  decks: { merchants: shuffle(MERCHANT_DECK), points: shuffle(POINT_DECK) },
  seats: shuffle(places),
});

/** Fisher and Yates, with the system's generator: every order is equally likely, and none can be guessed. */
export function shuffle<Thing>(things: readonly Thing[]): readonly Thing[] {
  const rest = [...things];
  return things.map(() => rest.splice(randomInt(rest.length), 1)).flat();
}
