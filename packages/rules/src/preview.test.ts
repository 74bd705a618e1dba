import { describe, expect, test } from 'vitest';
import type { ActionNotation } from './notation/action.ts';
import { outlookOf } from './outlook.ts';
import { preview } from './preview.ts';
import { actionOf, after, tableWith } from './testing/builders.ts';

const table = tableWith({
  merchantRow: [
    { card: '+YYY', cubes: '' },
    { card: '+G', cubes: 'B' },
  ],
  me: { hand: ['+YY', '^2', 'YY>G'], played: ['+RR'], caravan: 'YYYRR' },
});

describe('a preview is the seat as the action leaves it', () => {
  test.each<ActionNotation>([
    { type: 'play', card: '+YY' },
    { type: 'play', card: '^2', upgrades: 'YR' },
    { type: 'play', card: 'YY>G', times: 1 },
    { type: 'acquire', slot: 1, payment: 'R' },
    { type: 'rest' },
    { type: 'claim', slot: 0 },
  ])('%j', (action) => {
    const seen = preview(outlookOf(table), actionOf(action));
    expect(seen).toEqual(after(table, action).seats[0]);
    expect(seen).not.toEqual(table.seats[0]);
  });

  test('before the discard it comes to owe, and after', () => {
    const full = tableWith({ me: { caravan: 'RRRRRRRRRR' } });
    const owing = after(full, { type: 'play', card: '+YY' });
    expect(preview(outlookOf(full), actionOf({ type: 'play', card: '+YY' }))).toEqual(owing.seats[0]);
    const discard = { type: 'discard', cubes: 'YR' } as const;
    expect(preview(outlookOf(owing), actionOf(discard))).toEqual(after(owing, discard).seats[0]);
  });

  test('unchanged when the action would be refused', () => {
    expect(preview(outlookOf(table), actionOf({ type: 'claim', slot: 4 }))).toBe(table.seats[0]);
  });
});
