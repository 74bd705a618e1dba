import { describe, expect, test } from 'vitest';
import { MERCHANT_DECK } from './cards/merchant-cards.ts';
import { POINT_DECK } from './cards/point-cards.ts';
import { printCubes } from './notation/cubes.ts';
import { standardPointCardsToEnd } from './cards-to-end.ts';
import { layTable } from './setup.ts';
import { NONE } from './spices.ts';
import { SEAT_COUNTS } from './seat-count.ts';
import { seededRandom } from './testing/random.ts';
import { shuffledDecks } from './testing/playout.ts';

const decks = { merchants: MERCHANT_DECK, points: POINT_DECK };

describe.each(SEAT_COUNTS)('a table of %i', (seatCount) => {
  const table = layTable(seatCount, decks);

  test('RULES 1.3: has so many seats, and seat 0 begins round 1', () => {
    expect(table.seats).toHaveLength(seatCount);
    expect(table).toMatchObject({ toAct: 0, round: 1, phase: 'action', lastRound: false });
  });

  test('RULES 1.5: has twice as many coins of each kind', () => {
    expect(table.coins).toEqual({ gold: 2 * seatCount, silver: 2 * seatCount });
  });

  test('RULES 1.6: gives each seat the two starting cards and its caravan, and nothing else', () => {
    const caravans = ['YYY', 'YYYY', 'YYYY', 'YYYR', 'YYYR'].slice(0, seatCount);
    expect(table.seats.map(({ caravan }) => printCubes(caravan))).toEqual(caravans);
    for (const { hand, played, claimed, coins } of table.seats) {
      expect({ hand, played, claimed, coins }).toEqual({
        hand: ['+YY', '^2'],
        played: [],
        claimed: [],
        coins: { gold: 0, silver: 0 },
      });
    }
  });
});

test('RULES 1.4: six merchant cards and five point cards are dealt from the decks, the first to slot 0', () => {
  const shuffled = shuffledDecks(seededRandom(1));
  const table = layTable(4, shuffled);
  expect(table.merchantRow).toEqual(shuffled.merchants.slice(0, 6).map((card) => ({ card, spices: NONE })));
  expect(table.merchantDeck).toEqual(shuffled.merchants.slice(6));
  expect(table.pointRow).toEqual(shuffled.points.slice(0, 5));
  expect(table.pointDeck).toEqual(shuffled.points.slice(5));
});

test('RULES 1.3: two to five players', () => {
  expect(SEAT_COUNTS).toEqual([2, 3, 4, 5]);
});

test.each([
  { seatCount: 2, cards: 6 },
  { seatCount: 3, cards: 6 },
  { seatCount: 4, cards: 5 },
  { seatCount: 5, cards: 5 },
] as const)('RULES 8.1: with $seatCount players $cards point cards end the match', ({ seatCount, cards }) => {
  expect(standardPointCardsToEnd(seatCount)).toBe(cards);
  expect(layTable(seatCount, decks).pointCardsToEnd).toBe(cards);
});

test('RULES 10.2: a room may choose another number of point cards', () => {
  expect(layTable(3, decks, { pointCardsToEnd: 5 }).pointCardsToEnd).toBe(5);
});
