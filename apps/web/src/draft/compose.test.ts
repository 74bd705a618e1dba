import { isLegal, outlookOf, printAction } from '@spice-road/rules';
import { bare, tableWith, type Setting } from '@spice-road/rules/testing';
import { describe, expect, test } from 'vitest';
import { actionOf, progressOf } from './action-of.ts';
import { compose, type Gesture } from './compose.ts';
import { freshDraft, IDLE, type Draft } from './draft.ts';

const SETTING: Setting = {
  me: { caravan: 'YYYYRRG', hand: ['+YY', '^2', 'YY>G', 'B>GG'], played: ['+YYR'] },
  merchantRow: [{ card: '+RR', cubes: 'YR' }, ...bare('+G', '^3', 'RR>GG')],
  pointRow: ['8:YYRRR', '6:YYRR', '16:BBBB'],
};

const play = (card: '+YY' | '^2' | 'YY>G' | 'B>GG'): Gesture => ({ type: 'pick-card', card });
const stall = (slot: number): Gesture => ({ type: 'pick-stall', slot });
const point = (slot: number): Gesture => ({ type: 'pick-point', slot });
const cube = (place: number): Gesture => ({ type: 'tap-cube', cube: place });
const times = (count: number): Gesture => ({ type: 'set-times', times: count });
const rest: Gesture = { type: 'pick-rest' };
const undo: Gesture = { type: 'undo' };

function composed(setting: Setting, gestures: readonly Gesture[]) {
  const outlook = outlookOf(tableWith(setting));
  const draft = gestures.reduce((before, gesture) => compose(before, gesture, outlook), freshDraft(outlook));
  return { draft, outlook, action: actionOf(draft, outlook), progress: progressOf(draft, outlook) };
}

describe('a draft comes to the action', () => {
  test.each<{ does: string; gestures: readonly Gesture[]; action: object | null }>([
    { does: 'a spice card', gestures: [play('+YY')], action: { type: 'play', card: '+YY' } },
    { does: 'no upgrade step', gestures: [play('^2')], action: { type: 'play', card: '^2', upgrades: '' } },
    { does: 'one step', gestures: [play('^2'), cube(4)], action: { type: 'play', card: '^2', upgrades: 'R' } },
    {
      does: 'the same cube twice',
      gestures: [play('^2'), cube(0), cube(0)],
      action: { type: 'play', card: '^2', upgrades: 'YR' },
    },
    {
      does: 'no third step of two',
      gestures: [play('^2'), cube(0), cube(1), cube(2)],
      action: { type: 'play', card: '^2', upgrades: 'YY' },
    },
    { does: 'a trade, once', gestures: [play('YY>G')], action: { type: 'play', card: 'YY>G', times: 1 } },
    { does: 'a trade, twice', gestures: [play('YY>G'), times(2)], action: { type: 'play', card: 'YY>G', times: 2 } },
    {
      does: 'not more trades than can be paid',
      gestures: [play('YY>G'), times(3)],
      action: { type: 'play', card: 'YY>G', times: 1 },
    },
    {
      does: 'not less than one trade',
      gestures: [play('YY>G'), times(0)],
      action: { type: 'play', card: 'YY>G', times: 1 },
    },
    { does: 'the free card', gestures: [stall(0)], action: { type: 'acquire', slot: 0, payment: '' } },
    { does: 'nothing while a cube is missing', gestures: [stall(2), cube(0)], action: null },
    {
      does: 'cubes from left to right',
      gestures: [stall(2), cube(6), cube(0)],
      action: { type: 'acquire', slot: 2, payment: 'GY' },
    },
    {
      does: 'the stall chosen first',
      gestures: [stall(2), stall(1), cube(6), cube(0)],
      action: { type: 'acquire', slot: 2, payment: 'YG' },
    },
    {
      does: 'a cube taken back from its stall and laid anew',
      gestures: [stall(2), cube(6), cube(0), stall(0), cube(4)],
      action: { type: 'acquire', slot: 2, payment: 'RY' },
    },
    {
      does: 'a cube taken back from the caravan leaves its stall open',
      gestures: [stall(2), cube(6), cube(0), cube(6)],
      action: null,
    },
    {
      does: 'no cube twice',
      gestures: [stall(2), cube(0), cube(0), cube(1), cube(2)],
      action: { type: 'acquire', slot: 2, payment: 'YY' },
    },
    { does: 'a claim', gestures: [point(1)], action: { type: 'claim', slot: 1 } },
    { does: 'no claim one cannot pay', gestures: [point(0)], action: null },
    { does: 'a rest', gestures: [rest], action: { type: 'rest' } },
    { does: 'no trade one cannot pay', gestures: [play('B>GG')], action: null },
    {
      does: 'the last thing picked',
      gestures: [play('YY>G'), point(1), play('+YY')],
      action: { type: 'play', card: '+YY' },
    },
  ])('$does', ({ gestures, action }) => {
    const { action: got, outlook } = composed(SETTING, gestures);
    expect(got === null ? null : printAction(got)).toEqual(action);
    expect(got === null || isLegal(outlook, got)).toBe(true);
  });
});

