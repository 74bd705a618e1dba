import { NONE, type GameEvent } from '@spice-road/rules';
import { expect, test } from 'vitest';
import { countOver } from './count-sign.ts';
import type { Rect } from './sight.ts';

const CARD: Rect = { x: 10, y: 20, width: 50, height: 70 };
const PANEL: Rect = { x: 0, y: 0, width: 200, height: 100 };

function countOf(event: GameEvent | null, drawn: ReadonlyMap<string, Rect> = new Map([['YY>G', CARD]])) {
  const pieces = new Map([...drawn].map(([key, rect]) => [key, { rect, within: null }]));
  const sight = { pieces, ghosts: [] };
  return countOver({
    before: sight,
    after: sight,
    anchorAt: (name) => (name === 'seat-1' ? PANEL : null),
    event,
  });
}

function traded(times: number): GameEvent {
  return { type: 'traded', seat: 1, card: 'YY>G', times, gave: NONE, took: NONE };
}

test('a trade that was made more than once says how often, over its card', () => {
  expect(countOf(traded(3))).toEqual({ times: 3, card: CARD });
  expect(countOf(traded(2), new Map())).toEqual({ times: 2, card: PANEL });
});

test('nothing else is counted', () => {
  expect(countOf(traded(1))).toBeNull();
  expect(countOf({ type: 'gathered', seat: 1, card: '+YY', took: NONE })).toBeNull();
  expect(countOf(null)).toBeNull();
});
