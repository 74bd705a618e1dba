import { legalActions, outlookOf, printAction, printEvent, printView, viewOf } from '@spice-road/rules';
import { atRandom, playOut, seededRandom, shuffledTable } from '@spice-road/rules/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  actionSchema,
  historyPageSchema,
  logEntrySchema,
  stateSchema,
  syncMessageSchema,
  updateMessageSchema,
} from './match.ts';

/** Steps of real games: few seeds, many tables. */
const steps = fc.constantFrom(2, 3, 5).chain((seats) =>
  fc.integer({ min: 1, max: 20 }).chain((seed) => {
    const laid = shuffledTable(seats === 2 ? 2 : seats === 3 ? 3 : 5, seededRandom(seed));
    return fc.constantFrom(...[...playOut(laid, atRandom(seededRandom(seed + 1)))].slice(0, 80));
  }),
);
const MOVE = { type: 'MAKE_MOVE', payload: { type: 'play', args: [{ card: '+YY' }], playerID: '0' } };
const MATCH = 'abcdefghijklmnopqrstuvwx';

describe('what goes over the wire comes out as it went in:', () => {
  test('actions, views and log entries of real games', () => {
    fc.assert(
      fc.property(steps, fc.constantFrom(0, 1, null), ({ before, action, table, events }, seat) => {
        const notation = printAction(action);
        expect(actionSchema.parse(JSON.parse(JSON.stringify(notation)))).toEqual(notation);
        const G = printView(viewOf(table, { seat, open: false }));
        const entry = { _stateID: 4, metadata: { round: before.round, events: events.map(printEvent) } };
        const state = { G, _stateID: 5, log: [entry] };
        expect(stateSchema.parse(JSON.parse(JSON.stringify(state)))).toEqual(state);
        expect(historyPageSchema.parse({ entries: [entry], hasOlder: true })).toEqual({
          entries: [entry],
          hasOlder: true,
        });
      }),
      { numRuns: 60 },
    );
  });

  test('every legal action of a first turn, as an update', () => {
    for (const action of legalActions(outlookOf(shuffledTable(3, seededRandom(1))))) {
      const { type, ...argument } = printAction(action);
      const args = Object.keys(argument).length > 0 ? [argument] : [];
      const sent = {
        action: { type: 'MAKE_MOVE', payload: { type, args, playerID: '0' } },
        stateId: 0,
        matchId: MATCH,
      };
      expect(updateMessageSchema.parse(sent)).toEqual(sent);
    }
  });
});

test('a table is no view: nothing that holds a deck passes', () => {
  const table = shuffledTable(2, seededRandom(1));
  const view = printView(viewOf(table, { seat: 0, open: false }));
  for (const G of [table, { table }, { ...view, merchantDeck: table.merchantDeck }, { ...view, extra: 1 }]) {
    expect(stateSchema.safeParse({ G, _stateID: 0, log: [] }).success).toBe(false);
  }
});

test.each([
  { ...MOVE, type: 'UPDATE' },
  { ...MOVE, payload: { ...MOVE.payload, type: 'constructor' } },
  { ...MOVE, payload: { ...MOVE.payload, playerID: '5' } },
  { ...MOVE, payload: { ...MOVE.payload, playerID: 0 } },
  { ...MOVE, payload: { ...MOVE.payload, args: [{}, {}] } },
  { ...MOVE, payload: { ...MOVE.payload, args: { 0: {} } } },
  {},
])('%j is no update', (action) => {
  expect(updateMessageSchema.safeParse({ action, stateId: 0, matchId: MATCH }).success).toBe(false);
});

describe('whatever is sent is taken or refused, never thrown over:', () => {
  test.each([
    { name: 'sync', schema: syncMessageSchema },
    { name: 'update', schema: updateMessageSchema },
    { name: 'an action', schema: actionSchema },
    { name: 'a state', schema: stateSchema },
    { name: 'a log entry', schema: logEntrySchema },
  ])('$name', ({ schema }) => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (value) => {
        expect(typeof schema.safeParse(value).success).toBe('boolean');
      }),
    );
  });
});
