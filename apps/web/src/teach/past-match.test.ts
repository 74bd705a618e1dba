import { entryOf, layTable, type LogEntry } from '@spice-road/rules';
import { atRandom, playOut, seededRandom, shuffledDecks } from '@spice-road/rules/testing';
import { expect, test } from 'vitest';
import type { PastAction } from '../api/past-actions.ts';
import { logOf, pastMatchOf, turnsOf } from './past-match.ts';

const DECKS = shuffledDecks(seededRandom(5));
const OPENING = { merchantDeck: [...DECKS.merchants], pointDeck: [...DECKS.points], seats: [1, 0] };
/** A bot sat in for seat 1 at its third action. */
const BY_BOT = 5;

/** A match as the server tells it, and as the rules log it. */
function played(): { readonly past: readonly PastAction[]; readonly log: readonly LogEntry[] } {
  const past: PastAction[] = [];
  const log: LogEntry[] = [];
  for (const { before, action, events } of playOut(
    layTable(2, DECKS, { pointCardsToEnd: 3 }),
    atRandom(seededRandom(9)),
  )) {
    const stateId = past.length;
    past.push({ stateId, seat: before.toAct, round: before.round, action, events, byBot: stateId === BY_BOT });
    log.push(entryOf(before, action));
  }
  return { past, log };
}

const { past, log } = played();

test('a bot is told the log as the rules tell it', () => {
  expect(log.some(({ action }) => action.type === 'acquire')).toBe(true);
  expect(log.some(({ action }) => action.type === 'claim')).toBe(true);
  expect(logOf(past)).toEqual(log);
});

test('a match is laid out again, table by table, and remembers what a bot did', () => {
  const match = pastMatchOf({ opening: OPENING, past }, 3);
  expect(match?.tables).toHaveLength(past.length + 1);
  expect(match?.tables.at(-1)?.phase).toBe('over');
  expect(match?.log).toEqual(log);
  expect(match?.history.flatMap(({ byBot }, at) => (byBot === true ? [at] : []))).toEqual([BY_BOT]);
});

test('what is against the rules is no match', () => {
  expect(pastMatchOf({ opening: OPENING, past: past.slice(1) }, 3)).toBeNull();
  expect(pastMatchOf({ opening: { ...OPENING, seats: [0] }, past }, 3)).toBeNull();
  expect(pastMatchOf({ opening: { ...OPENING, pointDeck: [] }, past }, 3)).toBeNull();
});

test('the turns of some seats', () => {
  expect(turnsOf([{ seat: 0 }, { seat: 1 }, { seat: 0 }, { seat: 2 }], [0, 2])).toEqual([0, 2, 3]);
});
