import { outlookOf, printAction } from '@spice-road/rules';
import { bare, tableWith, type Setting } from '@spice-road/rules/testing';
import { describe, expect, test } from 'vitest';
import type { Gesture } from './compose.ts';
import { CONFIRM_MODES, type ConfirmMode } from './confirm-modes.ts';
import { isBare, sendsByCube, take, type Taken } from './confirming.ts';
import { freshDraft, type Draft } from './draft.ts';

const SETTING: Setting = {
  me: { caravan: 'YYYYRRG', hand: ['+YY', '^2', 'YY>G', 'R>YYY'], played: ['+YYR'] },
  merchantRow: [{ card: '+RR', cubes: 'YR' }, ...bare('+G', '^3', 'RR>GG')],
  pointRow: ['8:YYRRR', '6:YYRR'],
};

const OWED: Setting = { ...SETTING, phase: 'discard', me: { ...SETTING.me, caravan: 'YYYYYYYYRRGG' } };
/** Two more cubes are two too many. */
const FULL: Setting = { ...SETTING, me: { ...SETTING.me, caravan: 'YYYYRRGGBB' } };

type Card = '+YY' | '^2' | 'YY>G' | 'R>YYY';
const play = (card: Card): Gesture => ({ type: 'pick-card', card });
const stall = (slot: number): Gesture => ({ type: 'pick-stall', slot });
const point = (slot: number): Gesture => ({ type: 'pick-point', slot });
const cube = (place: number): Gesture => ({ type: 'tap-cube', cube: place });
const rest: Gesture = { type: 'pick-rest' };

interface Course {
  readonly mode: ConfirmMode;
  readonly setting?: Setting;
  readonly pace?: 'single' | 'double';
}

/** After all gestures; the last is made at the given pace, and nothing may be sent before it. */
function taken(gestures: readonly Gesture[], { mode, setting = SETTING, pace = 'single' }: Course): Taken {
  const outlook = outlookOf(tableWith(setting));
  let now: Taken = { draft: freshDraft(outlook), action: null };
  for (const [at, gesture] of gestures.entries()) {
    expect(now.action).toBeNull();
    const isLast = at === gestures.length - 1;
    now = take(now.draft, gesture, outlook, { mode, pace: isLast ? pace : 'single' });
  }
  return now;
}

function sent(gestures: readonly Gesture[], course: Course): object | null {
  const { action } = taken(gestures, course);
  return action === null ? null : printAction(action);
}

describe('who asks to be asked', () => {
  test.each<{ what: string; gestures: readonly Gesture[] }>([
    { what: 'a spice card', gestures: [play('+YY')] },
    { what: 'the free card', gestures: [stall(0)] },
    { what: 'a claim', gestures: [point(1)] },
    { what: 'a rest', gestures: [rest] },
    { what: 'a card that is tapped twice', gestures: [play('+YY'), play('+YY')] },
  ])('$what sends nothing', ({ gestures }) => {
    expect(sent(gestures, { mode: 'ask' })).toBeNull();
  });
});

describe('at once', () => {
  const mode = 'once';

  test.each<{ what: string; gestures: readonly Gesture[]; action: object | null }>([
    { what: 'a spice card', gestures: [play('+YY')], action: { type: 'play', card: '+YY' } },
    { what: 'a trade that can be made twice', gestures: [play('R>YYY')], action: null },
    { what: 'a trade with a choice', gestures: [play('YY>G')], action: null },
    { what: 'an upgrade, to begin with', gestures: [play('^2')], action: null },
    { what: 'an upgrade with a step left', gestures: [play('^2'), cube(0)], action: null },
    {
      what: 'an upgrade with its last step',
      gestures: [play('^2'), cube(0), cube(4)],
      action: { type: 'play', card: '^2', upgrades: 'YR' },
    },
    { what: 'the free card', gestures: [stall(0)], action: { type: 'acquire', slot: 0, payment: '' } },
    { what: 'a price half paid', gestures: [stall(2), cube(0)], action: null },
    {
      what: 'a price paid',
      gestures: [stall(2), cube(6), cube(0)],
      action: { type: 'acquire', slot: 2, payment: 'GY' },
    },
    { what: 'a claim', gestures: [point(1)], action: { type: 'claim', slot: 1 } },
    { what: 'a claim one cannot pay', gestures: [point(0)], action: null },
    { what: 'a rest', gestures: [rest], action: { type: 'rest' } },
    { what: 'a number of trades', gestures: [play('YY>G'), { type: 'set-times', times: 2 }], action: null },
    { what: 'what is taken back', gestures: [stall(2), { type: 'undo' }], action: null },
  ])('$what', ({ gestures, action }) => {
    expect(sent(gestures, { mode })).toEqual(action);
  });

  test('the only trade there is', () => {
    const setting: Setting = { ...SETTING, me: { ...SETTING.me, caravan: 'YYY' } };
    expect(sent([play('YY>G')], { mode, setting })).toEqual({ type: 'play', card: 'YY>G', times: 1 });
  });

  test('an upgrade with nothing left to raise', () => {
    const setting: Setting = { ...SETTING, me: { ...SETTING.me, caravan: 'GBB' } };
    expect(sent([play('^2'), cube(0)], { mode, setting })).toEqual({ type: 'play', card: '^2', upgrades: 'G' });
  });

  test.each<{ what: string; gestures: readonly Gesture[] }>([
    { what: 'a spice card', gestures: [play('+YY')] },
    { what: 'the free card and what lies on it', gestures: [stall(0)] },
    { what: 'a trade', gestures: [play('R>YYY')] },
  ])('$what is asked about when cubes would have to be returned', ({ gestures }) => {
    expect(sent(gestures, { mode, setting: FULL })).toBeNull();
  });

  test('cubes owed, once all are chosen', () => {
    expect(sent([cube(11)], { mode, setting: OWED })).toBeNull();
    expect(sent([cube(11), cube(0)], { mode, setting: OWED })).toEqual({ type: 'discard', cubes: 'YG' });
    const more: Gesture = { type: 'return-more', spice: 'saffron' };
    expect(sent([more, more], { mode, setting: OWED })).toEqual({ type: 'discard', cubes: 'RR' });
  });

  test('not what was chosen for one', () => {
    expect(sent([{ type: 'fill' }], { mode, setting: OWED })).toBeNull();
  });
});

