import { spices, type Action } from '@spice-road/rules';
import { expect, test } from 'vitest';
import { handedTo, sittingOf, stateIdOf, tableAt, type Sitting } from './sitting.ts';
import { after, aGame, playedOn } from './testing/games.ts';
import { takenBack, undoOf } from './undo.ts';

const GATHER: Action = { type: 'play', card: '+YY', use: { kind: 'gather' } };
const RAISE: Action = { type: 'play', card: '^2', use: { kind: 'upgrade', steps: ['turmeric'] } };
const TAKE_FREE: Action = { type: 'acquire', slot: 0, payment: [] };

function begun(...kinds: Parameters<typeof aGame>[0]): Sitting {
  const sitting = sittingOf(aGame(kinds));
  if (sitting === null) throw new Error('a game that begins keeps to the rules');
  return sitting;
}

function played(sitting: Sitting, ...actions: readonly Action[]): Sitting {
  return actions.reduce(after, sitting);
}

test('your last action goes, and with it what the bots answered', () => {
  const start = begun('person', 'bot', 'bot');
  const later = played(start, GATHER, GATHER, RAISE);
  expect(undoOf(later)).toEqual({ ok: true, count: 0 });
  expect(takenBack(later)).toEqual(start);
});

test('also while bots are still to answer', () => {
  const start = begun('person', 'bot', 'bot');
  expect(takenBack(played(start, GATHER))).toEqual(start);
});

test('one action at a time, as far back as nothing was shown', () => {
  const start = begun('person', 'bot');
  const once = played(start, GATHER, GATHER);
  const twice = played(once, RAISE, RAISE);
  expect(takenBack(twice)).toEqual(once);
  expect(takenBack(takenBack(twice))).toEqual(start);
});

test('the table one is back at is the same; after another action there is another, though it has the same number', () => {
  const start = begun('person', 'bot');
  const first = played(start, GATHER, GATHER);
  expect(tableAt(takenBack(played(first, RAISE)))).toBe(tableAt(first));
  const second = played(takenBack(first), RAISE, GATHER);
  expect(stateIdOf(second)).toBe(stateIdOf(first));
  expect(tableAt(second)).not.toBe(tableAt(first));
});

test.each([
  { what: 'your own action', actions: [TAKE_FREE] },
  { what: 'the answer of a bot', actions: [GATHER, TAKE_FREE] },
])('a card dealt by $what stays seen', ({ actions }) => {
  const sitting = played(begun('person', 'bot'), ...actions);
  expect(undoOf(sitting)).toEqual({ ok: false, refusal: 'revealed' });
  expect(takenBack(sitting)).toBe(sitting);
});

test('what was dealt before your last action is no hindrance', () => {
  const before = played(begun('person', 'bot'), TAKE_FREE, TAKE_FREE);
  const sitting = played(before, GATHER, GATHER);
  expect(takenBack(sitting)).toEqual(before);
});

test('there is nothing to take back before you have acted', () => {
  expect(undoOf(begun('person', 'bot'))).toEqual({ ok: false, refusal: 'nothing' });
  expect(undoOf(played(begun('bot', 'person'), GATHER))).toEqual({ ok: false, refusal: 'nothing' });
});

test('the cubes returned are one action, and what overfilled the caravan another', () => {
  let sitting = begun('person', 'bot');
  for (let turn = 0; turn < 3; turn += 1) {
    sitting = played(sitting, GATHER, GATHER, { type: 'rest' }, { type: 'rest' });
  }
  const before = sitting;
  const overfilled = played(before, GATHER);
  expect(tableAt(overfilled).phase).toBe('discard');
  const returned = played(overfilled, { type: 'discard', spices: spices({ turmeric: 1 }) });
  expect(takenBack(returned)).toEqual(overfilled);
  expect(takenBack(overfilled)).toEqual(before);
});

test('from hand to hand: whoever acted may take it back until the next has taken the device', () => {
  const start = handedTo(begun('person', 'person'), 0);
  const acted = played(start, GATHER);
  expect(takenBack(acted)).toEqual(start);
  expect(undoOf(handedTo(acted, 1))).toEqual({ ok: false, refusal: 'handed-over' });
});

test('nobody takes back a game that is over', () => {
  const over = playedOn(aGame(['person', 'bot']), Infinity);
  expect(undoOf(over)).toEqual({ ok: false, refusal: 'over' });
});

test('whatever is taken back, no card that lay open goes back into a deck', () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    for (let count = 0; count < 40; count += 3) {
      const sitting = playedOn(aGame(['person', 'bot', 'bot'], seed), count, seed);
      const undone = takenBack(sitting);
      expect(tableAt(undone).merchantDeck).toEqual(tableAt(sitting).merchantDeck);
      expect(tableAt(undone).pointDeck).toEqual(tableAt(sitting).pointDeck);
      expect(stateIdOf(undone)).toBeLessThanOrEqual(stateIdOf(sitting));
    }
  }
});
