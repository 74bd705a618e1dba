import { viewOf } from '@spice-road/rules';
import { expect, test } from 'vitest';
import { seatsKnown } from './knowledge.ts';
import { midway } from './testing/tables.ts';

test.each([10, 40, 80, 160, 300])('the log tells hands, points and claims as they are, after %i actions', (actions) => {
  const { table, log } = midway(3, actions, actions);
  const hidden = seatsKnown(viewOf(table, { seat: 0, open: false }), log);
  const open = seatsKnown(viewOf(table, { seat: 0, open: true }));
  expect(hidden.map(inOrder)).toEqual(open.map(inOrder));
});

test('without a log, a rival is taken to have its starting cards and cards of thirteen points', () => {
  const { table } = midway(2, 200, 9);
  const [, rival] = seatsKnown(viewOf(table, { seat: 0, open: false }));
  const seat = table.seats[1];
  expect(rival?.hand.every((card) => card === '+YY' || card === '^2')).toBe(true);
  expect(rival?.points).toBe(
    13 * (seat?.claimed.length ?? 0) + 3 * (seat?.coins.gold ?? 0) + (seat?.coins.silver ?? 0),
  );
});

function inOrder(seat: ReturnType<typeof seatsKnown>[number]): unknown {
  return { ...seat, hand: seat.hand.toSorted() };
}
