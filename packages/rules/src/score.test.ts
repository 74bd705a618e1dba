import { describe, expect, test } from 'vitest';
import { NONE } from './spices.ts';
import { parseCubes } from './notation/cubes.ts';
import { scoreOf, tally, tallyOfView } from './score.ts';
import { tableWith } from './testing/builders.ts';
import { viewOf } from './view.ts';

describe('RULES 8.2: the score', () => {
  test.each([
    { what: 'points of claimed cards', cards: 32, claimed: ['12:GGGG', '20:BBBBB'] },
    { what: '3 for each gold', gold: 2, goldPoints: 6 },
    { what: '1 for each silver', silver: 4, silverPoints: 4 },
    { what: '1 for each cube that is not yellow', caravan: 'YYYYRGGB', spices: 4 },
    { what: 'nothing for nothing' },
  ] as const)('RULES 8.2: $what', (row) => {
    const { claimed = [], gold = 0, silver = 0, caravan = '' } = { ...row };
    const { cards = 0, goldPoints = 0, silverPoints = 0, spices = 0 } = { ...row };
    expect(scoreOf({ claimed, coins: { gold, silver }, caravan: parseCubes(caravan) ?? NONE })).toEqual({
      cards,
      gold: goldPoints,
      silver: silverPoints,
      spices,
      total: cards + goldPoints + silverPoints + spices,
    });
  });

  test('RULES 8.2: all of it together', () => {
    const table = tableWith({ me: { claimed: ['14:GGBB'], gold: 1, silver: 2, caravan: 'YRB' } });
    expect(tally(table).scores[0]).toEqual({ cards: 14, gold: 3, silver: 2, spices: 2, total: 21 });
  });
});

describe('RULES 8.3: the ranking', () => {
  test.each([
    { caravans: ['R', 'RRR', 'RR'], ranking: [1, 2, 0], ties: [] },
    { caravans: ['RR', 'R', 'RR'], ranking: [2, 0, 1], ties: [[2, 0]] },
    { caravans: ['R', 'R', 'R'], ranking: [2, 1, 0], ties: [[2, 1, 0]] },
    {
      caravans: ['R', 'RR', 'R', 'RR', 'RRR'],
      ranking: [4, 3, 1, 2, 0],
      ties: [
        [3, 1],
        [2, 0],
      ],
    },
  ])('RULES 8.3: $caravans rank $ranking, the later seat first among equals', ({ caravans, ranking, ties }) => {
    const players = Object.fromEntries(caravans.map((caravan, seat) => [seat, { caravan }]));
    const table = tableWith({ seats: caravans.length === 5 ? 5 : 3, players });
    expect(tally(table)).toMatchObject({ ranking, ties });
  });
});

test('RULES 9: the running scores of others can be counted only by who sees their claimed cards', () => {
  const table = tableWith({ players: { 1: { claimed: ['12:GGGG'] } } });
  expect(tallyOfView(viewOf(table, { seat: 0, open: false }))).toBeNull();
  expect(tallyOfView(viewOf(table, { seat: 0, open: true }))).toEqual(tally(table));
  expect(tallyOfView(viewOf({ ...table, phase: 'over' }, { seat: null, open: false }))).toEqual(tally(table));
});
