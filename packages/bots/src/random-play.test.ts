import { layTable } from '@spice-road/rules';
import { expect, test } from 'vitest';
import { LAST_CARAVANS } from './caravan-worths.ts';
import { carryOut, pliesOf } from './plies.ts';
import { AT, POSITION_SIZE, positionOf, scoreAt } from './position.ts';
import { playRandomly, randomPly } from './random-play.ts';
import { seededRandom, shuffledDecks } from './seeded-random.ts';

test('a random ply is one of the plies there are', () => {
  const random = seededRandom(8);
  const position = positionOf(layTable(3, shuffledDecks(random)));
  for (let turn = 0; turn < 150 && position[AT.over] === 0; turn += 1) {
    const ply = randomPly(position, random);
    expect(pliesOf(position)).toContain(ply);
    carryOut(position, ply);
  }
});

test('random matches come to an end, and a copy of the start plays on as the start does', () => {
  const start = positionOf(layTable(2, shuffledDecks(seededRandom(1))));
  const ends = [1, 2].map(() => {
    const position = new Int32Array(POSITION_SIZE);
    position.set(start);
    expect(playRandomly(position, seededRandom(2), 10_000)).toBeLessThan(10_000);
    return position;
  });
  expect(ends[1]).toEqual(ends[0]);
  expect(ends[0]?.[AT.over]).toBe(1);
  expect(scoreAt(ends[0] ?? start, 0, LAST_CARAVANS)).toBeGreaterThan(0);
});
