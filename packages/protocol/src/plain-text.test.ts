import fc from 'fast-check';
import { expect, test } from 'vitest';
import { charactersOf } from './plain-text.ts';

/** Of letters that stand alone, of marks that join them, and of both. */
const text = fc.string({
  unit: fc.constantFrom('a', '~', ' ', 'É', 'ɏ', '一', '鿿', '\r', '\n', '\u0301', '👨', '\u200D', '한'),
});

test('the characters of a text are those that people count', () => {
  const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  fc.assert(
    fc.property(text, (typed) => {
      expect(charactersOf(typed)).toEqual(Array.from(graphemes.segment(typed), ({ segment }) => segment));
    }),
  );
});
