import type { SeatScore, Tally } from '@spice-road/rules';
import { expect, test } from 'vitest';
import { say } from '../i18n/table.ts';
import { headline, margin, tieNotes } from './words.ts';

function score(total: number): SeatScore {
  return { cards: total, gold: 0, silver: 0, spices: 0, total };
}

function telling(totals: readonly number[], ranking: readonly number[], ties: Tally['ties'], you: number | null) {
  return { tally: { scores: totals.map(score), ranking, ties }, names: ['Mara', 'Okapi', 'Tam'], you };
}

const head = ({ key, given }: ReturnType<typeof headline>) => say(key, given);
const by = ({ key, given }: ReturnType<typeof margin>) => say(key, given);

/** The marks that keep a name from turning its sentence are there, and not to be read. */
const plain = (sentence: string) => sentence.replaceAll(/[\u2068\u2069]/g, '');

test.each([
  { you: 0, headline: 'You win with 75', margin: 'Four ahead of Okapi' },
  { you: 1, headline: 'Mara wins with 75', margin: 'Four ahead of you' },
  { you: null, headline: 'Mara wins with 75', margin: 'Four ahead of Okapi' },
])('to seat $you: $headline', ({ you, ...said }) => {
  const told = telling([75, 71, 40], [0, 1, 2], [], you);
  expect(head(headline(told))).toBe(said.headline);
  expect(by(margin(told))).toBe(said.margin);
  expect(tieNotes(told)).toEqual([]);
});

test('a large lead is a number', () => {
  expect(by(margin(telling([75, 40], [0, 1], [], null)))).toBe('35 ahead of Okapi');
});

test.each([
  {
    you: null,
    margin: 'Level with Mara: the later seat wins',
    note: 'Okapi and Mara both have 71. The later seat wins, so Okapi ranks higher.',
  },
  {
    you: 1,
    margin: 'Level with Mara: the later seat wins',
    note: 'You and Mara both have 71. The later seat wins, so you rank higher.',
  },
  {
    you: 0,
    margin: 'Level with you: the later seat wins',
    note: 'Okapi and you both have 71. The later seat wins, so Okapi ranks higher.',
  },
])('RULES 8.3 to seat $you: $note', ({ you, note, ...said }) => {
  const told = telling([71, 71, 40], [1, 0, 2], [[1, 0]], you);
  expect(by(margin(told))).toBe(said.margin);
  expect(tieNotes(told).map(plain)).toEqual([note]);
});

test('RULES 8.3 among three', () => {
  const told = telling([40, 40, 40], [2, 1, 0], [[2, 1, 0]], null);
  expect(tieNotes(told).map(plain)).toEqual([
    'Tam, Okapi and Mara all have 40. The later seat wins, so Tam ranks higher.',
  ]);
});
