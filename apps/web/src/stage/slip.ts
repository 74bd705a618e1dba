import type { Point, Sight } from './sight.ts';

/** A press on the table, and what the table did under it. Cards by their ids. */
export interface Aim {
  /** The card that is pressed; null where there is none. */
  readonly is: string | null;
  /** The card that lay there before the table last changed. */
  readonly was: string | null;
  /** For how many milliseconds the table has been as it is. */
  readonly since: number;
  /** How far the pointer has come since; null for a finger, which is seen only when it presses. */
  readonly come: number | null;
}

/** As long as eye and hand need. In milliseconds. */
export const REACTION = 400;
/** As far as a pointer strays that is not moved on purpose. In pixels. */
const ASTRAY = 16;

/**
 * A card may come to lie under a finger that was on its way to another, which somebody else has just taken. Whoever
 * presses sooner than one can see that, and has not moved there since, does not mean the card that came.
 */
export function isSlip({ is, was, since, come }: Aim): boolean {
  return is !== null && is !== was && since < REACTION && (come === null || come < ASTRAY);
}

/** The card that was drawn at a point; the last of those that overlap lies on top. */
export function cardAt({ pieces }: Sight, cards: ReadonlyMap<string, string>, { x, y }: Point): string | null {
  const there = [...pieces].findLast(
    ([key, { rect }]) =>
      cards.has(key) && x >= rect.x && x < rect.x + rect.width && y >= rect.y && y < rect.y + rect.height,
  );
  return there === undefined ? null : (cards.get(there[0]) ?? null);
}
