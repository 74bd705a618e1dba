import { describe, expect, test } from 'vitest';
import { merchantCardInWords, merchantCardName, pointCardName } from './card-names.ts';
import { listInWords } from '../i18n/spoken.ts';
import { isolated } from '../i18n/isolated.ts';
import { ordinalInWords, timesInWords } from './words.ts';

describe('a card in words', () => {
  test.each([
    ['+YYR', 'Spice card: take 2 turmeric and 1 saffron', 'a spice card (2 turmeric and 1 saffron)'],
    ['^2', 'Upgrade card: raise cubes by up to 2 steps', 'an upgrade card (2 steps)'],
    [
      'YY>G',
      'Trade card: give 2 turmeric, take 1 cardamom, any number of times',
      'a trade card (2 turmeric for 1 cardamom)',
    ],
  ] as const)('%s', (card, name, inWords) => {
    expect(merchantCardName(card)).toBe(name);
    expect(merchantCardInWords(card)).toBe(inWords);
  });

  test('a point card', () => {
    expect(pointCardName('8:YYGG')).toBe('Point card: 8 points for 2 turmeric and 2 cardamom');
  });
});

describe('small words', () => {
  test.each([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b'], 'a and b'],
    [['a', 'b', 'c'], 'a, b and c'],
  ])('a list of %j', (parts, words) => {
    expect(listInWords(parts)).toBe(words);
  });

  test('times and places', () => {
    expect([1, 2, 3].map(timesInWords)).toEqual(['once', 'twice', '3 times']);
    expect([1, 6, 9].map(ordinalInWords)).toEqual(['first', 'sixth', 'number 9']);
  });

  test('a name cannot turn the sentence around it', () => {
    expect(isolated('تاجر')).toBe('\u2068تاجر\u2069');
    expect(isolated('Okapi')).toBe('Okapi');
  });
});
