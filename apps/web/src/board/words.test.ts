import { viewOf } from '@spice-road/rules';
import { tableWith } from '@spice-road/rules/testing';
import { expect, test } from 'vitest';
import { choosingInWords, ownScoreInWords } from './words.ts';

const TABLE = tableWith({ me: { caravan: 'YYR' } });

test('the viewer’s score is said to be hidden as long as it is', () => {
  const hidden = viewOf(TABLE, { seat: 0, open: false });
  expect(ownScoreInWords(hidden, 1)).toBe('Your score so far: 1 point, seen only by you');
  expect(ownScoreInWords(viewOf(TABLE, { seat: 0, open: true }), 2)).toBe('Your score so far: 2 points');
  expect(ownScoreInWords({ ...hidden, phase: 'over' }, 2)).toBe('Your score: 2 points');
});

test.each([
  { presence: 'here', phase: 'action', words: 'Jo is choosing' },
  { presence: 'here', phase: 'discard', words: 'Jo is returning cubes' },
  { presence: 'away', phase: 'discard', words: 'Jo is away' },
  { presence: 'left', phase: 'action', words: 'Jo has left the table' },
] as const)('who is $presence: $words', ({ presence, phase, words }) => {
  expect(choosingInWords({ phase }, { name: 'Jo', presence })).toBe(words);
});
