import { describe, expect, test } from 'vitest';
import type { Action } from './action.ts';
import { check, isLegal } from './check.ts';
import { judge } from './judge.ts';
import { outlookOf } from './outlook.ts';
import { REFUSALS } from './refusal.ts';
import { NONE } from './spices.ts';
import { actionOf, refusalOf, tableWith } from './testing/builders.ts';

const table = tableWith({ me: { hand: ['+YY', '^2', 'YY>G'], caravan: 'YYY' } });
const owing = tableWith({ phase: 'discard', me: { caravan: 'YYYYYYYYYYYY' } });
const over = tableWith({ phase: 'over' });

describe('RULES "Files": the first reason counts', () => {
  test('the codes are those of the rules, in their order', () => {
    expect(REFUSALS).toEqual([
      'malformed',
      'game-over',
      'wrong-phase',
      'card-not-in-hand',
      'empty-slot',
      'bad-payment',
      'bad-times',
      'bad-upgrade',
      'not-enough-cubes',
      'nothing-to-rest',
      'bad-discard',
    ]);
  });

  test('the end comes before the phase, and both before the hand', () => {
    const strange = { type: 'play', card: 'B>GG', times: 0 } as const;
    expect(refusalOf(over, strange)).toBe('game-over');
    expect(refusalOf(owing, strange)).toBe('wrong-phase');
    expect(refusalOf(table, strange)).toBe('card-not-in-hand');
    expect(refusalOf(over, { type: 'discard', cubes: '' })).toBe('game-over');
  });

  test('a missing card comes before the way it is used', () => {
    expect(refusalOf(table, { type: 'play', card: '^3', upgrades: 'BBBB' })).toBe('card-not-in-hand');
    expect(refusalOf(table, { type: 'play', card: 'YY>G', times: -3 })).toBe('bad-times');
  });
});

describe('actions that no notation can write are refused, not thrown at', () => {
  const numbers = [NaN, Infinity, -Infinity, 0.5, -1.5, 1e-300];

  test.each<Action>([
    { type: 'play', card: '+YY', use: { kind: 'trade', times: 1 } },
    { type: 'play', card: '^2', use: { kind: 'gather' } },
    { type: 'play', card: 'YY>G', use: { kind: 'upgrade', steps: [] } },
    ...numbers.map((times): Action => ({ type: 'play', card: 'YY>G', use: { kind: 'trade', times } })),
    ...numbers.map((slot): Action => ({ type: 'acquire', slot, payment: [] })),
    ...numbers.map((slot): Action => ({ type: 'claim', slot })),
    ...[...numbers, -1].map((saffron): Action => ({ type: 'discard', spices: { ...NONE, saffron } })),
  ])('%j', (action) => {
    for (const at of [table, owing, over]) expect(judge(at, action)).toEqual({ ok: false, refusal: 'malformed' });
  });

  test.each<Action>([
    { type: 'acquire', slot: -0, payment: [] },
    { type: 'play', card: 'YY>G', use: { kind: 'trade', times: 1 } },
  ])('while %j is an action', (action) => {
    expect(isLegal(outlookOf(table), action)).toBe(true);
  });

  test.each<Action>([
    { type: 'claim', slot: Number.MAX_SAFE_INTEGER },
    { type: 'claim', slot: -Number.MAX_VALUE },
    { type: 'acquire', slot: 2 ** 32, payment: [] },
  ])('and %j finds no card', (action) => {
    expect(check(outlookOf(table), action)).toBe('empty-slot');
  });
});

test('a refused action leaves no trace, a legal one only in the next table', () => {
  const before = JSON.stringify(table);
  expect(judge(table, actionOf({ type: 'rest' }))).toEqual({ ok: false, refusal: 'nothing-to-rest' });
  expect(judge(table, actionOf({ type: 'play', card: '+YY' })).ok).toBe(true);
  expect(JSON.stringify(table)).toBe(before);
});
