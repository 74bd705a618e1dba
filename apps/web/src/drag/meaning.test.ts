import { outlookOf } from '@spice-road/rules';
import { bare, tableWith, type Setting } from '@spice-road/rules/testing';
import { describe, expect, test } from 'vitest';
import { compose, type Gesture } from '../draft/compose.ts';
import { freshDraft, type Draft } from '../draft/draft.ts';
import { dragMark, dropMark, parseDragged, parseSpot, type Dragged, type Spot } from './dragged.ts';
import { tapsFor } from './meaning.ts';

const SETTING: Setting = {
  me: { caravan: 'YYYYRRG', hand: ['+YY', '^2', 'YY>G'], played: ['+YYR'] },
  merchantRow: bare('+RR', '+G', '^3', 'RR>GG'),
  pointRow: ['8:YYRRR', '6:YYRR'],
};

const CARD: Dragged = { kind: 'card', card: 'YY>G' };
const STALL: Dragged = { kind: 'stall', slot: 2 };
const POINT: Dragged = { kind: 'point', slot: 1 };
const cube = (place: number): Dragged => ({ kind: 'cube', cube: place });
const onStall = (slot: number): Spot => ({ kind: 'stall', slot });
const CARPET: Spot = { kind: 'carpet' };
const ACT: Spot = { kind: 'act' };
const PLACE: Spot = { kind: 'place' };
const CARAVAN: Spot = { kind: 'caravan' };
const ELSEWHERE: Spot = { kind: 'elsewhere' };
const acquire: Gesture = { type: 'pick-stall', slot: 2 };

/** The draft after some taps and then a drag. */
function dragged(what: Dragged, spot: Spot, before: readonly Gesture[] = [], setting = SETTING): Draft {
  const outlook = outlookOf(tableWith(setting));
  const step = (draft: Draft, gesture: Gesture) => compose(draft, gesture, outlook);
  const draft = before.reduce(step, freshDraft(outlook));
  return tapsFor(what, spot, draft).reduce(step, draft);
}

describe('a drag does what taps do', () => {
  test.each([CARPET, onStall(1), ACT])('a card of the hand is played at $kind', (spot) => {
    expect(dragged(CARD, spot)).toEqual({ kind: 'play-trade', card: 'YY>G', times: 1 });
  });

  test.each([PLACE, CARAVAN, ELSEWHERE])('a card of the hand goes back from $kind', (spot) => {
    expect(dragged(CARD, spot)).toEqual({ kind: 'idle' });
  });

  test('a card that is being played stays as it is composed', () => {
    const composed: readonly Gesture[] = [
      { type: 'pick-card', card: 'YY>G' },
      { type: 'set-times', times: 2 },
    ];
    expect(dragged(CARD, CARPET, composed)).toMatchObject({ kind: 'play-trade', times: 2 });
  });

  test.each([PLACE, CARAVAN, ACT])('a card of the market is acquired at $kind', (spot) => {
    expect(dragged(STALL, spot)).toMatchObject({ kind: 'acquire', slot: 2 });
  });

  test.each([CARPET, onStall(0), ELSEWHERE])('a card of the market goes back from $kind', (spot) => {
    expect(dragged(STALL, spot)).toEqual({ kind: 'idle' });
  });

  test('during an acquisition a stall that is paid is no card to be taken', () => {
    expect(dragged({ kind: 'stall', slot: 1 }, PLACE, [acquire])).toMatchObject({ slot: 2, aim: null });
    expect(dragged({ kind: 'stall', slot: 3 }, PLACE, [acquire])).toMatchObject({ slot: 3 });
  });

  test('a point card is claimed at your place, once', () => {
    expect(dragged(POINT, PLACE)).toMatchObject({ kind: 'claim', slot: 1 });
    expect(dragged(POINT, PLACE, [{ type: 'pick-point', slot: 1 }])).toMatchObject({ kind: 'claim', slot: 1 });
    expect(dragged(POINT, CARPET)).toEqual({ kind: 'idle' });
  });

  test('a cube is laid on the stall it is let go over', () => {
    expect(dragged(cube(6), onStall(1), [acquire])).toMatchObject({ laid: [{ slot: 1, cube: 6 }] });
  });

  test('a cube takes the place of another', () => {
    const laid: readonly Gesture[] = [acquire, { type: 'tap-cube', cube: 0 }];
    expect(dragged(cube(6), onStall(0), laid)).toMatchObject({ laid: [{ slot: 0, cube: 6 }] });
  });

  test('a cube that lies on one stall is moved to another', () => {
    const laid: readonly Gesture[] = [acquire, { type: 'tap-cube', cube: 0 }];
    expect(dragged(cube(0), onStall(1), laid)).toMatchObject({ laid: [{ slot: 1, cube: 0 }] });
    expect(dragged(cube(0), onStall(0), laid)).toMatchObject({ laid: [{ slot: 0, cube: 0 }] });
  });

  test.each([onStall(2), onStall(3), CARPET, PLACE])('a cube pays nothing at $kind', (spot) => {
    expect(dragged(cube(0), spot, [acquire])).toMatchObject({ kind: 'acquire', laid: [] });
  });

  test('a cube is not pulled off the caravan unless cubes are owed', () => {
    expect(dragged(cube(0), ELSEWHERE)).toEqual({ kind: 'idle' });
  });

  test('a cube that is owed is pulled off the caravan', () => {
    const owed: Setting = { ...SETTING, phase: 'discard', me: { ...SETTING.me, caravan: 'YYYYYYYYRRGG' } };
    expect(dragged(cube(11), ELSEWHERE, [], owed)).toEqual({ kind: 'discard', chosen: [11] });
    expect(dragged(cube(11), CARPET, [], owed)).toEqual({ kind: 'discard', chosen: [11] });
    expect(dragged(cube(11), CARAVAN, [], owed)).toEqual({ kind: 'discard', chosen: [] });
    const chosen: readonly Gesture[] = [{ type: 'tap-cube', cube: 11 }];
    expect(dragged(cube(11), CARPET, chosen, owed)).toEqual({ kind: 'discard', chosen: [11] });
  });
});

test.each([CARD, STALL, POINT, cube(3)])('the mark of $kind is read as it was written', (what) => {
  expect(parseDragged(dragMark(what))).toEqual(what);
});

test.each([CARPET, ACT, PLACE, CARAVAN, onStall(4)])('the mark of $kind is read as it was written', (spot) => {
  expect(parseSpot(dropMark(spot))).toEqual(spot);
});

test.each(['', 'card', 'card x', 'stall', 'stall x', 'sheet 1'])('%j is nothing to be pulled', (mark) => {
  expect(parseDragged(mark)).toBeNull();
});

test.each(['', 'x'])('%j is no spot', (mark) => {
  expect(parseSpot(mark)).toEqual(ELSEWHERE);
});
