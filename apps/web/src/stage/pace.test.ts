import { viewOf } from '@spice-road/rules';
import { after, tableWith } from '@spice-road/rules/testing';
import { expect, test } from 'vitest';
import { LONGEST_WAIT, paceOf, turnsBetween, type Pace, type Situation } from './pace.ts';

const WATCHED: Situation = {
  page: 'seen',
  arrival: 'next',
  turns: 1,
  motion: 'full',
  mover: 'other',
  waited: 0,
};
const SKIP: Pace = { kind: 'skip' };

test.each<{ when: string; situation: Partial<Situation>; pace: Pace }>([
  { when: 'another moves', situation: {}, pace: { kind: 'play', time: 0.8 } },
  { when: 'you move', situation: { mover: 'you' }, pace: { kind: 'play', time: 1 } },
  {
    when: 'cubes are returned within the turn',
    situation: { turns: 0, mover: 'you' },
    pace: { kind: 'play', time: 1 },
  },
  { when: 'it has waited as long as it may', situation: { waited: LONGEST_WAIT }, pace: { kind: 'play', time: 0.8 } },
  { when: 'it has waited too long', situation: { waited: LONGEST_WAIT + 1 }, pace: SKIP },
  { when: 'the page is hidden', situation: { page: 'hidden' }, pace: SKIP },
  { when: 'it is the first table', situation: { arrival: 'first' }, pace: SKIP },
  { when: 'the line was down', situation: { arrival: 'reconnected' }, pace: SKIP },
  { when: 'a replay is dragged', situation: { arrival: 'dragged' }, pace: SKIP },
  { when: 'more than one turn was missed', situation: { turns: 2 }, pace: SKIP },
  { when: 'the table is older', situation: { turns: -1 }, pace: SKIP },
  { when: 'the reader wants less motion', situation: { motion: 'less' }, pace: SKIP },
  { when: 'the reader wants less motion of their own', situation: { motion: 'less', mover: 'you' }, pace: SKIP },
])('when $when: $pace.kind', ({ situation, pace }) => {
  expect(paceOf({ ...WATCHED, ...situation })).toEqual(pace);
});

test.each([
  { from: 'a seat to the next', table: tableWith({ seats: 3 }), turns: 1 },
  { from: 'the last seat to the first of the next round', table: tableWith({ seats: 2, seat: 1 }), turns: 1 },
  { from: 'an action to the discard that it owes', table: tableWith({ me: { caravan: 'YYYYYYYYYY' } }), turns: 0 },
])('from $from: $turns', ({ table, turns }) => {
  const watcher = { seat: null, open: false };
  const next = after(table, { type: 'play', card: '+YY' });
  expect(turnsBetween(viewOf(table, watcher), viewOf(next, watcher))).toBe(turns);
  expect(turnsBetween(viewOf(next, watcher), viewOf(table, watcher))).toBe(turns === 0 ? 0 : -turns);
});
