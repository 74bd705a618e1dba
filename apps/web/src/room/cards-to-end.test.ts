import { describe, expect, test } from 'vitest';
import { cardsToEndChoices, cardsToEndChosen, cardsToEndWords } from './cards-to-end.ts';

describe('the choices of point cards to end', () => {
  test.each([
    { seats: 2, standard: 6 },
    { seats: 3, standard: 6 },
    { seats: 4, standard: 5 },
    { seats: 5, standard: 5 },
  ] as const)('for $seats name each number once; $standard is what the rules say', ({ seats, standard }) => {
    const choices = cardsToEndChoices(seats);
    expect(choices.map(({ label }) => Number.parseInt(label, 10))).toEqual([3, 4, 5, 6, 7, 8]);
    expect(choices.find(({ value }) => value === '')?.label).toBe(`${standard}, as the rules say`);
    expect(choices.map(({ value }) => value)).not.toContain(String(standard));
  });

  test('are open while nobody knows how many will play', () => {
    expect(cardsToEndChoices(null).map(({ value }) => value)).toEqual(['', '3', '4', '5', '6', '7', '8']);
  });
});

test.each([
  { kept: null, seats: 3, shown: '' },
  { kept: 7, seats: 3, shown: '7' },
  { kept: 6, seats: 3, shown: '' },
  { kept: 6, seats: 4, shown: '6' },
  { kept: 6, seats: null, shown: '6' },
] as const)('$kept for $seats is shown as “$shown”, which is there to be chosen', ({ kept, seats, shown }) => {
  expect(cardsToEndChosen(kept, seats)).toBe(shown);
  expect(cardsToEndChoices(seats).map(({ value }) => value)).toContain(shown);
});

test.each([
  { kept: null, seats: 3, words: '6, as the rules say' },
  { kept: 6, seats: 3, words: '6, as the rules say' },
  { kept: 7, seats: 3, words: '7' },
  { kept: null, seats: null, words: 'As the rules say' },
] as const)('$kept for $seats is told as “$words”', ({ kept, seats, words }) => {
  expect(cardsToEndWords(kept, seats)).toBe(words);
});
