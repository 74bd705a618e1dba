import { afterEach, expect, test } from 'vitest';
import { dayInWords } from './dates.ts';
import { customsOf, LANGUAGES } from './languages.ts';
import { speak } from './spoken.ts';

afterEach(() => speak('en'));

const DAYS = Array.from({ length: 12 }, (_, month) => new Date(2026, month, month === 0 ? 31 : month));

test.each(LANGUAGES)('a day is written in %s as is the custom there', async (language) => {
  await speak(language);
  const custom = new Intl.DateTimeFormat(customsOf(language), { day: 'numeric', month: 'long' });
  const withYear = new Intl.DateTimeFormat(customsOf(language), { day: 'numeric', month: 'long', year: 'numeric' });
  for (const day of DAYS) {
    expect(dayInWords(day, new Date(2026, 5, 1))).toBe(custom.format(day));
    expect(dayInWords(day, new Date(2025, 11, 31))).toBe(withYear.format(day));
  }
});
