import { outlookOfView, printAction, viewOf, type ActionNotation } from '@spice-road/rules';
import { bare, tableWith } from '@spice-road/rules/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { actionOf } from './action-of.ts';
import type { Gesture } from './compose.ts';
import { begun, type Composing } from './composing.ts';
import { deedsOf, type DraftOptions, type Now } from './deeds.ts';
import { IDLE } from './draft.ts';
import { HASTE } from './haste.ts';

const TABLE = tableWith({ me: { caravan: 'YY', hand: ['+YY', '^2'] }, merchantRow: bare('+RR', '+G', '^3') });
const GATHER: Gesture = { type: 'pick-card', card: '+YY' };
const GATHERED: ActionNotation = { type: 'play', card: '+YY' };
const GATHERING = { kind: 'play-gather', card: '+YY' };
/** When everything here is done; the table has been there for long. */
const NOON = 10_000;

beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(NOON);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Somebody at the table whose page is drawn anew only when it is said. */
function atTable(options: Partial<Pick<DraftOptions, 'mode' | 'closed' | 'sending' | 'notice'>> = {}) {
  const view = viewOf(TABLE, { seat: 0, open: false });
  const outlook = outlookOfView(view);
  const sent: ActionNotation[] = [];
  let kept = begun(view, outlook);
  const rendered = (changes: typeof options): Now => ({
    view,
    notice: null,
    sending: false,
    closed: false,
    mode: 'ask',
    onAct: (action) => sent.push(printAction(action)),
    ...changes,
    outlook,
    composing: kept,
    action: outlook === null ? null : actionOf(kept.draft, outlook),
  });
  const latest = { current: rendered(options) };
  const seenSince = { current: 0 };
  const deeds = deedsOf({
    latest,
    answered: { current: null },
    lastPress: { current: null },
    startedBy: { current: null },
    seenSince,
    setKept: (next) => {
      kept = typeof next === 'function' ? next(kept) : next;
    },
  });
  return {
    ...deeds,
    sent,
    seenSince,
    kept: (): Composing => kept,
    render: (changes: typeof options = {}) => {
      latest.current = rendered({ ...options, ...changes });
    },
  };
}

test('a second confirm before the next render sends once', () => {
  const table = atTable();
  table.gesture(GATHER);
  table.render();
  table.confirm(null);
  table.confirm(null);
  expect(table.sent).toEqual([GATHERED]);
  expect(table.kept().sent).toBe(true);
});

test('nor is anything else begun before it', () => {
  const table = atTable({ mode: 'once' });
  table.gesture(GATHER);
  table.gesture({ type: 'pick-stall', slot: 0 });
  expect(table.sent).toEqual([GATHERED]);
  expect(table.kept().draft).toEqual(GATHERING);
});

test('what was sent is not sent again, until the server has something new to say', () => {
  const table = atTable({ mode: 'once' });
  table.gesture(GATHER);
  table.render();
  table.confirm(null);
  expect(table.sent).toEqual([GATHERED]);
  table.render({ notice: 'It was refused.' });
  table.confirm(null);
  expect(table.sent).toEqual([GATHERED, GATHERED]);
});

test('while nothing can be sent, a complete gesture is put', () => {
  const table = atTable({ mode: 'once', closed: true });
  table.gesture(GATHER);
  table.render();
  table.confirm(null);
  expect(table.sent).toEqual([]);
  expect(table.kept()).toMatchObject({ draft: GATHERING, sent: false });
});

test('while an action is on its way, nothing is begun', () => {
  const table = atTable({ mode: 'once', sending: true });
  table.gesture(GATHER);
  expect(table.sent).toEqual([]);
  expect(table.kept().draft).toEqual(IDLE);
});

test.each([
  { what: 'just come, so it is put', since: NOON - HASTE + 1, sent: [] },
  { what: 'been seen, so it is sent', since: NOON - HASTE, sent: [GATHERED] },
])('a complete gesture at a table that has $what', ({ since, sent }) => {
  const table = atTable({ mode: 'once' });
  table.seenSince.current = since;
  table.gesture(GATHER);
  expect(table.sent).toEqual(sent);
  expect(table.kept().draft).toEqual(GATHERING);
});

test.each(['ask', 'again', 'once'] as const)('whoever wants it %s, a gesture at a past table never sends', (mode) => {
  const table = atTable({ mode });
  table.gestureAtPast(GATHER);
  expect(table.kept().draft).toEqual(GATHERING);
  table.render();
  table.gestureAtPast(GATHER);
  expect(table.sent).toEqual([]);
});
