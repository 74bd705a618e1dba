import { viewOf } from '@spice-road/rules';
import { tableWith, type Setting } from '@spice-road/rules/testing';
import { describe, expect, test } from 'vitest';
import { hintAt, momentOf } from './hint-at.ts';
import { HINTS, type Lesson } from './lessons.ts';

interface Scene {
  readonly when: string;
  readonly setting: Setting;
  readonly isDrafting?: boolean;
  readonly learnt?: readonly Lesson[];
  /** The seat that looks; the first one unless told. */
  readonly you?: number | null;
  readonly hint: string | null;
}

const CLAIMABLE: Setting = { me: { caravan: 'YYGG' }, pointRow: ['8:YYGG'] };
const PLAYED_OUT: Setting = { me: { caravan: 'Y', hand: [], played: ['+YY', '^2'] } };

const SCENES: readonly Scene[] = [
  { when: 'on the first turn', setting: {}, hint: 'turn' },
  { when: 'on a turn after that', setting: {}, learnt: ['turn'], hint: null },
  { when: 'while others act', setting: {}, you: 1, hint: null },
  { when: 'while one only watches', setting: {}, you: null, hint: null },
  { when: 'with a first draft', setting: {}, isDrafting: true, hint: 'draft' },
  { when: 'with a later draft', setting: {}, isDrafting: true, learnt: ['draft'], hint: null },
  { when: 'with no card left to play', setting: PLAYED_OUT, learnt: ['turn'], hint: 'rest' },
  { when: 'with only trades that cannot be paid', setting: { me: { ...PLAYED_OUT.me, hand: ['B>GG'] } }, hint: 'rest' },
  {
    when: 'with neither a card in hand nor one to take back',
    setting: { me: { hand: [] } },
    learnt: ['turn'],
    hint: null,
  },
  {
    when: 'with no card left to play but one to claim',
    setting: { ...CLAIMABLE, me: { ...CLAIMABLE.me, hand: [], played: ['+YY'] } },
    learnt: ['claim', 'turn'],
    hint: null,
  },
  { when: 'when a point card can be claimed', setting: CLAIMABLE, hint: 'claim' },
  { when: 'when one can be claimed and it has been said', setting: CLAIMABLE, learnt: ['claim', 'turn'], hint: null },
  {
    when: 'with too many cubes',
    setting: { me: { caravan: 'YYYYYYYYYYYY' }, phase: 'discard' },
    isDrafting: true,
    hint: 'full',
  },
  { when: 'in the last round', setting: { finalRound: true }, hint: 'last' },
  { when: 'in the last round, while others act', setting: { finalRound: true }, you: 2, hint: 'last' },
  { when: 'in the last round, with a draft', setting: { finalRound: true }, isDrafting: true, hint: 'draft' },
  { when: 'when the game is over', setting: { finalRound: true, phase: 'over' }, hint: null },
];

describe('the hint', () => {
  test.each(SCENES)('$when is $hint', ({ setting, isDrafting = false, learnt = [], you = 0, hint }) => {
    const view = viewOf(tableWith(setting), { seat: you, open: false });
    expect(hintAt(momentOf(view, isDrafting), new Set(learnt))).toBe(hint);
  });

  test('never comes to those who have had all of them', () => {
    for (const { setting, isDrafting = false } of SCENES) {
      const view = viewOf(tableWith(setting), { seat: 0, open: false });
      expect(hintAt(momentOf(view, isDrafting), new Set(HINTS))).toBeNull();
    }
  });
});
