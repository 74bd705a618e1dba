import { describe, expect, test } from 'vitest';
import type { Action } from '../action.ts';
import { spices } from '../spices.ts';
import { refusalOf, tableWith } from '../testing/builders.ts';
import { parseAction, printAction, type ActionNotation } from './action.ts';

describe('the form of an action', () => {
  test.each<{ notation: ActionNotation; action: Action }>([
    { notation: { type: 'play', card: '+YY' }, action: { type: 'play', card: '+YY', use: { kind: 'gather' } } },
    {
      notation: { type: 'play', card: '^2', upgrades: 'YR' },
      action: { type: 'play', card: '^2', use: { kind: 'upgrade', steps: ['turmeric', 'saffron'] } },
    },
    {
      notation: { type: 'play', card: '^2', upgrades: '' },
      action: { type: 'play', card: '^2', use: { kind: 'upgrade', steps: [] } },
    },
    {
      notation: { type: 'play', card: 'YY>G', times: 2 },
      action: { type: 'play', card: 'YY>G', use: { kind: 'trade', times: 2 } },
    },
    {
      notation: { type: 'acquire', slot: 3, payment: 'BYR' },
      action: { type: 'acquire', slot: 3, payment: ['cinnamon', 'turmeric', 'saffron'] },
    },
    { notation: { type: 'rest' }, action: { type: 'rest' } },
    { notation: { type: 'claim', slot: 4 }, action: { type: 'claim', slot: 4 } },
    {
      notation: { type: 'discard', cubes: 'YRR' },
      action: { type: 'discard', spices: spices({ turmeric: 1, saffron: 2 }) },
    },
  ])('$notation', ({ notation, action }) => {
    expect(parseAction(notation)).toEqual(action);
    expect(printAction(action)).toEqual(notation);
  });

  test('the cubes of a discard have no order', () => {
    expect(parseAction({ type: 'discard', cubes: 'RYR' })).toEqual(parseAction({ type: 'discard', cubes: 'YRR' }));
  });
});

describe('malformed', () => {
  test.each<{ why: string; value: unknown }>([
    ...[undefined, null, 0, 'rest', true, [], ['rest'], () => 'rest'].map((value) => ({ why: 'no object', value })),
    { why: 'no type', value: {} },
    { why: 'unknown type', value: { type: 'pass' } },
    { why: 'type of an object', value: { type: 'toString' } },
    { why: 'type of an object', value: { type: '__proto__' } },
    { why: 'type in capitals', value: { type: 'Rest' } },
    { why: 'type in a list', value: { type: ['rest'] } },
    { why: 'inherited fields', value: Object.create({ type: 'rest' }) },
    { why: 'inherited card', value: Object.assign(Object.create({ card: '+YY' }), { type: 'play' }) },
    { why: 'extra field', value: { type: 'rest', seat: 0 } },
    { why: 'extra undefined field', value: { type: 'rest', card: undefined } },
    { why: 'extra __proto__', value: JSON.parse('{"type":"rest","__proto__":{}}') },
    { why: 'no card', value: { type: 'play' } },
    { why: 'point card', value: { type: 'play', card: '12:GGGG' } },
    { why: 'unknown card', value: { type: 'play', card: '+GGGG' } },
    ...['constructor', '__proto__', 'toString', 'hasOwnProperty'].map((card) => ({
      why: 'a word of objects',
      value: { type: 'play', card },
    })),
    { why: 'card in a list', value: { type: 'play', card: ['+YY'] } },
    { why: 'upgrades on a spice card', value: { type: 'play', card: '+YY', upgrades: '' } },
    { why: 'times on a spice card', value: { type: 'play', card: '+YY', times: 1 } },
    { why: 'no upgrades', value: { type: 'play', card: '^2' } },
    { why: 'times on an upgrade card', value: { type: 'play', card: '^2', upgrades: '', times: 1 } },
    { why: 'unknown letter', value: { type: 'play', card: '^2', upgrades: 'YW' } },
    { why: 'small letter', value: { type: 'play', card: '^2', upgrades: 'y' } },
    { why: 'letters in a list', value: { type: 'play', card: '^2', upgrades: ['Y'] } },
    { why: 'no times', value: { type: 'play', card: 'YY>G' } },
    { why: 'upgrades on a trade card', value: { type: 'play', card: 'YY>G', times: 1, upgrades: '' } },
    ...[1.5, NaN, Infinity, '1', null, true, [1], 1n].map((times) => ({
      why: 'not an integer',
      value: { type: 'play', card: 'YY>G', times },
    })),
    { why: 'no payment', value: { type: 'acquire', slot: 0 } },
    { why: 'no slot', value: { type: 'acquire', payment: '' } },
    { why: 'half a slot', value: { type: 'acquire', slot: 0.5, payment: '' } },
    { why: 'unknown letter in a payment', value: { type: 'acquire', slot: 1, payment: 'Z' } },
    { why: 'a line end in a payment', value: { type: 'acquire', slot: 1, payment: 'Y\n' } },
    { why: 'a payment of nothing', value: { type: 'acquire', slot: 0, payment: null } },
    { why: 'half a slot', value: { type: 'claim', slot: 0.5 } },
    { why: 'slot as a word', value: { type: 'claim', slot: '0' } },
    { why: 'payment for a claim', value: { type: 'claim', slot: 0, payment: '' } },
    { why: 'no cubes', value: { type: 'discard' } },
    { why: 'cubes as counts', value: { type: 'discard', cubes: { turmeric: 1 } } },
    { why: 'other name', value: { type: 'discard', spices: 'Y' } },
  ])('$why: $value', ({ value }) => {
    expect(parseAction(value)).toBeNull();
  });
});

describe('well formed, and refused by the rules', () => {
  const table = tableWith({ me: { hand: ['YY>G', '^2'], caravan: 'YYYY' } });
  const endless = 'Y'.repeat(3_000_000);

  test.each<{ action: ActionNotation; refusal: string }>([
    { action: { type: 'play', card: 'YY>G', times: 0 }, refusal: 'bad-times' },
    { action: { type: 'play', card: 'YY>G', times: -5 }, refusal: 'bad-times' },
    { action: { type: 'play', card: 'YY>G', times: 1e300 }, refusal: 'not-enough-cubes' },
    { action: { type: 'acquire', slot: -1, payment: '' }, refusal: 'empty-slot' },
    { action: { type: 'acquire', slot: 1e9, payment: '' }, refusal: 'empty-slot' },
    { action: { type: 'claim', slot: -1 }, refusal: 'empty-slot' },
    { action: { type: 'claim', slot: 1e300 }, refusal: 'empty-slot' },
  ])('$action: $refusal', ({ action, refusal }) => {
    expect(refusalOf(table, action)).toBe(refusal);
  });

  test('so are endless letters, of which no more are read than could matter', () => {
    expect(refusalOf(table, { type: 'acquire', slot: 2, payment: endless })).toBe('bad-payment');
    expect(refusalOf(table, { type: 'play', card: '^2', upgrades: endless })).toBe('bad-upgrade');
    expect(refusalOf({ ...table, phase: 'discard' }, { type: 'discard', cubes: endless })).toBe('bad-discard');
    expect(parseAction({ type: 'acquire', slot: 2, payment: endless })).toMatchObject({ payment: { length: 1000 } });
    expect(parseAction({ type: 'acquire', slot: 2, payment: endless + 'W' })).toBeNull();
  });
});
