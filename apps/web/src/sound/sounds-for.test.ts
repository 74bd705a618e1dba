import { viewOf, type ActionNotation, type Table } from '@spice-road/rules';
import { after, bare, eventsOf, tableWith } from '@spice-road/rules/testing';
import { describe, expect, test } from 'vitest';
import type { SoundName } from './score.ts';
import { isTurnOf, soundsFor } from './sounds-for.ts';

const POINTS = ['8:YYRRR', '8:RRRR', '10:RRGG', '12:GGGG', '6:YYRR'] as const;
const FIVE_CLAIMED = ['8:YYGG', '7:YYYRR', '9:YYYGG', '10:YYBB', '11:YYGGG'] as const;
const ROW = [
  { card: '+RR', cubes: '' },
  { card: '+G', cubes: '' },
  { card: '+B', cubes: 'YB' },
  ...bare('^3', 'YY>G', 'RR>GG'),
] as const;

interface Heard {
  readonly what: string;
  readonly table: Table;
  readonly action: ActionNotation;
  readonly sounds: readonly SoundName[];
}

describe('sounds', () => {
  test.each<Heard>([
    {
      what: 'a card is played for its spices',
      table: tableWith({}),
      action: { type: 'play', card: '+YY' },
      sounds: ['card', 'tap-turmeric', 'tap-turmeric'],
    },
    {
      what: 'cubes are lifted',
      table: tableWith({ me: { caravan: 'YR' } }),
      action: { type: 'play', card: '^2', upgrades: 'YR' },
      sounds: ['card', 'lift-turmeric', 'lift-saffron'],
    },
    {
      what: 'spices are traded',
      table: tableWith({ me: { caravan: 'YYYY', hand: ['YY>G'] } }),
      action: { type: 'play', card: 'YY>G', times: 2 },
      sounds: ['card', 'tap-cardamom', 'tap-cardamom'],
    },
    {
      what: 'a card is acquired',
      table: tableWith({ merchantRow: ROW, me: { caravan: 'YR' } }),
      action: { type: 'acquire', slot: 2, payment: 'RY' },
      sounds: ['tap-saffron', 'tap-turmeric', 'card', 'tap-turmeric', 'tap-cinnamon'],
    },
    {
      what: 'cards are taken back',
      table: tableWith({ me: { hand: ['^2'], played: ['+YY'] } }),
      action: { type: 'rest' },
      sounds: ['squared'],
    },
    {
      what: 'a card is claimed under the gold',
      table: tableWith({ pointRow: POINTS, me: { caravan: 'YYRRR' } }),
      action: { type: 'claim', slot: 0 },
      sounds: ['paper', 'bell', 'gold'],
    },
    {
      what: 'a card is claimed beside the coins, and brings the last round',
      table: tableWith({ seats: 4, pointRow: POINTS, me: { caravan: 'YYRR', claimed: FIVE_CLAIMED.slice(0, 4) } }),
      action: { type: 'claim', slot: 4 },
      sounds: ['paper', 'bell', 'drum'],
    },
    {
      what: 'the caravan is overfull',
      table: tableWith({ me: { caravan: 'YYYYYYYYYY', hand: ['+B'] } }),
      action: { type: 'play', card: '+B' },
      sounds: ['card', 'tap-cinnamon'],
    },
  ])('$what', ({ table, action, sounds }) => {
    expect(soundsFor(eventsOf(table, action), seenBy(0, after(table, action)))).toEqual(sounds);
  });

  test.each([
    { viewer: 0, sounds: ['squared'] },
    { viewer: 1, sounds: ['squared', 'win'] },
    { viewer: null, sounds: ['squared'] },
  ])('the match is won by seat 1, as seat $viewer hears it', ({ viewer, sounds }) => {
    const table = tableWith({
      seats: 2,
      seat: 1,
      finalRound: true,
      me: { hand: ['^2'], played: ['+YY'], claimed: FIVE_CLAIMED },
    });
    expect(soundsFor(eventsOf(table, { type: 'rest' }), seenBy(viewer, after(table, { type: 'rest' })))).toEqual(
      sounds,
    );
  });
});

test.each([
  { when: 'you are to act', table: tableWith({}), viewer: 0, expected: true },
  { when: 'another is', table: tableWith({ seat: 1 }), viewer: 0, expected: false },
  { when: 'you only watch', table: tableWith({}), viewer: null, expected: false },
  {
    when: 'you owe cubes of the same turn',
    table: after(tableWith({ me: { caravan: 'YYYYYYYYYY' } }), { type: 'play', card: '+YY' }),
    viewer: 0,
    expected: false,
  },
])('a turn begins when $when: $expected', ({ table, viewer, expected }) => {
  expect(isTurnOf(seenBy(viewer, table))).toBe(expected);
});

function seenBy(seat: number | null, table: Table) {
  return viewOf(table, { seat, open: false });
}
