import { describe, expect, test } from 'vitest';
import { printPosition } from '../notation/position.ts';
import { after, eventsOf, refusalOf, tableWith } from '../testing/builders.ts';

const pointRow = ['6:YYRR', '8:RRRR', '12:GGGG'] as const;

describe('RULES 6.1: a claim returns exactly the cubes shown', () => {
  test.each([
    { caravan: 'YYYRRB', slot: 0, left: 'YB' },
    { caravan: 'YYRR', slot: 0, left: '' },
    { caravan: 'RRRRRGGGG', slot: 1, left: 'RGGGG' },
    { caravan: 'YYR', slot: 0, refusal: 'not-enough-cubes' },
    { caravan: 'GGBBGGBB', slot: 1, refusal: 'not-enough-cubes' },
    { caravan: 'YYRRBBBBBB', slot: 1, refusal: 'not-enough-cubes' },
    { caravan: 'GGGG', slot: 3, refusal: 'empty-slot' },
    { caravan: 'GGGG', slot: -1, refusal: 'empty-slot' },
    { caravan: 'GGGG', slot: 1e300, refusal: 'empty-slot' },
  ])('RULES 6.1: slot $slot from $caravan: $left$refusal', ({ caravan, slot, left, refusal }) => {
    const table = tableWith({ pointRow, me: { caravan } });
    const action = { type: 'claim', slot } as const;
    const outcome = refusalOf(table, action) ?? printPosition(after(table, action)).players[0]?.caravan;
    expect(outcome).toBe(refusal ?? left);
  });

  test('RULES 6.1: the card is the last of those claimed', () => {
    const table = tableWith({ pointRow, me: { caravan: 'RRRR', claimed: ['10:YYBB'] } });
    const [me, ...others] = after(table, { type: 'claim', slot: 1 }).seats;
    expect(me?.claimed).toEqual(['10:YYBB', '8:RRRR']);
    expect(others).toEqual(table.seats.slice(1));
  });

  test('RULES 6.1: the row slides left and the deck fills the right end', () => {
    const table = tableWith({ pointRow, pointDeck: ['16:BBBB', '10:YYBB'], me: { caravan: 'RRRR' } });
    const then = after(table, { type: 'claim', slot: 1 });
    expect(then.pointRow).toEqual(['6:YYRR', '12:GGGG', '16:BBBB']);
    expect(then.pointDeck).toEqual(['10:YYBB']);
  });

  test('RULES 6.1: an empty deck leaves the row shorter', () => {
    const table = tableWith({ pointRow, pointDeck: [], me: { caravan: 'RRRR' } });
    expect(after(table, { type: 'claim', slot: 1 }).pointRow).toEqual(['6:YYRR', '12:GGGG']);
  });
});

describe('RULES 6.2: coins come with the first two cards', () => {
  test.each([
    { slot: 0, piles: [3, 2], mine: [1, 0], left: [2, 2] },
    { slot: 1, piles: [3, 2], mine: [0, 1], left: [3, 1] },
    { slot: 2, piles: [3, 2], mine: [0, 0], left: [3, 2] },
    { slot: 0, piles: [1, 2], mine: [1, 0], left: [0, 2] },
    { slot: 0, piles: [0, 2], mine: [0, 1], left: [0, 1] },
    { slot: 1, piles: [0, 2], mine: [0, 0], left: [0, 2] },
    { slot: 0, piles: [2, 0], mine: [1, 0], left: [1, 0] },
    { slot: 1, piles: [2, 0], mine: [0, 0], left: [2, 0] },
    { slot: 0, piles: [0, 0], mine: [0, 0], left: [0, 0] },
  ])('RULES 6.2: slot $slot with gold and silver $piles brings $mine', ({ slot, piles, mine, left }) => {
    const [gold = 0, silver = 0] = piles;
    const table = tableWith({ gold, silver, pointRow, me: { caravan: 'YYRRRRGGGG', gold: 0, silver: 0 } });
    const position = printPosition(after(table, { type: 'claim', slot }));
    expect([position.players[0]?.gold, position.players[0]?.silver]).toEqual(mine);
    expect([position.gold, position.silver]).toEqual(left);
  });
});

test('RULES 9: a claim is told with its coin and the card dealt', () => {
  const table = tableWith({ seat: 1, pointRow, pointDeck: ['16:BBBB'], me: { caravan: 'RRRRGGGG' } });
  const told = { type: 'claimed', seat: 1 };
  expect(eventsOf(table, { type: 'claim', slot: 1 })).toEqual([
    { ...told, slot: 1, card: '8:RRRR', coin: 'silver', dealt: '16:BBBB' },
  ]);
  expect(eventsOf({ ...table, pointDeck: [] }, { type: 'claim', slot: 2 })).toEqual([
    { ...told, slot: 2, card: '12:GGGG', coin: null, dealt: null },
  ]);
});
