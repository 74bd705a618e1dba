import { expect, test } from 'vitest';
import { after, eventsOf, refusalOf, tableWith } from '../testing/builders.ts';

test('RULES 5: a rest takes every played card back into the hand', () => {
  const table = tableWith({ me: { hand: ['+RR'], played: ['^2', '+YY'], caravan: 'YR' } });
  const [me, ...others] = after(table, { type: 'rest' }).seats;
  expect(me).toEqual({ ...table.seats[0], hand: ['+RR', '+YY', '^2'], played: [] });
  expect(others).toEqual(table.seats.slice(1));
});

test('RULES 5: with no card in front there is nothing to rest', () => {
  const table = tableWith({ me: { played: [] }, players: { 1: { hand: [], played: ['+YY', '^2'] } } });
  expect(refusalOf(table, { type: 'rest' })).toBe('nothing-to-rest');
});

test('RULES 9: a rest is told with the cards taken back', () => {
  const table = tableWith({ seat: 1, me: { hand: [], played: ['^2', '+YY'] } });
  expect(eventsOf(table, { type: 'rest' })).toEqual([{ type: 'rested', seat: 1, cards: ['^2', '+YY'] }]);
});
