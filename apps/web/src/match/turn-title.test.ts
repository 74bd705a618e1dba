import { expect, test } from 'vitest';
import { turnTitle } from './turn-title.ts';

test.each([
  { you: 0, toAct: 0, phase: 'action', title: 'Your turn' },
  { you: 0, toAct: 0, phase: 'discard', title: 'Return cubes' },
  { you: 0, toAct: 1, phase: 'action', title: 'Okapi’s turn' },
  { you: null, toAct: 0, phase: 'action', title: 'Mara’s turn' },
  { you: 0, toAct: 0, phase: 'over', title: 'The game is over' },
] as const)('seat $you sees "$title"', ({ you, toAct, phase, title }) => {
  expect(turnTitle({ you, toAct, phase }, ['Mara', 'Okapi'])).toBe(title);
});
