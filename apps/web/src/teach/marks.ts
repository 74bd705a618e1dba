import type { Hint } from '@spice-road/bots';
import { NO_MARKS, type Marks } from '../pieces/marks.ts';
import { toldTurns } from './hint-words.ts';

/** Where on the table a hint points: each card it tells of and the rest, with its first turn, and the card it aims at. */
export function marksOf(hint: Pick<Hint, 'turns' | 'aim'> | null): Marks {
  if (hint === null) return NO_MARKS;
  const marks = new Map<string, number>();
  for (const [index, turn] of toldTurns(hint).entries()) {
    const piece = turn.type === 'rest' ? 'rest' : turn.card;
    if (!marks.has(piece)) marks.set(piece, index + 1);
  }
  return hint.aim === null ? marks : marks.set(hint.aim.card, hint.aim.turn);
}
