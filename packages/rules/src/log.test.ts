import { expect, test } from 'vitest';
import { entryOf } from './log.ts';
import type { ActionNotation } from './notation/action.ts';
import { actionOf, tableWith } from './testing/builders.ts';

const table = tableWith({ seat: 2, me: { caravan: 'YYRR', played: ['+RR'] } });

test.each<{ action: ActionNotation; card: string | null }>([
  { action: { type: 'play', card: '+YY' }, card: '+YY' },
  { action: { type: 'acquire', slot: 1, payment: 'Y' }, card: '+YYYY' },
  { action: { type: 'claim', slot: 0 }, card: '6:YYRR' },
  { action: { type: 'rest' }, card: null },
  { action: { type: 'discard', cubes: 'Y' }, card: null },
])('RULES 9: the record of $action.type names the card $card', ({ action, card }) => {
  expect(entryOf(table, actionOf(action))).toEqual({ seat: 2, action: actionOf(action), card });
});
