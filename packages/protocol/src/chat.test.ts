import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chatLineSchema, LINE_LENGTH, sayLineSchema, tidyLine } from './chat.ts';

const FAMILY = '👨‍👩‍👧‍👦';

describe('a line', () => {
  test.each([
    { typed: '  Your turn,\n\tBo ', text: 'Your turn, Bo' },
    { typed: '<script>alert(1)</script> **x** [y](z)', text: '<script>alert(1)</script> **x** [y](z)' },
    { typed: '\u202Eabc\u0000\u2066', text: 'abc' },
    { typed: '轮到你了', text: '轮到你了' },
    { typed: 'x'.repeat(LINE_LENGTH), text: 'x'.repeat(LINE_LENGTH) },
    { typed: FAMILY.repeat(LINE_LENGTH), text: FAMILY.repeat(LINE_LENGTH) },
    { typed: `a${'\u0301'.repeat(100)}`, text: `á${'\u0301'.repeat(7)}` },
  ])('typed as $typed says $text', ({ typed, text }) => {
    expect(tidyLine(typed)).toEqual({ ok: true, text });
  });

  test.each([
    { typed: '', why: 'nothing' },
    { typed: ' \n\u0000 ', why: 'nothing' },
    { typed: '\u200D\u0301', why: 'nothing' },
    { typed: 'x'.repeat(LINE_LENGTH + 1), why: 'too-long' },
    { typed: FAMILY.repeat(LINE_LENGTH + 1), why: 'too-long' },
    { typed: ' '.repeat(100_000), why: 'too-long' },
  ])('typed as $typed is none: $why', ({ typed, why }) => {
    expect(tidyLine(typed)).toEqual({ ok: false, why });
  });

  test('that is tidy stays as it is, fits, and holds nothing that moves the text around it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (typed) => {
        const line = tidyLine(typed);
        if (!line.ok) return;
        expect(tidyLine(line.text)).toEqual(line);
        expect([...new Intl.Segmenter().segment(line.text)].length).toBeLessThanOrEqual(LINE_LENGTH);
        expect(line.text).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u);
      }),
    );
  });
});

test('saying a line: whatever is sent is taken or refused, never thrown over', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true }), (value) => {
      expect(typeof sayLineSchema.safeParse(value).success).toBe('boolean');
      expect(typeof sayLineSchema.safeParse({ text: value, attempt: 'an-attempt-to-say-1' }).success).toBe('boolean');
    }),
  );
  expect(sayLineSchema.parse({ text: ' Hi ', attempt: 'an-attempt-to-say-1' }).text).toBe('Hi');
});

test('a line comes out of the wire as it went in', () => {
  const line = fc.record({
    number: fc.integer({ min: 1 }),
    place: fc.option(fc.nat(4)),
    name: fc.string(),
    text: fc.string(),
    saidAt: fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }).map((date) => date.toISOString()),
  });
  fc.assert(
    fc.property(line, (value) => {
      expect(chatLineSchema.parse(JSON.parse(JSON.stringify(value)))).toEqual(value);
    }),
  );
});
