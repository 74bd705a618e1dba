import { isLegal, outlookOf } from '@spice-road/rules';
import { tableWith } from '@spice-road/rules/testing';
import { expect, test } from 'vitest';
import { viewOf } from '@spice-road/rules';
import { hint } from './hint.ts';
import { midway } from './testing/tables.ts';

test('says what to play, one turn after the other, and what to claim in the end', () => {
  const table = tableWith({
    seats: 2,
    me: { caravan: 'GGRR', hand: ['^2', '+YY'], played: [] },
    pointRow: ['14:GGBB', '20:BBBBB', '16:BBBB', '17:GGGBB', '18:GGBBB'],
  });
  const told = hint(viewOf(table, { seat: 0, open: false }));
  expect(told?.aim?.card).toBe('14:GGBB');
  expect(told?.turns.at(-1)).toEqual({ type: 'claim', card: '14:GGBB' });
  expect(told?.turns.length).toBe(told?.aim?.turn);
});

test('a claim that is there for the taking at the end of the match is the hint', () => {
  const table = tableWith({
    seats: 2,
    me: { caravan: 'GGBB', claimed: ['6:YYRR', '7:YYYRR', '8:RRRR', '8:YYGG', '9:YYYGG'] },
    pointRow: ['14:GGBB', '20:BBBBB', '16:BBBB', '17:GGGBB', '18:GGBBB'],
  });
  expect(hint(viewOf(table, { seat: 0, open: false }))).toEqual({
    action: { type: 'claim', slot: 0 },
    turns: [{ type: 'claim', card: '14:GGBB' }],
    aim: { card: '14:GGBB', turn: 1 },
  });
});

test('is silent when it is not the viewer’s turn', () => {
  const { view } = midway(2, 10, 1);
  expect(hint({ ...view, you: 1 - view.toAct })).toBeNull();
  expect(hint({ ...view, you: null })).toBeNull();
});

test('its first turn is the action it advises, all over a match', () => {
  for (let seed = 1; seed <= 10; seed += 1) {
    const { table, view, log } = midway(2, 8 * seed, seed);
    const told = hint(view, log);
    expect(told && isLegal(outlookOf(table), told.action)).toBe(true);
    // Before a discard the turn is already taken.
    const expected = told?.action.type === 'discard' ? told.turns[0]?.type : told?.action.type;
    expect(told?.turns[0]?.type).toBe(expected);
  }
}, 60_000);
