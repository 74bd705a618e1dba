import type { SeatScore, Tally } from '@spice-road/rules';
import { expect, test } from 'vitest';
import { headline, margin, tieNotes } from './words.ts';

function score(total: number): SeatScore {
  return { cards: total, gold: 0, silver: 0, spices: 0, total };
}

function telling(totals: readonly number[], ranking: readonly number[], ties: Tally['ties'], you: number | null) {
  return { tally: { scores: totals.map(score), ranking, ties }, names: ['Mara', 'Okapi', 'Tam'], you };
}

const asSaid = ({ before, whom, after }: ReturnType<typeof margin>) => `${before} ${whom ?? 'you'}${after}`;

/** The marks that keep a name from turning its sentence are there, and not to be read. */
const plain = (sentence: string) => sentence.replaceAll(/[\u2068\u2069]/g, '');

test.each([
  { you: 0, head: 'You win with 75', by: 'Four ahead of Okapi' },
  { you: 1, head: 'Mara wins with 75', by: 'Four ahead of you' },
  { you: null, head: 'Mara wins with 75', by: 'Four ahead of Okapi' },
])('to seat $you: $head', ({ you, head, by }) => {
  const told = telling([75, 71, 40], [0, 1, 2], [], you);
  expect(Object.values(headline(told)).join(' ')).toBe(head);
  expect(asSaid(margin(told))).toBe(by);
  expect(tieNotes(told)).toEqual([]);
});

test('a large lead is a number', () => {
  expect(asSaid(margin(telling([75, 40], [0, 1], [], null)))).toBe('35 ahead of Okapi');
});

test.each([
  {
    you: null,
    by: 'Level with Mara: the later seat wins',
    note: 'Okapi and Mara both have 71. The later seat wins, so Okapi ranks higher.',
  },
  {
    you: 1,
    by: 'Level with Mara: the later seat wins',
    note: 'You and Mara both have 71. The later seat wins, so you rank higher.',
  },
  {
    you: 0,
    by: 'Level with you: the later seat wins',
    note: 'Okapi and you both have 71. The later seat wins, so Okapi ranks higher.',
  },
])('RULES 8.3 to seat $you: $note', ({ you, by, note }) => {
  const told = telling([71, 71, 40], [1, 0, 2], [[1, 0]], you);
  expect(asSaid(margin(told))).toBe(by);
  expect(tieNotes(told).map(plain)).toEqual([note]);
});

test('RULES 8.3 among three', () => {
  const told = telling([40, 40, 40], [2, 1, 0], [[2, 1, 0]], null);
  expect(tieNotes(told).map(plain)).toEqual([
    'Tam, Okapi and Mara all have 40. The later seat wins, so Tam ranks higher.',
  ]);
});
