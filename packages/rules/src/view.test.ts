import { describe, expect, test } from 'vitest';
import { tableWith } from './testing/builders.ts';
import { viewOf } from './view.ts';

const table = tableWith({
  seat: 1,
  round: 9,
  gold: 3,
  silver: 2,
  merchantDeck: ['+RR', 'RR>GG'],
  pointDeck: ['10:YYBB'],
  merchantRow: [{ card: '+G', cubes: 'YB' }],
  players: {
    0: { hand: ['+B', '+YY', '^2'], played: ['+RR'], claimed: ['12:GGGG', '8:RRRR'], caravan: 'YRG', gold: 1 },
    1: { hand: ['+YY'], claimed: ['16:BBBB'], silver: 2 },
  },
});
const over = tableWith({ phase: 'over', players: { 1: { claimed: ['16:BBBB'] } } });

describe('RULES 9: what is open', () => {
  test.each([0, 1, 2, null])('RULES 9: seat %j sees rows, cubes on them, coins and whose turn it is', (seat) => {
    const { toAct, round, phase, lastRound, coins, merchantRow, pointRow, pointCardsToEnd } = table;
    const open = { toAct, round, phase, lastRound, coins, merchantRow, pointRow, pointCardsToEnd };
    expect(viewOf(table, { seat, open: false })).toMatchObject({ you: seat, ...open });
  });

  test.each([0, 1, 2, null])('RULES 9: seat %j sees every caravan, played card and coin', (seat) => {
    const { seats } = viewOf(table, { seat, open: false });
    for (const [index, { caravan, played, coins }] of table.seats.entries()) {
      expect(seats[index]).toMatchObject({ caravan, played, coins });
    }
  });

  test.each([0, 1, 2, null])('RULES 9: seat %j sees the sizes of the decks, never a card of them', (seat) => {
    for (const open of [false, true]) {
      expect(viewOf(table, { seat, open })).toMatchObject({ merchantDeck: 2, pointDeck: 1 });
      expect(viewOf(over, { seat, open })).toMatchObject({ merchantDeck: 37, pointDeck: 31 });
    }
  });
});

describe('RULES 9: what is hidden', () => {
  test('RULES 9: a seat sees its own hand and claimed cards, of others only how many', () => {
    const { seats } = viewOf(table, { seat: 0, open: false });
    expect(seats[0]).toEqual(table.seats[0]);
    expect(seats[1]).toEqual({ ...table.seats[1], hand: 1, claimed: 1 });
    expect(seats[2]).toEqual({ ...table.seats[2], hand: 2, claimed: 0 });
  });

  test('RULES 9: a watcher sees of all seats only how many', () => {
    const { seats } = viewOf(table, { seat: null, open: false });
    expect(seats.map(({ hand, claimed }) => [hand, claimed])).toEqual([
      [3, 2],
      [1, 1],
      [2, 0],
    ]);
  });

  test.each([0, 2, null])('RULES 9: after the end seat %j sees all hands and claimed cards', (seat) => {
    expect(viewOf(over, { seat, open: false }).seats).toEqual(over.seats);
  });
});

test.each([0, 1, null])('RULES 10.1: at an open table seat %j sees all hands and claimed cards', (seat) => {
  expect(viewOf(table, { seat, open: true }).seats).toEqual(table.seats);
});
