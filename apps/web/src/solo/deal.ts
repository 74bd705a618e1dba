import {
  MERCHANT_DECK,
  POINT_DECK,
  SEAT_COUNTS,
  standardPointCardsToEnd,
  type SeatCount,
  type ShuffledDecks,
} from '@spice-road/rules';
import type { Player, SoloGame } from './solo-game.ts';

/** Fills an array with chance, as `crypto.getRandomValues` does. */
export type FillWithChance = (numbers: Uint32Array<ArrayBuffer>) => void;

export function browserChance(numbers: Uint32Array<ArrayBuffer>): void {
  crypto.getRandomValues(numbers);
}

export interface Party {
  /** Two to five, in any order: who sits where is drawn. */
  readonly players: readonly Player[];
  readonly openTable: boolean;
  /** RULES 10.2; null follows the number of players. */
  readonly pointCardsToEnd: number | null;
}

/** A new game: both decks shuffled, the seats drawn. */
export function deal({ players, openTable, pointCardsToEnd }: Party, fill: FillWithChance): SoloGame {
  const seats = seatCountOf(players);
  const id = idFrom(fill);
  const decks: ShuffledDecks = { merchants: shuffled(MERCHANT_DECK, fill), points: shuffled(POINT_DECK, fill) };
  return {
    id,
    players: shuffled(players, fill),
    record: { id, seats, pointCardsToEnd: pointCardsToEnd ?? standardPointCardsToEnd(seats), decks, actions: [] },
    chance: below(2 ** 32, fill),
    openTable,
  };
}

function seatCountOf(players: readonly Player[]): SeatCount {
  const count = SEAT_COUNTS.find((each) => each === players.length);
  if (count === undefined) throw new Error('a game is for two to five');
  return count;
}

/** Fisher and Yates: every order is equally likely. */
export function shuffled<Item>(items: readonly Item[], fill: FillWithChance): readonly Item[] {
  const left = [...items];
  const drawn: Item[] = [];
  while (left.length > 0) drawn.push(...left.splice(below(left.length, fill), 1));
  return drawn;
}

/** A whole number from 0, each equally likely: the few numbers that would favour some are drawn again. */
export function below(limit: number, fill: FillWithChance): number {
  const numbers = new Uint32Array(1);
  const fair = 2 ** 32 - (2 ** 32 % limit);
  for (;;) {
    fill(numbers);
    const [number = 0] = numbers;
    if (number < fair) return number % limit;
  }
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

function idFrom(fill: FillWithChance): string {
  return Array.from({ length: 12 }, () => LETTERS[below(LETTERS.length, fill)]).join('');
}