describe('by a second tap', () => {
  const mode = 'again';

  test.each<{ what: string; gestures: readonly Gesture[]; action: object }>([
    { what: 'a spice card', gestures: [play('+YY'), play('+YY')], action: { type: 'play', card: '+YY' } },
    {
      what: 'a trade as often as it says',
      gestures: [play('YY>G'), { type: 'set-times', times: 2 }, play('YY>G')],
      action: { type: 'play', card: 'YY>G', times: 2 },
    },
    {
      what: 'an upgrade with fewer steps',
      gestures: [play('^2'), cube(0), play('^2')],
      action: { type: 'play', card: '^2', upgrades: 'Y' },
    },
    {
      what: 'a card that is paid',
      gestures: [stall(2), cube(6), cube(0), stall(2)],
      action: { type: 'acquire', slot: 2, payment: 'GY' },
    },
    { what: 'a claim', gestures: [point(1), point(1)], action: { type: 'claim', slot: 1 } },
  ])('$what', ({ gestures, action }) => {
    expect(sent(gestures, { mode })).toEqual(action);
  });

  test.each<{ what: string; gestures: readonly Gesture[] }>([
    { what: 'an upgrade of nothing', gestures: [play('^2'), play('^2')] },
    { what: 'a card half paid', gestures: [stall(2), cube(0), stall(2)] },
  ])('$what is put back instead', ({ gestures }) => {
    expect(taken(gestures, { mode })).toEqual({ draft: { kind: 'idle' }, action: null });
  });

  test('cubes owed, by a tap on one that is chosen once all are', () => {
    const outlook = outlookOf(tableWith(OWED));
    expect(taken([cube(11), cube(11)], { mode, setting: OWED }).draft).toEqual({ kind: 'discard', chosen: [] });
    expect(sent([cube(11), cube(0), cube(11)], { mode, setting: OWED })).toEqual({ type: 'discard', cubes: 'YG' });
    const chosen: Draft = { kind: 'discard', chosen: [11, 0] };
    expect(sendsByCube(chosen, 11, outlook, mode)).toBe(true);
    expect(sendsByCube({ kind: 'discard', chosen: [11] }, 11, outlook, mode)).toBe(false);
    expect(sendsByCube(chosen, 11, outlook, 'ask')).toBe(false);
  });

  test('a double click sends what is plain to see', () => {
    expect(sent([play('+YY'), play('+YY')], { mode, pace: 'double' })).toEqual({ type: 'play', card: '+YY' });
  });

  test.each<{ what: string; card: Card; setting: Setting }>([
    { what: 'cubes too many', card: '+YY', setting: FULL },
    { what: 'a number of trades', card: 'YY>G', setting: SETTING },
  ])('a double click sends nothing where $what should be seen first', ({ card, setting }) => {
    const after = taken([play(card), play(card)], { mode, setting, pace: 'double' });
    expect(after).toMatchObject({ draft: { card }, action: null });
  });
});

test.each(CONFIRM_MODES)('whoever wants it %s, a double click does not put back what it picks', (mode) => {
  const { draft } = taken([play('YY>G'), play('YY>G')], { mode, pace: 'double' });
  expect(draft).toEqual({ kind: 'play-trade', card: 'YY>G', times: 1 });
});

test('an upgrade of nothing is asked about, and undo ends the question', () => {
  const asked = taken([play('^2'), { type: 'ask' }], { mode: 'ask' }).draft;
  expect(isBare(asked)).toBe(true);
  expect(asked).toMatchObject({ asked: true });
  expect(taken([play('^2'), { type: 'ask' }, { type: 'undo' }], { mode: 'ask' }).draft).toEqual({
    kind: 'play-upgrade',
    card: '^2',
    lifts: [],
  });
  expect(taken([play('^2'), { type: 'ask' }, cube(0)], { mode: 'ask' }).draft).toEqual({
    kind: 'play-upgrade',
    card: '^2',
    lifts: [0],
  });
  expect(taken([play('+YY'), { type: 'ask' }], { mode: 'ask' }).draft).toEqual({ kind: 'play-gather', card: '+YY' });
});
