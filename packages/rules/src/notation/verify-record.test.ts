import { describe, expect, test } from 'vitest';
import { seededRandom } from '../testing/random.ts';
import { atRandom, playOut, shuffledDecks } from '../testing/playout.ts';
import { layTable } from '../setup.ts';
import { printPosition, withDecksCounted } from './position.ts';
import { parseRecord, printRecord, type RecordNotation } from './record.ts';
import { verifyRecord } from './verify-record.ts';

const random = seededRandom(7);
const decks = shuffledDecks(random);
const laid = layTable(2, decks);
const actions = [...playOut(laid, atRandom(random))];
const last = actions.at(-1)?.table ?? laid;
const record: RecordNotation = printRecord({
  id: 'a record',
  seats: 2,
  pointCardsToEnd: 6,
  decks,
  actions: actions.map(({ action }) => action),
});
const begun: RecordNotation = printRecord({
  id: 'a beginning',
  seats: 2,
  pointCardsToEnd: 6,
  decks,
  actions: actions.slice(0, 5).map(({ action }) => action),
});

/** The positions after each action, those not told about left open. */
function afterWith(at: number, change: object): readonly unknown[] {
  return actions.map(({ table }, index) =>
    index === at ? { ...printPosition(withDecksCounted(table)), ...change } : null,
  );
}

describe('a record is verified', () => {
  test('when it is finished', () => {
    expect(verifyRecord(record)).toEqual({ ok: true, record: parseRecord(record), table: last });
  });

  test('when it has only begun', () => {
    expect(begun).toMatchObject({ finished: false, result: null });
    expect(verifyRecord(begun)).toMatchObject({ ok: true, table: { phase: 'action' } });
  });

  test('without positions, end and result', () => {
    const { after: _after, finished: _finished, result: _result, ...bare } = record;
    expect(verifyRecord(bare)).toEqual(verifyRecord(record));
  });

  test.each([{}, { merchantDeck: actions[3]?.table.merchantDeck }, { pointDeck: actions[3]?.table.pointDeck }])(
    'with a position whose decks are counted or listed',
    (change) => {
      expect(verifyRecord({ ...record, after: afterWith(3, change) }).ok).toBe(true);
    },
  );
});

describe('the first fault of a record is told', () => {
  const illegal = { type: 'acquire', slot: 9, payment: '' };
  const malformed = { type: 'pass' };

  test.each<{ why: string; value: unknown; error: string; at: number | null }>([
    { why: 'no record', value: null, error: 'malformed', at: null },
    { why: 'another format', value: { ...record, format: 'spice-road/2' }, error: 'malformed', at: null },
    { why: 'an extra field', value: { ...record, winner: 0 }, error: 'malformed', at: null },
    { why: 'a number for an id', value: { ...record, id: 5 }, error: 'malformed', at: null },
    { why: 'six seats', value: { ...record, seats: 6 }, error: 'malformed', at: null },
    { why: 'seats as a word', value: { ...record, seats: '2' }, error: 'malformed', at: null },
    { why: 'nine to end', value: { ...record, pointCardsToEnd: 9 }, error: 'malformed', at: null },
    { why: 'numbers in a deck', value: { ...record, pointDeck: [1, 2] }, error: 'malformed', at: null },
    { why: 'actions as an object', value: { ...record, actions: {} }, error: 'malformed', at: null },
    { why: 'positions past the end', value: { ...begun, after: Array(6).fill(null) }, error: 'malformed', at: null },
    { why: 'a word for an end', value: { ...record, finished: 'yes' }, error: 'malformed', at: null },
    { why: 'half a result', value: { ...record, result: { scores: [1, 2] } }, error: 'malformed', at: null },
    { why: 'a card twice', value: { ...record, merchantDeck: twice(decks.merchants) }, error: 'bad-deck', at: null },
    { why: 'a card short', value: { ...record, pointDeck: decks.points.slice(1) }, error: 'bad-deck', at: null },
    {
      why: 'a card too many',
      value: { ...record, merchantDeck: [...decks.merchants, ...decks.merchants.slice(0, 1)] },
      error: 'bad-deck',
      at: null,
    },
    { why: 'an unknown card', value: { ...record, pointDeck: ['99:BBBB'] }, error: 'bad-deck', at: null },
    { why: 'a starting card', value: { ...record, merchantDeck: ['+YY'] }, error: 'bad-deck', at: null },
    { why: 'an illegal action', value: { ...record, actions: [illegal], after: [] }, error: 'empty-slot', at: 0 },
    {
      why: 'a malformed action',
      value: { ...begun, actions: [...begun.actions, malformed] },
      error: 'malformed',
      at: 5,
    },
    {
      why: 'an illegal action before a malformed one',
      value: { ...begun, actions: [...begun.actions, illegal, malformed] },
      error: 'empty-slot',
      at: 5,
    },
    {
      why: 'an action after the end',
      value: { ...record, actions: [...record.actions, { type: 'rest' }] },
      error: 'game-over',
      at: actions.length,
    },
    {
      why: 'another position',
      value: { ...record, after: afterWith(7, { gold: 0 }) },
      error: 'position-mismatch',
      at: 7,
    },
    {
      why: 'another number to end',
      value: { ...record, after: afterWith(7, { pointCardsToEnd: 5 }) },
      error: 'position-mismatch',
      at: 7,
    },
    {
      why: 'another deck',
      value: { ...record, after: afterWith(7, { merchantDeck: actions[8]?.table.merchantDeck.toReversed() }) },
      error: 'position-mismatch',
      at: 7,
    },
    { why: 'a malformed position', value: { ...record, after: afterWith(7, { gold: -1 }) }, error: 'malformed', at: 7 },
    {
      why: 'another position before an illegal action',
      value: { ...begun, actions: [...begun.actions, illegal], after: afterWith(2, { round: 99 }).slice(0, 3) },
      error: 'position-mismatch',
      at: 2,
    },
    { why: 'an end too early', value: { ...begun, finished: true }, error: 'result-mismatch', at: null },
    { why: 'an end denied', value: { ...record, finished: false }, error: 'result-mismatch', at: null },
    { why: 'other scores', value: withResult({ scores: [0, 0] }), error: 'result-mismatch', at: null },
    { why: 'another ranking', value: withResult({ ranking: [1, 0, 2] }), error: 'result-mismatch', at: null },
  ])('$why: $error', ({ value, error, at }) => {
    expect(verifyRecord(value)).toEqual({ ok: false, error, at });
  });
});

function twice<Card>([first, second, ...others]: readonly Card[]): readonly Card[] {
  return first === undefined || second === undefined ? [] : [first, first, ...others];
}

function withResult(change: object): unknown {
  return { ...record, result: { ...record.result, ...change } };
}
