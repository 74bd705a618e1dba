import type { ShuffledDecks } from '@spice-road/rules';
import { seededRandom, shuffledDecks } from '../src/index.ts';

/**
 * Deals for measuring, by number from 1. They are frozen: the deal of a number never changes, and no fitting ever plays
 * one of them, for fitting takes its seeds from ten million up.
 */
const FROZEN_DEALS = 1_000_000;
export const FIRST_FITTING_SEED = 10_000_000;

export function dealOf(seed: number): ShuffledDecks {
  return shuffledDecks(seededRandom(seed));
}

export function frozenDeal(number: number): ShuffledDecks {
  if (!Number.isInteger(number) || number < 1 || number > FROZEN_DEALS)
    throw new Error(`there is no frozen deal ${number}`);
  return dealOf(number);
}
