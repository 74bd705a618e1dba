import { legalActions, outlookOf, tally } from '@spice-road/rules';
import { expect, test } from 'vitest';
import { backTo, handedTo, nextOf, sittingOf, tableAt, viewAt, withAction } from './sitting.ts';
import { aGame, playedOn, PERSON } from './testing/games.ts';

test('one person alone has the device from the start, several must say who they are', () => {
  expect(sittingOf(aGame(['person', 'bot']))?.holder).toBe(0);
  expect(sittingOf(aGame(['bot', 'bot', 'person']))?.holder).toBe(2);
  expect(sittingOf(aGame(['person', 'bot', 'person']))?.holder).toBeNull();
});

test('waits for whoever is to act: a bot, the person with the device, or one who must take it first', () => {
  const alone = playedOn(aGame(['person', 'bot']), 0);
  expect(nextOf(alone)).toEqual({ kind: 'person', seat: 0 });
  expect(nextOf(playedOn(aGame(['person', 'bot']), 1))).toEqual({ kind: 'bot', seat: 1, level: 'skilled' });
  const together = playedOn(aGame(['person', 'person']), 0);
  expect(nextOf(together)).toEqual({ kind: 'hand-over', seat: 0 });
  expect(nextOf(handedTo(together, 0))).toEqual({ kind: 'person', seat: 0 });
  expect(nextOf(handedTo(together, 1))).toEqual({ kind: 'hand-over', seat: 0 });
});

test('nobody sees a hand but the one who has the device', () => {
  const together = playedOn(aGame(['person', 'person']), 4);
  expect(viewAt(together).seats.map(({ hand }) => typeof hand)).toEqual(['number', 'number']);
  const view = viewAt(handedTo(together, 1));
  expect(view.you).toBe(1);
  expect(view.seats.map(({ hand }) => typeof hand)).toEqual(['number', 'object']);
});

test('at an open table everybody sees all', () => {
  const together = handedTo(playedOn({ ...aGame(['person', 'person']), openTable: true }, 4), 0);
  expect(viewAt(together).seats.map(({ hand }) => typeof hand)).toEqual(['object', 'object']);
});

test('an action against the rules changes nothing', () => {
  const sitting = playedOn(aGame(['person', 'bot']), 0);
  expect(withAction(sitting, { type: 'rest' })).toEqual({ ok: false, refusal: 'nothing-to-rest' });
});

test('every action has its entry, and going back is as if the rest had never been', () => {
  const game = aGame(['person', 'bot', 'bot']);
  const later = playedOn(game, 12);
  expect(later.history.map(({ stateId }) => stateId)).toEqual([...Array.from({ length: 12 }).keys()]);
  expect(later.log.map(({ seat }) => seat)).toEqual(later.tables.slice(0, 12).map(({ toAct }) => toAct));
  expect(backTo(later, 5)).toEqual(playedOn(game, 5));
});

test('a record against the rules is no sitting', () => {
  const game = aGame(['person', 'bot']);
  expect(sittingOf({ ...game, record: { ...game.record, actions: [{ type: 'rest' }] } })).toBeNull();
});

test('plays to the end, and then waits for nobody', () => {
  const over = playedOn(aGame(['person', 'bot']), Infinity);
  expect(tableAt(over).phase).toBe('over');
  expect(nextOf(over)).toEqual({ kind: 'over' });
  expect(tally(tableAt(over)).scores).toHaveLength(2);
  expect(legalActions(outlookOf(tableAt(over)))).toEqual([]);
  expect(over.game.players[0]).toEqual(PERSON);
});
