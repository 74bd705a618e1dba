import * as fc from 'fast-check';
import { SEAT_COUNTS } from '../seat-count.ts';
import type { Table } from '../table.ts';
import { playOut, shuffledTable, type ActionTaken, type Choose } from './playout.ts';
import { pick, seededRandom } from './random.ts';

/** The beginning of a match, or a whole one: where it began and every action taken. */
export interface PlayedMatch {
  readonly laid: Table;
  readonly actions: readonly ActionTaken[];
}

/** A match in which any legal action may be taken, of at most so many actions. */
export function arbitraryMatch(mostActions: number): fc.Arbitrary<PlayedMatch> {
  return fc
    .record({
      seatCount: fc.constantFrom(...SEAT_COUNTS),
      pointCardsToEnd: fc.integer({ min: 3, max: 8 }),
      seed: fc.nat(),
      // Which of the legal actions; fewer of them make a shorter match, so a failing one shrinks to its cause.
      choices: fc.array(fc.nat(), { maxLength: mostActions, size: 'max' }),
    })
    .map(({ seatCount, pointCardsToEnd, seed, choices }) => {
      const laid = shuffledTable(seatCount, seededRandom(seed), { pointCardsToEnd });
      return { laid, actions: playChoices(laid, choices) };
    });
}

/** A table some way into a match. */
export function arbitraryTable(mostActions: number): fc.Arbitrary<Table> {
  return arbitraryMatch(mostActions).map(({ laid, actions }) => actions.at(-1)?.table ?? laid);
}

function playChoices(laid: Table, choices: readonly number[]): readonly ActionTaken[] {
  const taken: ActionTaken[] = [];
  const choose: Choose = (legal) => {
    const choice = (choices[taken.length] ?? 0) % legal.length;
    return pick(legal, () => choice / legal.length);
  };
  const match = playOut(laid, choose);
  while (taken.length < choices.length) {
    const next = match.next();
    if (next.done) break;
    taken.push(next.value);
  }
  return taken;
}
