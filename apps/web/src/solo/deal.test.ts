import { areWholeDecks } from '@spice-road/rules';
import { seededRandom } from '@spice-road/bots';
import { expect, test } from 'vitest';
import { below, browserChance, deal, shuffled } from './deal.ts';
import type { Player } from './solo-game.ts';

const PLAYERS: readonly Player[] = [
  { kind: 'person', name: 'Okapi', emblem: 0 },
  { kind: 'bot', level: 'strong', emblem: 1 },
  { kind: 'bot', level: 'novice', emblem: 2 },
];

function chance(seed: number) {
  const random = seededRandom(seed);
  return (numbers: Uint32Array) => {
    numbers.forEach((_, place) => {
      numbers[place] = Math.floor(random() * 2 ** 32);
    });
  };
}

test('deals whole decks, seats everybody, and counts the cards as the rules do', () => {
  const game = deal({ players: PLAYERS, openTable: false, pointCardsToEnd: null }, browserChance);
  expect(areWholeDecks(game.record.decks)).toBe(true);
  expect(game.players.toSorted((one, other) => one.emblem - other.emblem)).toEqual(PLAYERS);
  expect(game.record).toMatchObject({ id: game.id, seats: 3, pointCardsToEnd: 6, actions: [] });
});

test('no two deals are alike', () => {
  const games = [1, 2].map(() => deal({ players: PLAYERS, openTable: false, pointCardsToEnd: 3 }, browserChance));
  expect(games[0]?.id).not.toBe(games[1]?.id);
  expect(games[0]?.record.decks).not.toEqual(games[1]?.record.decks);
});

test('every order is drawn about equally often', () => {
  const fill = chance(3);
  const counts = new Map<string, number>();
  for (let draw = 0; draw < 6000; draw += 1) {
    const order = shuffled(['a', 'b', 'c'], fill).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(130);
});

test('numbers that would favour some are drawn again', () => {
  const given = [2 ** 32 - 1, 8];
  expect(below(3, (numbers) => (numbers[0] = given.shift() ?? 0))).toBe(2);
  expect(given).toEqual([]);
});
