import { afterEach, describe, expect, test, vi } from 'vitest';
import { merchantCardName, pointCardName } from '../story/card-names.ts';
import { cardsInWords, ordinalInWords, timesInWords } from '../story/words.ts';
import { customsOf, languageFor, LANGUAGES } from './languages.ts';
import { listInWords, speak, spokenLanguage } from './spoken.ts';
import { say } from './table.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  await speak('en');
});

describe('the language of a browser', () => {
  test.each([
    { wanted: ['en-US', 'zh-CN'], spoken: 'en' },
    { wanted: ['zh-CN', 'en'], spoken: 'zh-Hans' },
    { wanted: ['zh-Hant-TW'], spoken: 'zh-Hans' },
    { wanted: ['de-DE', 'zh-SG', 'en'], spoken: 'zh-Hans' },
    { wanted: ['de', 'fr'], spoken: 'en' },
    { wanted: [], spoken: 'en' },
  ])('$wanted is $spoken', ({ wanted, spoken }) => {
    expect(languageFor(wanted)).toBe(spoken);
  });
});

describe('English', () => {
  test.each([
    [0, '0 cards'],
    [1, '1 card'],
    [2, '2 cards'],
    [1000, '1,000 cards'],
  ])('counts %d', (count, words) => {
    expect(cardsInWords(count)).toBe(words);
  });

  test('has words of its own for single numbers', () => {
    expect([1, 2, 3].map(timesInWords)).toEqual(['once', 'twice', '3 times']);
    expect([0, 1, 2].map((count) => say('cost', { count }))).toEqual(['Free', 'Costs 1 cube', 'Costs 2 cubes']);
  });

  test('has no comma before the last of a list', () => {
    expect(listInWords(['a', 'b', 'c'])).toBe('a, b and c');
  });
});

test('what the first picture says costs nothing of Intl, whose first use takes a browser long', async () => {
  vi.resetModules();
  const made = (['DateTimeFormat', 'ListFormat', 'NumberFormat', 'PluralRules', 'Segmenter'] as const).map((name) =>
    vi.spyOn(Intl, name),
  );
  const { tidyNickname } = await import('@spice-road/protocol');
  const shell = await import('./shell.ts');
  const { dayInWords } = await import('./dates.ts');
  const day = dayInWords(new Date(2026, 11, 30), new Date(2026, 0, 1));
  expect(tidyNickname(' Ana 安 ')).toBe('Ana 安');
  expect(shell.say('keptUntil', { day })).toBe('This room is kept until 30 December.');
  expect(made.filter((spy) => spy.mock.calls.length > 0)).toEqual([]);
});

describe('Chinese', () => {
  test('is spoken once it is asked for, and English again', async () => {
    await speak('zh-Hans');
    expect(spokenLanguage()).toBe('zh-Hans');
    expect(say('confirm')).toBe('确认');
    await speak('en');
    expect(say('confirm')).toBe('Confirm');
  });

  test('counts without plurals, and lists with its own marks', async () => {
    await speak('zh-Hans');
    expect([1, 2].map(cardsInWords)).toEqual(['1张卡', '2张卡']);
    expect([1, 3].map(ordinalInWords)).toEqual(['第1', '第3']);
    expect(listInWords(['甲', '乙', '丙'])).toBe('甲、乙和丙');
  });

  test('names cards for those who listen', async () => {
    await speak('zh-Hans');
    expect(merchantCardName('YY>G')).toBe('交易卡：付出2份姜黄，换取1份小豆蔻，次数不限');
    expect(pointCardName('8:YYGG')).toBe('得分卡：2份姜黄和2份小豆蔻，可换8分');
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  test.each([0, 7, 999, 1000])('%d is written as its customs are, whether Intl is asked or not', async (count) => {
    await speak(language);
    expect(cardsInWords(count)).toContain(new Intl.NumberFormat(customsOf(language)).format(count));
  });
});

test('a pseudo-language leaves values alone', async () => {
  await speak('en-XA');
  expect(say('isChoosing', { name: 'Okapi' })).toMatch(/^Okapi .*[^a-z ]/);
});
