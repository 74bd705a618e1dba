import { describe, expect, test } from 'vitest';
import type { MerchantCardId } from '../cards/merchant-cards.ts';
import { fromList } from '../spices.ts';
import { printPosition } from '../notation/position.ts';
import { after, eventsOf, refusalOf, tableWith } from '../testing/builders.ts';

/** The caravan after playing the card, or why that is refused. */
function outcomeOf(card: MerchantCardId, caravan: string, use: { upgrades: string } | { times: number } | object) {
  const table = tableWith({ me: { hand: [card], caravan } });
  const action = { type: 'play', card, ...use } as const;
  return refusalOf(table, action) ?? printPosition(after(table, action)).players[0]?.caravan;
}

test('RULES 3: a played card goes from the hand to the cards in front, last', () => {
  const table = tableWith({ me: { hand: ['+RR', '+YY', '^2'], played: ['+B', '+G'], caravan: '' } });
  const [me, ...others] = after(table, { type: 'play', card: '+YY' }).seats;
  expect(me).toMatchObject({ hand: ['+RR', '^2'], played: ['+B', '+G', '+YY'] });
  expect(others).toEqual(table.seats.slice(1));
});

test('RULES 3: only a card in hand can be played', () => {
  const table = tableWith({ me: { hand: ['^2'], played: ['+YY'] }, players: { 1: { hand: ['+RR'] } } });
  expect(refusalOf(table, { type: 'play', card: '+YY' })).toBe('card-not-in-hand');
  expect(refusalOf(table, { type: 'play', card: '+RR' })).toBe('card-not-in-hand');
  expect(refusalOf(table, { type: 'play', card: '+YYY' })).toBe('card-not-in-hand');
});

describe('RULES 3.1: a spice card brings exactly its cubes', () => {
  test.each([
    { card: '+YYR', caravan: 'B', outcome: 'YYRB' },
    { card: '+G', caravan: '', outcome: 'G' },
    { card: '+YYYY', caravan: 'YYYYYY', outcome: 'YYYYYYYYYY' },
  ] as const)('RULES 3.1: $card into $caravan makes $outcome', ({ card, caravan, outcome }) => {
    expect(outcomeOf(card, caravan, {})).toBe(outcome);
  });
});

describe('RULES 3.2: an upgrade card lifts cubes', () => {
  test.each([
    { card: '^2', caravan: 'YYG', upgrades: 'YY', outcome: 'RRG' },
    { card: '^2', caravan: 'YYG', upgrades: 'YR', outcome: 'YGG' },
    { card: '^2', caravan: 'YYG', upgrades: 'GY', outcome: 'YRB' },
    { card: '^2', caravan: 'YYG', upgrades: 'G', outcome: 'YYB' },
    { card: '^2', caravan: 'YYG', upgrades: '', outcome: 'YYG' },
    { card: '^2', caravan: '', upgrades: '', outcome: '' },
    { card: '^2', caravan: 'BBB', upgrades: '', outcome: 'BBB' },
    { card: '^3', caravan: 'Y', upgrades: 'YRG', outcome: 'B' },
    { card: '^3', caravan: 'YRG', upgrades: 'GRY', outcome: 'RGB' },
    { card: '^2', caravan: 'YYY', upgrades: 'YYY', outcome: 'bad-upgrade' },
    { card: '^3', caravan: 'YYYY', upgrades: 'YYYY', outcome: 'bad-upgrade' },
    { card: '^2', caravan: 'B', upgrades: 'B', outcome: 'bad-upgrade' },
    { card: '^2', caravan: 'Y', upgrades: 'R', outcome: 'bad-upgrade' },
    // In the order they are done: there is no red cube yet when it is to be lifted.
    { card: '^2', caravan: 'Y', upgrades: 'RY', outcome: 'bad-upgrade' },
    { card: '^2', caravan: 'Y', upgrades: 'YY', outcome: 'bad-upgrade' },
    { card: '^3', caravan: 'Y', upgrades: 'YRY', outcome: 'bad-upgrade' },
  ] as const)('RULES 3.2: $card, $upgrades lifted in $caravan: $outcome', ({ card, caravan, upgrades, outcome }) => {
    expect(outcomeOf(card, caravan, { upgrades })).toBe(outcome);
  });
});

describe('RULES 3.3: a trade card trades as often as the caravan affords', () => {
  test.each([
    { card: 'YY>G', caravan: 'YYYY', times: 1, outcome: 'YYG' },
    { card: 'YY>G', caravan: 'YYYY', times: 2, outcome: 'GG' },
    { card: 'YY>G', caravan: 'YYYY', times: 3, outcome: 'not-enough-cubes' },
    { card: 'YYG>BB', caravan: 'YYYYGGR', times: 2, outcome: 'RBBBB' },
    { card: 'YR>B', caravan: 'YYY', times: 1, outcome: 'not-enough-cubes' },
    { card: 'B>GG', caravan: 'YRG', times: 1, outcome: 'not-enough-cubes' },
    { card: 'YY>G', caravan: 'YYYY', times: 0, outcome: 'bad-times' },
    { card: 'YY>G', caravan: 'YYYY', times: -1, outcome: 'bad-times' },
    { card: 'YY>G', caravan: 'YYYY', times: -1e300, outcome: 'bad-times' },
    { card: 'YY>G', caravan: 'YYYY', times: 1e300, outcome: 'not-enough-cubes' },
    { card: 'YY>G', caravan: 'YYYY', times: Number.MAX_VALUE, outcome: 'not-enough-cubes' },
    { card: 'G>YYYYR', caravan: 'GGGGGGGGGG', times: 10, outcome: 'Y'.repeat(40) + 'R'.repeat(10) },
  ] as const)('RULES 3.3: $card $times times from $caravan: $outcome', ({ card, caravan, times, outcome }) => {
    expect(outcomeOf(card, caravan, { times })).toBe(outcome);
  });
});

describe('RULES 9: what is played is told', () => {
  test.each([
    { card: '+RR', use: {}, event: { type: 'gathered', took: fromList(['saffron', 'saffron']) } },
    { card: '^2', use: { upgrades: 'YR' }, event: { type: 'upgraded', steps: ['turmeric', 'saffron'] } },
    {
      card: 'YY>G',
      use: { times: 2 },
      event: {
        type: 'traded',
        times: 2,
        gave: fromList(['turmeric', 'turmeric', 'turmeric', 'turmeric']),
        took: fromList(['cardamom', 'cardamom']),
      },
    },
  ] as const)('RULES 9: $card', ({ card, use, event }) => {
    const table = tableWith({ seat: 1, me: { hand: [card], caravan: 'YYYY' } });
    expect(eventsOf(table, { type: 'play', card, ...use })).toEqual([{ ...event, seat: 1, card }]);
  });
});
