import { outlookOf, printCubes } from '@spice-road/rules';
import { bare, tableWith, type Setting } from '@spice-road/rules/testing';
import { describe, expect, test } from 'vitest';
import { offersOf, type Offer } from './offers.ts';

const SETTING: Setting = {
  me: { caravan: 'YYR', hand: ['+YY', '^2', 'YYY>B', 'B>GG'], played: [] },
  merchantRow: bare('+RR', '+G', '^3', 'RR>GG', '+B'),
  pointRow: ['6:YYRR', '16:BBBB'],
};

/** `open`, or the refusal, what is missing and how many cubes that is. */
function inShort(offer: Offer | undefined): string {
  if (offer === undefined) return 'none';
  return offer.open ? 'open' : `${offer.refusal} ${printCubes(offer.missing)} ${offer.short}`;
}

function offers(setting: Setting) {
  return offersOf(outlookOf(tableWith(setting)));
}

describe('what may be started', () => {
  test.each([
    ['+YY', 'open'],
    ['^2', 'open'],
    ['YYY>B', 'not-enough-cubes Y 1'],
    ['B>GG', 'not-enough-cubes B 1'],
  ] as const)('with %s from the hand: %s', (card, expected) => {
    expect(inShort(offers(SETTING).hand.get(card))).toBe(expected);
  });

  test('each stall at its price, paid with any cubes', () => {
    expect(offers(SETTING).merchants.map(inShort)).toEqual(['open', 'open', 'open', 'open', 'not-enough-cubes  1']);
  });

  test('a point card by its demand', () => {
    expect(offers(SETTING).points.map(inShort)).toEqual(['not-enough-cubes R 1', 'not-enough-cubes BBBB 4']);
  });

  test('no rest before a card is played', () => {
    expect(inShort(offers(SETTING).rest)).toBe('nothing-to-rest  0');
    expect(inShort(offers({ ...SETTING, me: { ...SETTING.me, played: ['^3'] } }).rest)).toBe('open');
  });

  test('nothing while cubes must be returned', () => {
    const overfull = offers({ ...SETTING, phase: 'discard', me: { ...SETTING.me, caravan: 'YYYYYYYYYYRR' } });
    const all = [...overfull.hand.values(), ...overfull.merchants, ...overfull.points, overfull.rest];
    expect(all.every((offer) => !offer.open && offer.refusal === 'wrong-phase')).toBe(true);
  });
});
