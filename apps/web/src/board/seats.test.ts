import { expect, test } from 'vitest';
import { hasTurnToCome } from './seats.ts';

test.each([
  ['before the last round everybody', { you: 0, toAct: 1, lastRound: false }, true],
  ['in the last round whoever sits after the one to act', { you: 2, toAct: 1, lastRound: true }, true],
  ['in the last round nobody who has acted in it', { you: 0, toAct: 1, lastRound: true }, false],
  ['a watcher never', { you: null, toAct: 1, lastRound: false }, false],
])('%s has a turn to come', (_, view, expected) => {
  expect(hasTurnToCome(view)).toBe(expected);
});
