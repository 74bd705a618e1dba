import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Cast } from './piece.ts';
import type { Sight } from './sight.ts';
import { createSlipWatch, type SlipWatch } from './slip-watch.ts';
import { REACTION } from './slip.ts';

/** As much of the page's elements as is asked of them. */
class FakeElement {
  readonly dataset: Readonly<Record<string, string>>;
  constructor(piece: string) {
    this.dataset = { piece };
  }
  closest(): this {
    return this;
  }
}

/** `^3` lies at the left of `+G`; somebody takes it, and `+G` slides into its place. */
const BEFORE: Sight = {
  pieces: new Map([
    ['^3', { rect: { x: 0, y: 0, width: 100, height: 140 }, within: null }],
    ['+G', { rect: { x: 110, y: 0, width: 100, height: 140 }, within: null }],
  ]),
  ghosts: [],
};
const CAST: Cast = {
  pieces: (['^3', '+G'] as const).map((card) => ({ kind: 'card', key: card, holder: 'merchant-row', card })),
  named: 0,
};
const IN_ITS_PLACE = { x: 50, y: 70 };

let now = 1000;
let watch: SlipWatch;

beforeEach(() => {
  vi.stubGlobal('Element', FakeElement);
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  watch = createSlipWatch();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function slide(): void {
  watch.noteBefore(BEFORE, CAST);
  watch.noteDrawn();
}

function pressOn(card: string, { x, y }: { x: number; y: number }, pointerType: 'mouse' | 'touch' = 'touch'): boolean {
  return watch.isSlip(pointer(card, { x, y }, pointerType));
}

function pointer(card: string, { x, y }: { x: number; y: number }, pointerType: 'mouse' | 'touch'): PointerEvent {
  const event = Object.assign(new Event('pointerdown'), { pointerType, clientX: x, clientY: y });
  Object.defineProperty(event, 'target', { value: new FakeElement(card) });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of a pointer's event as is asked of it
  return event as unknown as PointerEvent;
}

test('a press on the card that has just come is a slip', () => {
  slide();
  now += 60;
  expect(pressOn('+G', IN_ITS_PLACE)).toBe(true);
});

test('nothing has slid before the table has ever changed, nor before the change is drawn', () => {
  expect(pressOn('+G', IN_ITS_PLACE)).toBe(false);
  watch.noteBefore(BEFORE, CAST);
  expect(pressOn('+G', IN_ITS_PLACE)).toBe(false);
});

test('a press on what lies where it lay, or on no card, is none', () => {
  slide();
  now += 60;
  expect(pressOn('^3', IN_ITS_PLACE)).toBe(false);
  expect(pressOn('rest', IN_ITS_PLACE)).toBe(false);
});

test('once it could have been seen, it is meant', () => {
  slide();
  now += REACTION;
  expect(pressOn('+G', IN_ITS_PLACE)).toBe(false);
});

test('a mouse that rested there slips, one that was moved there since does not', () => {
  watch.noteMove(pointer('^3', IN_ITS_PLACE, 'mouse'));
  slide();
  now += 60;
  expect(pressOn('+G', IN_ITS_PLACE, 'mouse')).toBe(true);
  watch.noteMove(pointer('+G', { x: 50, y: 10 }, 'mouse'));
  expect(pressOn('+G', { x: 50, y: 10 }, 'mouse')).toBe(false);
});
