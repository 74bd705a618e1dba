import { MERCHANT_DECK, POINT_DECK, type ShuffledDecks } from '@spice-road/rules';
import type { Random } from './random-play.ts';

/** Chance that can be repeated: the same whole-number seed gives the same numbers (the generator "splitmix32"). */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}

/** Both decks in a chance order. RULES 1.4. */
export function shuffledDecks(random: Random): ShuffledDecks {
  return { merchants: shuffled(MERCHANT_DECK, random), points: shuffled(POINT_DECK, random) };
}

function shuffled<Card>(cards: readonly Card[], random: Random): readonly Card[] {
  return cards
    .map((card) => ({ card, order: random() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ card }) => card);
}
