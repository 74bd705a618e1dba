import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entryOf } from '../log.ts';
import { legalActions } from '../legal-actions.ts';
import { outlookOf } from '../outlook.ts';
import { arbitraryMatch, arbitraryTable } from '../testing/arbitrary-match.ts';
import { viewOf } from '../view.ts';
import { parseAction, printAction } from './action.ts';
import { parseEvent, printEvent } from './event.ts';
import { parseLogEntry, printLogEntry } from './log-entry.ts';
import { parseCheckpoint, parsePosition, printPosition, withDecksCounted } from './position.ts';
import { parseRecord, printRecord } from './record.ts';
import { verifyRecord } from './verify-record.ts';
import { parseView, printView } from './view.ts';

const someMatch = arbitraryMatch(150);
const someTable = arbitraryTable(150);

/** Over the wire and back. */
function sent(notation: unknown): unknown {
  return JSON.parse(JSON.stringify(notation));
}

describe('law 8, round trips: what is printed, sent and parsed is what was', () => {
  test('actions', () => {
    fc.assert(
      fc.property(someTable, (table) => {
        for (const action of legalActions(outlookOf(table))) {
          expect(parseAction(sent(printAction(action)))).toEqual(action);
        }
      }),
      { numRuns: 50 },
    );
  });

  test('events and log entries', () => {
    fc.assert(
      fc.property(someMatch, ({ actions }) => {
        for (const { before, action, events } of actions) {
          const entry = entryOf(before, action);
          expect(parseLogEntry(sent(printLogEntry(entry)))).toEqual(entry);
          for (const event of events) expect(parseEvent(sent(printEvent(event)))).toEqual(event);
        }
      }),
      { numRuns: 50 },
    );
  });

  test('positions', () => {
    fc.assert(
      fc.property(someTable, (table) => {
        expect(parsePosition(sent(printPosition(table)))).toEqual(table);
        const counted = withDecksCounted(table);
        expect(parseCheckpoint(sent(printPosition(counted)), table.pointCardsToEnd)).toEqual(counted);
      }),
    );
  });

  test('views', () => {
    fc.assert(
      fc.property(someTable, fc.boolean(), (table, open) => {
        for (const seat of [null, ...table.seats.keys()]) {
          const view = viewOf(table, { seat, open });
          expect(parseView(sent(printView(view)))).toEqual(view);
        }
      }),
    );
  });

  test('records, which are verified as well', () => {
    fc.assert(
      fc.property(someMatch, ({ laid, actions }) => {
        const record = parseRecord({
          format: 'spice-road/1',
          id: 'law 8',
          seats: laid.seats.length,
          pointCardsToEnd: laid.pointCardsToEnd,
          merchantDeck: [...laid.merchantRow.map(({ card }) => card), ...laid.merchantDeck],
          pointDeck: [...laid.pointRow, ...laid.pointDeck],
          actions: actions.map(({ action }) => printAction(action)),
        });
        const printed = record && sent(printRecord(record));
        expect(parseRecord(printed)).toEqual(record);
        expect(verifyRecord(printed)).toEqual({ ok: true, record, table: actions.at(-1)?.table ?? laid });
      }),
      { numRuns: 30 },
    );
  });
});

describe('whatever comes is read or malformed, never thrown at', () => {
  test.each([
    { name: 'parseAction', parse: parseAction },
    { name: 'parseEvent', parse: parseEvent },
    { name: 'parseLogEntry', parse: parseLogEntry },
    { name: 'parsePosition', parse: parsePosition },
    { name: 'parseView', parse: parseView },
    { name: 'parseRecord', parse: parseRecord },
  ])('$name', ({ parse }) => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true, withSparseArray: true }), (value) => {
        expect(parse(value)).toBeNull();
      }),
      { numRuns: 300 },
    );
  });
});