describe('undo takes back one step', () => {
  test.each<{ of: string; gestures: readonly Gesture[]; left: Draft }>([
    { of: 'a spice card', gestures: [play('+YY'), undo], left: IDLE },
    { of: 'a trade', gestures: [play('YY>G'), times(2), undo], left: IDLE },
    {
      of: 'a lift',
      gestures: [play('^2'), cube(0), cube(4), undo],
      left: { kind: 'play-upgrade', card: '^2', lifts: [0] },
    },
    { of: 'an upgrade without lifts', gestures: [play('^2'), cube(0), undo, undo], left: IDLE },
    {
      of: 'a cube laid',
      gestures: [stall(2), cube(6), cube(0), undo],
      left: { kind: 'acquire', slot: 2, card: '^3', laid: [{ slot: 0, cube: 6 }], aim: null },
    },
    { of: 'an acquisition without cubes', gestures: [stall(2), undo], left: IDLE },
    { of: 'a claim', gestures: [point(1), undo], left: IDLE },
    { of: 'a rest', gestures: [rest, undo], left: IDLE },
    { of: 'nothing', gestures: [undo], left: IDLE },
  ])('$of', ({ gestures, left }) => {
    expect(composed(SETTING, gestures).draft).toEqual(left);
  });

  test.each([
    ['the card in hand', play('YY>G')],
    ['the stall', stall(2)],
    ['the point card', point(1)],
  ])('picking %s again puts it back', (_, gesture) => {
    expect(composed(SETTING, [gesture, gesture]).draft).toEqual(IDLE);
  });
});

describe('too many cubes (RULES 7)', () => {
  const overfull: Setting = {
    ...SETTING,
    phase: 'discard',
    me: { caravan: 'YYYYYYRRRRGG', hand: ['+YY'], played: ['^2'] },
  };

  test('nothing but returning is possible', () => {
    const { draft } = composed(overfull, [play('+YY'), stall(0), point(1), rest, undo, { type: 'put-away' }]);
    expect(draft).toEqual({ kind: 'discard', chosen: [] });
  });

  test.each<{ does: string; gestures: readonly Gesture[]; chosen: readonly number[]; cubes: string | null }>([
    { does: 'one of two is not enough', gestures: [cube(11)], chosen: [11], cubes: null },
    { does: 'two of two', gestures: [cube(11), cube(0)], chosen: [11, 0], cubes: 'YG' },
    { does: 'never more than two', gestures: [cube(11), cube(0), cube(1)], chosen: [11, 0], cubes: 'YG' },
    { does: 'a cube may stay after all', gestures: [cube(11), cube(0), cube(11)], chosen: [0], cubes: null },
    { does: 'undo, cube by cube', gestures: [cube(11), cube(0), undo], chosen: [11], cubes: null },
    {
      does: 'one more of a spice',
      gestures: [
        { type: 'return-more', spice: 'saffron' },
        { type: 'return-more', spice: 'saffron' },
      ],
      chosen: [6, 7],
      cubes: 'RR',
    },
    {
      does: 'one less of a spice',
      gestures: [cube(6), { type: 'return-less', spice: 'saffron' }, { type: 'return-less', spice: 'saffron' }],
      chosen: [],
      cubes: null,
    },
    { does: 'the rest from the lowest up', gestures: [cube(11), { type: 'fill' }], chosen: [11, 0], cubes: 'YG' },
  ])('$does', ({ gestures, chosen, cubes }) => {
    const { draft, action, progress } = composed(overfull, gestures);
    expect(draft).toEqual({ kind: 'discard', chosen });
    expect(action === null ? null : printAction(action)).toEqual(cubes === null ? null : { type: 'discard', cubes });
    expect(progress).toEqual({ done: chosen.length, of: 2 });
  });

  test('forty cubes at once', () => {
    const setting: Setting = { ...overfull, me: { caravan: 'Y'.repeat(40) + 'R'.repeat(10) } };
    const { action } = composed(setting, [{ type: 'fill' }]);
    expect(action && printAction(action)).toEqual({ type: 'discard', cubes: 'Y'.repeat(40) });
  });
});
