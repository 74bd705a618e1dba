import { outlookOf } from '@spice-road/rules';
import { bare, tableWith, type Setting } from '@spice-road/rules/testing';
import { describe, expect, test } from 'vitest';
import { IDLE, type Draft } from './draft.ts';
import { survives } from './survival.ts';

const SETTING: Setting = {
  me: { caravan: 'YYRRG', hand: ['+YY', '^2', 'YY>G'], played: ['+G'] },
  merchantRow: bare('+RR', '+YG', '^3'),
  pointRow: ['6:YYRR', '16:BBBB'],
};

describe('a draft goes on after a new view of the same turn', () => {
  const acquire: Draft = { kind: 'acquire', slot: 1, card: '+YG', laid: [{ slot: 0, cube: 4 }], aim: null };

  test.each<{ what: string; draft: Draft; now: Setting; goesOn: boolean }>([
    { what: 'nothing begun', draft: IDLE, now: {}, goesOn: true },
    { what: 'a card still in hand', draft: { kind: 'play-gather', card: '+YY' }, now: {}, goesOn: true },
    { what: 'a card no longer in hand', draft: { kind: 'play-gather', card: '+B' }, now: {}, goesOn: false },
    { what: 'a trade that can be paid', draft: { kind: 'play-trade', card: 'YY>G', times: 1 }, now: {}, goesOn: true },
    { what: 'one trade too many', draft: { kind: 'play-trade', card: 'YY>G', times: 2 }, now: {}, goesOn: false },
    {
      what: 'lifts of cubes that are there',
      draft: { kind: 'play-upgrade', card: '^2', lifts: [4] },
      now: {},
      goesOn: true,
    },
    {
      what: 'a lift of a cube that is gone',
      draft: { kind: 'play-upgrade', card: '^2', lifts: [7] },
      now: {},
      goesOn: false,
    },
    { what: 'the card still on its stall', draft: acquire, now: {}, goesOn: true },
    {
      what: 'another card on the stall',
      draft: acquire,
      now: { merchantRow: bare('+RR', '^3', '+YG') },
      goesOn: false,
    },
    { what: 'a cube laid that is gone', draft: acquire, now: { me: { caravan: 'YY' } }, goesOn: false },
    { what: 'the card still in the row', draft: { kind: 'claim', slot: 0, card: '6:YYRR' }, now: {}, goesOn: true },
    { what: 'another card in the row', draft: { kind: 'claim', slot: 0, card: '8:YYGG' }, now: {}, goesOn: false },
    {
      what: 'a demand no longer met',
      draft: { kind: 'claim', slot: 0, card: '6:YYRR' },
      now: { me: { caravan: 'Y' } },
      goesOn: false,
    },
    { what: 'a rest', draft: { kind: 'rest' }, now: {}, goesOn: true },
    {
      what: 'cubes chosen to return',
      draft: { kind: 'discard', chosen: [0] },
      now: { phase: 'discard', me: { caravan: 'YYYYYYYYYYR' } },
      goesOn: true,
    },
    {
      what: 'more chosen than must go',
      draft: { kind: 'discard', chosen: [0, 1] },
      now: { phase: 'discard', me: { caravan: 'YYYYYYYYYYR' } },
      goesOn: false,
    },
    { what: 'cubes chosen when none must go', draft: { kind: 'discard', chosen: [] }, now: {}, goesOn: false },
    {
      what: 'nothing begun when cubes must go',
      draft: IDLE,
      now: { phase: 'discard', me: { caravan: 'YYYYYYYYYYR' } },
      goesOn: false,
    },
  ])('$what', ({ draft, now, goesOn }) => {
    const outlook = outlookOf(tableWith({ ...SETTING, ...now, me: { ...SETTING.me, ...now.me } }));
    expect(survives(draft, outlook)).toBe(goesOn);
  });
});
