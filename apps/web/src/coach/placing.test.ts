import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeBubble, ringIn, visiblePart, type Box, type Size } from './placing.ts';

const DESKTOP: Size = { width: 1280, height: 720 };
const PHONE: Size = { width: 360, height: 640 };
const BUBBLE: Size = { width: 320, height: 170 };
const SHEET: Size = { width: 344, height: 180 };

describe('the bubble', () => {
  test.each([
    { at: 'a row in the upper half', target: { left: 300, top: 80, width: 700, height: 150 }, side: 'below' },
    { at: 'what lies at the bottom', target: { left: 300, top: 520, width: 700, height: 180 }, side: 'above' },
    { at: 'a tall column at the left', target: { left: 10, top: 60, width: 240, height: 640 }, side: 'right' },
    { at: 'a tall column at the right', target: { left: 1030, top: 60, width: 240, height: 640 }, side: 'left' },
  ] as const)('stands $side of $at', ({ target, side }) => {
    expect(placeBubble(target, BUBBLE, DESKTOP).side).toBe(side);
  });

  test('is a sheet at the other end of a phone', () => {
    const above = { left: 10, top: 60, width: 340, height: 90 };
    const below = { left: 10, top: 560, width: 340, height: 70 };
    expect(placeBubble(above, SHEET, PHONE)).toMatchObject({ side: 'below', left: 8, top: 640 - 8 - 180 });
    expect(placeBubble(below, SHEET, PHONE)).toMatchObject({ side: 'above', left: 8, top: 8 });
  });

  test('has its arrow at the middle of what it points at', () => {
    const place = placeBubble({ left: 600, top: 100, width: 80, height: 60 }, BUBBLE, DESKTOP);
    expect(place.left + (place.arrow ?? NaN)).toBe(640);
  });

  test('has no arrow where it would point at what lies between', () => {
    const above = { left: 10, top: 60, width: 340, height: 90 };
    expect(placeBubble(above, SHEET, PHONE).arrow).toBeNull();
    const beside = { left: 10, top: 352, width: 340, height: 90 };
    expect(placeBubble(beside, SHEET, PHONE)).toMatchObject({ side: 'above', top: 8, arrow: null });
    const near = { left: 10, top: 230, width: 340, height: 200 };
    expect(placeBubble(near, SHEET, PHONE).arrow).toBe(172);
  });

  test('has no arrow where it would point past what is meant', () => {
    const plaque = { left: 820, top: 444, width: 438, height: 100 };
    const others = [
      { left: 280, top: 550, width: 660, height: 150 },
      { left: 380, top: 256, width: 680, height: 150 },
    ];
    const progress = { left: 365, top: 11, width: 110, height: 26 };
    const place = placeBubble(progress, BUBBLE, DESKTOP, [
      plaque,
      ...others,
      { left: 358, top: 85, width: 680, height: 140 },
    ]);
    expect(place.left + BUBBLE.width).toBeLessThan(progress.left);
    expect(place.arrow).toBeNull();
  });

  test('keeps its arrow off its corners', () => {
    const place = placeBubble({ left: 2, top: 100, width: 30, height: 20 }, BUBBLE, DESKTOP);
    expect(place.arrow).toBe(22);
  });

  describe('leaves what its words are about in sight', () => {
    const LYING: Size = { width: 844, height: 390 };
    const FLAT: Size = { width: 376, height: 137 };
    const plaque = { left: 136, top: 328, width: 440, height: 56 };
    const merchants = { left: 155, top: 218, width: 404, height: 86 };
    const hand = { left: 588, top: 128, width: 246, height: 226 };

    test('which may push it away from what it points at', () => {
      expect(overlap({ ...placeBubble(plaque, FLAT, LYING), ...FLAT }, merchants)).toBe(true);
      const place = placeBubble(plaque, FLAT, LYING, [merchants, hand]);
      expect(place.side).toBe('above');
      for (const box of [plaque, merchants, hand]) expect(overlap({ ...place, ...FLAT }, box)).toBe(false);
    });

    test('as far as there is room: what it points at comes first', () => {
      const everything = { left: 0, top: 0, width: LYING.width, height: LYING.height };
      const place = placeBubble(plaque, FLAT, LYING, [everything]);
      expect(overlap({ ...place, ...FLAT }, plaque)).toBe(false);
    });

    test('and stays where it is best when it hides nothing there', () => {
      const points = { left: 155, top: 71, width: 404, height: 86 };
      expect(placeBubble(plaque, FLAT, LYING, [{ ...points, height: 20 }])).toEqual(placeBubble(plaque, FLAT, LYING));
    });
  });

  describe('on a phone', () => {
    const ROOM: Size = { width: 390, height: 844 };
    const LOW: Size = { width: 374, height: 138 };
    const plaque = { left: 8, top: 748, width: 374, height: 90 };
    const points = { left: 13, top: 172, width: 364, height: 86 };
    const hand = { left: 8, top: 480, width: 374, height: 230 };
    const merchants = { left: 13, top: 272, width: 364, height: 86 };

    test('stands where it hides nothing that is wanted', () => {
      const claimable = { left: 90, top: 172, width: 70, height: 86 };
      expect(overlap({ ...placeBubble(claimable, LOW, ROOM), ...LOW }, plaque)).toBe(true);
      const place = placeBubble(claimable, LOW, ROOM, [plaque, merchants, hand]);
      expect(place).toMatchObject({ side: 'above', left: 8 });
      for (const box of [claimable, plaque, merchants, hand]) expect(overlap({ ...place, ...LOW }, box)).toBe(false);
    });

    test('and hides the last of them where it must hide one', () => {
      const progress = { left: 130, top: 8, width: 100, height: 36 };
      const high: Size = { width: 374, height: 180 };
      const overHand = placeBubble(progress, high, ROOM, [plaque, points, hand]);
      expect(overlap({ ...overHand, ...high }, points)).toBe(false);
      const overPoints = placeBubble(progress, high, ROOM, [plaque, hand, points]);
      expect(overlap({ ...overPoints, ...high }, hand)).toBe(false);
    });
  });

  test('gives up its distance before it covers the ring', () => {
    const target = { left: 155, top: 71, width: 404, height: 86 };
    const high: Size = { width: 376, height: 205 };
    const place = placeBubble(target, high, { width: 844, height: 390 });
    expect(place.side).toBe('below');
    expect(place.top).toBeGreaterThanOrEqual(target.top + target.height + 9);
    expect(place.top + high.height).toBeLessThanOrEqual(390);
  });

  test('stays in the window and covers nothing, wherever there is room for it', () => {
    const room = fc.record({ width: fc.integer({ min: 601, max: 2000 }), height: fc.integer({ min: 360, max: 1400 }) });
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(room, share, share, share, share, (window, x, y, w, h) => {
        const width = 20 + w * (window.width - 20);
        const height = 20 + h * (window.height - 20);
        const target = { left: x * (window.width - width), top: y * (window.height - height), width, height };
        const place = placeBubble(target, BUBBLE, window);
        expect(place.left).toBeGreaterThanOrEqual(0);
        expect(place.top).toBeGreaterThanOrEqual(0);
        expect(place.left + BUBBLE.width).toBeLessThanOrEqual(window.width);
        expect(place.top + BUBBLE.height).toBeLessThanOrEqual(window.height);
        expect(hasRoom(target, window) && overlap(target, { ...place, ...BUBBLE })).toBe(false);
      }),
    );
  });
});

describe('the ring', () => {
  test('stands around what it shows, prices that stick out included', () => {
    expect(ringIn({ left: 100, top: 100, width: 50, height: 40 }, PHONE)).toEqual({
      left: 91,
      top: 91,
      width: 68,
      height: 58,
    });
  });

  test('stays in the window with all of its line', () => {
    expect(ringIn({ left: 8, top: 570, width: 344, height: 64 }, PHONE)).toEqual({
      left: 5,
      top: 561,
      width: 350,
      height: 74,
    });
    expect(ringIn({ left: 0, top: 0, width: 360, height: 640 }, PHONE)).toEqual({
      left: 5,
      top: 5,
      width: 350,
      height: 630,
    });
  });
});

test('of what is half outside only the visible part counts', () => {
  const box = { left: -40, top: 600, width: 100, height: 100 };
  expect(visiblePart(box, PHONE)).toEqual({ left: 0, top: 600, width: 60, height: 40 });
});

function hasRoom({ left, top, width, height }: Box, room: Size): boolean {
  const beside = Math.max(left, room.width - left - width);
  const over = Math.max(top, room.height - top - height);
  return beside >= BUBBLE.width + 32 || over >= BUBBLE.height + 32;
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}
