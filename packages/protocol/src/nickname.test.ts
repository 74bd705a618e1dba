import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NICKNAME_LENGTH, nicknameSchema, tidyNickname, withinNickname } from './nickname.ts';

const FAMILY = '👨‍👩‍👧‍👦';

describe('a nickname', () => {
  test.each([
    { typed: 'Ana', tidy: 'Ana' },
    { typed: '  Ana \n\t Maria ', tidy: 'Ana Maria' },
    { typed: 'W'.repeat(60), tidy: 'W'.repeat(NICKNAME_LENGTH) },
    { typed: FAMILY.repeat(60), tidy: FAMILY.repeat(NICKNAME_LENGTH) },
    { typed: 'e\u0301', tidy: 'é' },
    { typed: 'שלום', tidy: 'שלום' },
    { typed: '\u202Eabc\u2066', tidy: 'abc' },
    { typed: '<img src=x>', tidy: '<img src=x>' },
    { typed: '', tidy: '' },
    { typed: ' \u200D\u0301 ', tidy: '' },
    { typed: '\u0000\uD800', tidy: '' },
    { typed: `a${'\u0301'.repeat(100)}`, tidy: `á${'\u0301'.repeat(7)}` },
  ])('typed as $typed is $tidy', ({ typed, tidy }) => {
    expect(tidyNickname(typed)).toBe(tidy);
  });

  test('that is tidy stays as it is, fits, and holds nothing that moves the text around it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (typed) => {
        const tidy = tidyNickname(typed);
        expect(tidyNickname(tidy)).toBe(tidy);
        expect([...new Intl.Segmenter().segment(tidy)].length).toBeLessThanOrEqual(NICKNAME_LENGTH);
        expect(tidy).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u);
        expect(tidy).not.toMatch(/\p{Cs}/u);
        expect(tidy.trim()).toBe(tidy);
      }),
    );
  });

  test('may be long as typed, but not endless', () => {
    expect(nicknameSchema.safeParse('x'.repeat(1000)).success).toBe(true);
    expect(nicknameSchema.safeParse('x'.repeat(1001)).success).toBe(false);
    expect(nicknameSchema.safeParse(7).success).toBe(false);
  });
});

test.each([
  { typed: 'Ana ', kept: 'Ana ' },
  { typed: 'a'.repeat(41), kept: 'a'.repeat(40) },
  { typed: '👨‍👩‍👧‍👦'.repeat(60), kept: '👨‍👩‍👧‍👦'.repeat(40) },
])('of $typed as much can be typed as is kept', ({ typed, kept }) => {
  expect(withinNickname(typed)).toBe(kept);
});
