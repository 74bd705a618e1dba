import { describe, expect, test } from 'vitest';
import { framesOf } from './frames.ts';
import type { Motion } from './plan.ts';
import { millisecondsOf } from './times.ts';

const HERE = { x: 0, y: 0, width: 20, height: 20 };
const THERE = { x: 100, y: 50, width: 40, height: 40 };
const STILL = { delay: 0, duration: 280, ease: 'out', picture: 'after' } as const;
const SLIDE: Motion = { ...STILL, key: 'it', how: 'slide', from: HERE, to: THERE, arc: 0, fade: 'none', turn: 'none' };

describe('a path', () => {
  test('begins at one place and ends at the other, wherever the picture is drawn', () => {
    expect(framesOf(SLIDE, THERE, 'both')).toEqual([
      { translate: '-110px -60px', scale: '0.5' },
      { translate: '0px 0px', scale: '1' },
    ]);
    expect(framesOf(SLIDE, HERE, 'both').at(-1)).toEqual({ translate: '110px 60px', scale: '2' });
  });

  test('rises half way by its arc', () => {
    const frames = framesOf({ ...SLIDE, to: { ...HERE, x: 80 }, arc: 30 }, HERE, 'both');
    expect(frames[3]).toEqual({ translate: '40px -30px' });
    expect([frames[0], frames[6]]).toEqual([{ translate: '0px 0px' }, { translate: '80px 0px' }]);
  });

  test('fades in at its beginning, out at its end', () => {
    expect(opacities('in')).toEqual([0, 0.5, 1, 1, 1, 1, 1]);
    expect(opacities('out')).toEqual([1, 1, 1, 1, 1, 0.5, 0]);
  });

  test('shows one face until half way and then the other', () => {
    expect(widths('first')[0]).toBe('scaleX(1)');
    expect(widths('first').slice(3)).toEqual(Array.from({ length: 4 }, () => 'scaleX(0)'));
    expect(widths('second')).toEqual(widths('first').toReversed());
  });
});

function opacities(fade: 'in' | 'out') {
  return framesOf({ ...SLIDE, fade }, HERE, 'both').map(({ opacity }) => opacity);
}

function widths(face: 'first' | 'second') {
  return framesOf(SLIDE, HERE, face).map(({ transform }) => transform);
}

test.each([
  { token: '280ms', time: 280 },
  { token: '.28s', time: 280 },
  { token: ' 1ms', time: 1 },
  { token: '0s', time: 0 },
  { token: '', time: 0 },
])('$token is $time ms', ({ token, time }) => {
  expect(millisecondsOf(token)).toBeCloseTo(time);
});
