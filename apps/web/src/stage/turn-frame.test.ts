import { expect, test } from 'vitest';
import { frameWay } from './turn-frame.ts';

const PANELS: Readonly<Record<string, number>> = { 'seat-0': 0, 'seat-1': 100, 'seat-2': 200 };

function anchorAt(name: string) {
  const y = PANELS[name];
  return y === undefined ? null : { x: 0, y, width: 80, height: 60 };
}

function wayOf(before: number | null, toAct: number, phase: 'action' | 'discard' | 'over' = 'action') {
  const way = frameWay(before === null ? null : { toAct: before }, { toAct, phase }, anchorAt);
  return way === null ? null : [way.from.y, way.to.y];
}

test('the frame of the turn goes from the panel that acted to the next', () => {
  expect(wayOf(1, 2)).toEqual([100, 200]);
  expect(wayOf(2, 0)).toEqual([200, 0]);
});

test('it stays while cubes are owed, when the match is over, and where nothing is drawn', () => {
  expect(wayOf(1, 1, 'discard')).toBeNull();
  expect(wayOf(1, 2, 'over')).toBeNull();
  expect(wayOf(null, 2)).toBeNull();
  expect(wayOf(2, 3)).toBeNull();
});
