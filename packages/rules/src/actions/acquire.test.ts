import { describe, expect, test } from 'vitest';
import { printPosition } from '../notation/position.ts';
import { fromList, NONE } from '../spices.ts';
import { after, bare, eventsOf, refusalOf, tableWith } from '../testing/builders.ts';

describe('RULES 4.1: the price is one cube on each card to the left', () => {
  test.each([
    { caravan: '', slot: 0, payment: '', refusal: null },
    { caravan: 'YRB', slot: 3, payment: 'BYR', refusal: null },
    { caravan: 'YYYYY', slot: 5, payment: 'YYYYY', refusal: null },
    { caravan: 'YYYYY', slot: 0, payment: 'Y', refusal: 'bad-payment' },
    { caravan: 'YYYYY', slot: 2, payment: 'Y', refusal: 'bad-payment' },
    { caravan: 'YYYYY', slot: 1, payment: 'YY', refusal: 'bad-payment' },
    { caravan: 'YYYYY', slot: 1, payment: 'R', refusal: 'not-enough-cubes' },
    { caravan: 'YR', slot: 3, payment: 'YRR', refusal: 'not-enough-cubes' },
    { caravan: 'B', slot: 1, payment: 'Y', refusal: 'not-enough-cubes' },
    { caravan: 'YYYYYY', slot: 6, payment: 'YYYYYY', refusal: 'empty-slot' },
    { caravan: 'YYYYYY', slot: -1, payment: '', refusal: 'empty-slot' },
    { caravan: 'YYYYYY', slot: 1e9, payment: '', refusal: 'empty-slot' },
    // The first reason counts: the number of cubes comes before having them.
    { caravan: '', slot: 2, payment: 'B', refusal: 'bad-payment' },
  ] as const)('RULES 4.1: slot $slot for $payment from $caravan: $refusal', ({ caravan, slot, payment, refusal }) => {
    expect(refusalOf(tableWith({ me: { caravan } }), { type: 'acquire', slot, payment })).toBe(refusal);
  });

  test('RULES 4.1: each cube lies on the card the player chose for it', () => {
    const table = tableWith({ me: { caravan: 'YRGB' } });
    const { merchantRow, players } = printPosition(after(table, { type: 'acquire', slot: 3, payment: 'BYR' }));
    expect(merchantRow.map(({ card, cubes }) => card + '|' + cubes).slice(0, 4)).toEqual([
      '+YYY|B',
      '+YYYY|Y',
      '+YR|R',
      '+RR|',
    ]);
    expect(players[0]?.caravan).toBe('G');
  });

  test('RULES 4.1: what lies on the card cannot pay for it', () => {
    const merchantRow = [...bare('+YYY'), { card: '+G', cubes: 'YYY' } as const];
    const table = tableWith({ merchantRow, me: { caravan: '' } });
    expect(refusalOf(table, { type: 'acquire', slot: 1, payment: 'Y' })).toBe('not-enough-cubes');
  });
});

describe('RULES 4.2: cubes on the card come along', () => {
  const merchantRow = [
    { card: '+YYY', cubes: 'R' },
    { card: '+G', cubes: 'YB' },
    { card: '+RR', cubes: 'G' },
  ] as const;
  const table = tableWith({ merchantRow, merchantDeck: [], me: { hand: ['^2'], caravan: 'YY' } });
  const then = printPosition(after(table, { type: 'acquire', slot: 1, payment: 'Y' }));

  test('RULES 4.2: they go to the caravan, the card to the hand', () => {
    expect(then.players[0]).toMatchObject({ hand: ['+G', '^2'], caravan: 'YYB' });
  });

  test('RULES 4.2: cubes on other cards stay there', () => {
    expect(then.merchantRow).toEqual([
      { card: '+YYY', cubes: 'YR' },
      { card: '+RR', cubes: 'G' },
    ]);
  });
});

describe('RULES 4.3: the row slides left', () => {
  test('RULES 4.3: the deck fills the right end, with no cubes on it', () => {
    const table = tableWith({ me: { caravan: 'YY' } });
    const then = after(table, { type: 'acquire', slot: 2, payment: 'YY' });
    const cards = table.merchantRow.map(({ card }) => card);
    expect(then.merchantRow.map(({ card }) => card)).toEqual([
      ...cards.slice(0, 2),
      ...cards.slice(3),
      table.merchantDeck[0],
    ]);
    expect(then.merchantRow.at(-1)?.spices).toEqual(NONE);
    expect(then.merchantDeck).toEqual(table.merchantDeck.slice(1));
  });

  test('RULES 4.3: an empty deck leaves the row shorter, and prices go by position', () => {
    const table = tableWith({ merchantRow: bare('+YYY', '+G'), merchantDeck: [], me: { caravan: 'YY' } });
    const then = after(table, { type: 'acquire', slot: 0, payment: '' });
    expect(then.merchantRow.map(({ card }) => card)).toEqual(['+G']);
    expect(refusalOf(then, { type: 'acquire', slot: 0, payment: '' })).toBeNull();
    expect(refusalOf(then, { type: 'acquire', slot: 1, payment: 'Y' })).toBe('empty-slot');
  });

  test('RULES 4.3: an empty row has nothing to acquire', () => {
    const table = tableWith({ merchantRow: [], merchantDeck: [] });
    expect(refusalOf(table, { type: 'acquire', slot: 0, payment: '' })).toBe('empty-slot');
  });
});

test('RULES 4.4: a hand may hold every card there is', () => {
  const [last, ...others] = tableWith({}).merchantDeck;
  const hand = [...others, '+YY', '^2'] as const;
  const table = tableWith({ merchantRow: bare(last ?? '+YYY'), merchantDeck: [], me: { hand } });
  expect(after(table, { type: 'acquire', slot: 0, payment: '' }).seats[0]?.hand).toHaveLength(hand.length + 1);
});

test('RULES 9: an acquisition is told with its price, what came along and the card dealt', () => {
  const merchantRow = [...bare('+YYY'), { card: '+G', cubes: 'YB' } as const];
  const table = tableWith({ seat: 2, merchantRow, merchantDeck: ['^3'], me: { caravan: 'R' } });
  const told = {
    type: 'acquired',
    seat: 2,
    slot: 1,
    card: '+G',
    payment: ['saffron'],
    collected: fromList(['turmeric', 'cinnamon']),
  };
  const action = { type: 'acquire', slot: 1, payment: 'R' } as const;
  expect(eventsOf(table, action)).toEqual([{ ...told, dealt: '^3' }]);
  expect(eventsOf({ ...table, merchantDeck: [] }, action)).toEqual([{ ...told, dealt: null }]);
});
