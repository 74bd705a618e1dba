import { readFileSync } from 'node:fs';
import { parseAction, parseViewWithLog } from '@spice-road/rules';
import { expect, test } from 'vitest';
import { BEFORE_ANY, cardsSourceOf } from '../../scripts/cards-source.ts';
import { regressCards, STRONG_RUN } from '../../scripts/regressing-cards.ts';
import { solved } from '../../scripts/solved.ts';
import { createBot } from '../create-bot.ts';
import { STRONG_CARDS } from './strong-cards.ts';

/** Written by `scripts/pin-strong.ts`. */
const LINES = readFileSync(new URL('../../fixtures/strong-choices.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n');

const strong = createBot('strong');

test.each(LINES.map((line, index) => [index + 1, line] as const))('Strong is the yardstick: position %i', (_, line) => {
  const pinned: { view: unknown; action: unknown } = JSON.parse(line);
  const read = parseViewWithLog(pinned.view);
  expect(read && strong.choose(read.view, { log: read.log, random: () => 0 })).toEqual(parseAction(pinned.action));
});

test('the worths of cards stand as the script writes them, with the run that it does when it is told nothing else', () => {
  const source = readFileSync(new URL('strong-cards.ts', import.meta.url), 'utf8');
  const regressed = STRONG_CARDS.map((worth) => worth / BEFORE_ANY);
  expect(source).toBe(cardsSourceOf(regressed, STRONG_RUN));
});

test('a regression done again gives the same worths, one of another seed gives others', () => {
  const { seed } = STRONG_RUN;
  const once = regressCards({ seed, matches: 30 });
  expect(once.some((worth) => worth > 0)).toBe(true);
  expect(regressCards({ seed, matches: 30 })).toEqual(once);
  expect(regressCards({ seed: seed + 30, matches: 30 })).not.toEqual(once);
}, 60_000);

test('no deal of the arena is regressed on', () => {
  expect(() => regressCards({ seed: 1, matches: 1 })).toThrow('arena');
});

test('equations are solved, and what nothing decides is nothing', () => {
  // Each row: x + 2y = 5, 3x + 4y = 11, and nothing said of z.
  const matrix = Float64Array.of(1, 2, 0, 3, 4, 0, 0, 0, 0);
  const [x, y, z] = solved(matrix, Float64Array.of(5, 11, 0));
  expect([x, y, z].map((value) => Number(value?.toFixed(9)))).toEqual([1, 2, 0]);
});
