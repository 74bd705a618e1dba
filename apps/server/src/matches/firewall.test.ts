import { describe, expect, test } from 'vitest';
import { parseSync, parseUpdate } from './firewall.ts';

const MATCH = 'abcdefghijklmnopqrstuvwx';
const SESSION = { matchId: MATCH, seat: 1 };
const ACTION = { type: 'MAKE_MOVE', payload: { type: 'play', args: [{ card: '+YY' }], playerID: '1' } };

describe('an update', () => {
  test('is built anew: nothing else of the message goes further', () => {
    const action = { ...ACTION, extra: 1, payload: { ...ACTION.payload, credentials: 'x', extra: 1 } };
    expect(parseUpdate([action, 3, MATCH, '1', 'more'], SESSION)).toEqual({
      ok: true,
      intention: {
        matchId: MATCH,
        seat: 1,
        stateId: 3,
        move: { type: 'play', args: [{ card: '+YY' }], playerID: '1' },
      },
    });
  });

  test.each([
    { name: 'of a socket let in nowhere', session: null },
    { name: 'of a watcher', session: { ...SESSION, seat: null } },
    { name: 'of another seat', session: { ...SESSION, seat: 0 } },
    { name: 'of another match', session: { ...SESSION, matchId: 'zzzzzzzzzzzzzzzzzzzzzzzz' } },
  ])('$name is refused', ({ session }) => {
    expect(parseUpdate([ACTION, 3, MATCH, '1'], session)).toEqual({ ok: false, code: 'not-seated' });
  });

  test.each([
    { name: 'nothing', args: [] },
    { name: 'no move', args: [{ ...ACTION, type: 'UPDATE' }, 3, MATCH, '1'] },
    {
      name: 'a move of no name',
      args: [{ ...ACTION, payload: { ...ACTION.payload, type: 'toString' } }, 3, MATCH, '1'],
    },
    { name: 'a state that is no number', args: [ACTION, '3', MATCH, '1'] },
    { name: 'two arguments', args: [{ ...ACTION, payload: { ...ACTION.payload, args: [1, 2] } }, 3, MATCH, '1'] },
    {
      name: 'a long one',
      args: [{ ...ACTION, payload: { ...ACTION.payload, args: ['x'.repeat(2100)] } }, 3, MATCH, '1'],
    },
  ])('that says $name is malformed', ({ args }) => {
    expect(parseUpdate(args, SESSION)).toEqual({ ok: false, code: 'malformed' });
  });
});

describe('a sync', () => {
  test.each([
    { args: [MATCH, '1', 'secret', 2], request: { matchId: MATCH, seat: 1, credentials: 'secret' } },
    { args: [MATCH, null, null], request: { matchId: MATCH, seat: null, credentials: null } },
    { args: [MATCH], request: { matchId: MATCH, seat: null, credentials: null } },
  ])('of $args asks for $request', ({ args, request }) => {
    expect(parseSync(args)).toEqual({ ok: true, request });
  });

  test.each([
    { args: ['short', '1'], code: 'match-unknown' },
    { args: ['__proto__', null], code: 'match-unknown' },
    { args: [], code: 'malformed' },
    { args: [MATCH, '7'], code: 'malformed' },
    { args: [MATCH, 1], code: 'malformed' },
    { args: [MATCH, '1', {}], code: 'malformed' },
  ])('of $args is refused: $code', ({ args, code }) => {
    expect(parseSync(args)).toEqual({ ok: false, code });
  });
});
