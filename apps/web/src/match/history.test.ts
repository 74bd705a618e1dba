import { expect, test } from 'vitest';
import { entriesOf, hasOlder, join, type History } from './history.ts';

function history(...stateIds: number[]): History {
  return stateIds.map((stateId) => ({ stateId, round: 1, events: [{ type: 'ended' }] }));
}

const ids = (of: History) => of.map(({ stateId }) => stateId);

test.each([
  { one: [], other: [], joined: [] },
  { one: [0, 1], other: [2], joined: [0, 1, 2] },
  { one: [5, 6, 7], other: [3, 4], joined: [3, 4, 5, 6, 7] },
  { one: [5, 6], other: [6, 7], joined: [5, 6, 7] },
  // A hole: only what is whole stays.
  { one: [0, 1, 2], other: [5, 6], joined: [5, 6] },
  { one: [5, 6], other: [0, 1, 2], joined: [5, 6] },
])('$one and $other make $joined', ({ one, other, joined }) => {
  expect(ids(join(history(...one), history(...other)))).toEqual(joined);
});

test.each([
  { has: [], older: false },
  { has: [0, 1], older: false },
  { has: [4, 5], older: true },
])('before $has there is more: $older', ({ has, older }) => {
  expect(hasOlder(history(...has))).toBe(older);
});

test('events are read from the notation; entries without any are left out', () => {
  expect(
    entriesOf([
      { _stateID: 3, metadata: { round: 2, events: [{ type: 'discarded', seat: 1, cubes: 'YR' }] } },
      { _stateID: 3 },
    ]),
  ).toEqual([
    {
      stateId: 3,
      round: 2,
      events: [{ type: 'discarded', seat: 1, spices: { turmeric: 1, saffron: 1, cardamom: 0, cinnamon: 0 } }],
    },
  ]);
});
