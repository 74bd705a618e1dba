import { describe, expect, test } from 'vitest';
import { MERCHANT_DECK } from './cards/merchant-cards.ts';
import { tableWith } from './testing/builders.ts';
import { naiveLegalActions } from './testing/naive-legal-actions.ts';
import { perft } from './testing/perft.ts';
import { atRandom, playOut, shuffledTable } from './testing/playout.ts';
import { seededRandom } from './testing/random.ts';
import type { SeatCount } from './seat-count.ts';
import type { Table } from './table.ts';

/** The table after so many random actions of the match with this seed. */
function midway(seats: SeatCount, seed: number, actions: number): Table {
  const random = seededRandom(seed);
  let table = shuffledTable(seats, random);
  const match = playOut(table, atRandom(random));
  for (let taken = 0; taken < actions; taken += 1) table = match.next().value?.table ?? table;
  return table;
}

const rich = tableWith({ me: { hand: ['^3', 'YY>G', 'B>GG', 'YYG>BB'], played: ['+RR'], caravan: 'YYYRRGGBB' } });

const TABLES: Readonly<Record<string, Table>> = {
  'two players, just laid': tableWith({ seats: 2 }),
  'five players, just laid': tableWith({ seats: 5 }),
  'a caravan of all spices': rich,
  'an empty caravan': tableWith({ me: { caravan: '', played: ['+B'] } }),
  'three cubes owed': tableWith({ seat: 1, phase: 'discard', me: { caravan: 'YYYYRRRRGGGBB' } }),
  'forty cubes owed': tableWith({
    phase: 'discard',
    me: { caravan: 'Y'.repeat(30) + 'R'.repeat(10) + 'G'.repeat(10) },
  }),
  'every trade in hand': tableWith({ me: { hand: MERCHANT_DECK.slice(9), caravan: 'YYYRRGGBBB' } }),
  'the last turn of the last round': tableWith({ seat: 2, finalRound: true, me: { caravan: 'YYRRGGB' } }),
  'claims everywhere': tableWith({
    pointCardsToEnd: 3,
    seat: 1,
    me: { caravan: 'YYYRRRRRGG', claimed: ['16:BBBB', '20:BBBBB'] },
  }),
  'rows running out': tableWith({
    merchantRow: [{ card: '+B', cubes: 'YRGB' }],
    merchantDeck: [],
    pointRow: ['8:RRRR'],
    pointDeck: [],
    me: { caravan: 'RRRRG' },
  }),
  'two players, midway': midway(2, 1, 150),
  'three players, midway': midway(3, 2, 200),
  'four players, midway': midway(4, 3, 100),
  'five players, midway': midway(5, 4, 250),
};

/** Checked by the slow second implementation, too. Whoever changes one of these numbers changes the rules. */
const COUNTS: readonly { readonly name: string; readonly ways: readonly number[] }[] = [
  { name: 'two players, just laid', ways: [9, 90, 800, 9075] },
  { name: 'five players, just laid', ways: [9, 90, 900, 18_900] },
  { name: 'a caravan of all spices', ways: [1014, 10_133] },
  { name: 'an empty caravan', ways: [4, 40, 400, 2000] },
  { name: 'three cubes owed', ways: [19, 190, 1710] },
  { name: 'forty cubes owed', ways: [66, 660, 6600] },
  { name: 'every trade in hand', ways: [1134, 11_463] },
  { name: 'the last turn of the last round', ways: [594, 0] },
  { name: 'claims everywhere', ways: [307, 3066] },
  { name: 'rows running out', ways: [8, 47, 270, 1385, 5283] },
  { name: 'two players, midway', ways: [22, 842, 16_016] },
  { name: 'three players, midway', ways: [8, 64, 378, 2748, 14_224] },
  { name: 'four players, midway', ways: [8, 67, 840, 12_567] },
  { name: 'five players, midway', ways: [2, 15, 197, 3212] },
];

describe('perft', () => {
  test.each(COUNTS)('$name: $ways', ({ name, ways }) => {
    const table = TABLES[name];
    expect(table && ways.map((_, index) => perft(table, index + 1))).toEqual(ways);
  });

  test.each(COUNTS)('$name, counted the slow way: $ways', ({ name, ways }) => {
    const table = TABLES[name];
    expect(table && ways.map((_, index) => perft(table, index + 1, naiveLegalActions))).toEqual(ways);
  });

  test('every table is counted', () => {
    expect(COUNTS.map(({ name }) => name)).toEqual(Object.keys(TABLES));
  });
});
