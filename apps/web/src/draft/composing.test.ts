import { judge, outlookOfView, viewOf, type Action, type Table, type View } from '@spice-road/rules';
import { bare, tableWith } from '@spice-road/rules/testing';
import { describe, expect, test } from 'vitest';
import { compose, type Gesture } from './compose.ts';
import { begun, carriedOver, type Composing } from './composing.ts';
import { IDLE } from './draft.ts';

const TABLE = tableWith({
  me: { caravan: 'YYYYRRRRG', hand: ['+YY', '^2', 'YY>G'] },
  merchantRow: bare('+RR', '+G', '^3'),
});

const seen = (table: Table): View => viewOf(table, { seat: 0, open: false });

function composing(table: Table, ...gestures: readonly Gesture[]): Composing {
  const view = seen(table);
  const outlook = outlookOfView(view);
  const start = begun(view, outlook);
  if (outlook === null) return start;
  return gestures.reduce((now, gesture) => ({ ...now, draft: compose(now.draft, gesture, outlook) }), start);
}

function next(kept: Composing, table: Table): Composing {
  const view = seen(table);
  return carriedOver(kept, view, outlookOfView(view));
}

function after(action: Action): Table {
  const verdict = judge(TABLE, action);
  return verdict.ok ? verdict.table : TABLE;
}

describe('when a new view comes', () => {
  const trading = composing(TABLE, { type: 'pick-card', card: 'YY>G' }, { type: 'set-times', times: 2 });
  const elsewhere = after({ type: 'play', card: '+YY', use: { kind: 'gather' } });
  const rested = after({ type: 'acquire', slot: 0, payment: [] });

  test('of the same turn, the draft goes on', () => {
    const now = next(trading, { ...TABLE });
    expect(now.draft).toEqual({ kind: 'play-trade', card: 'YY>G', times: 2 });
    expect(now.lost).toBe(false);
  });

  test('of the same turn in which it is no longer possible, the draft is put away and one is told', () => {
    const poorer = tableWith({ me: { caravan: 'YY', hand: ['+YY', '^2', 'YY>G'] } });
    expect(next(trading, poorer)).toMatchObject({ draft: IDLE, lost: true });
  });

  test('of the next turn, a draft that was not sent is put away and one is told', () => {
    expect(next(trading, rested)).toMatchObject({ draft: IDLE, lost: true });
  });

  test('of the next turn, a draft that was sent has done its work', () => {
    expect(next({ ...trading, sent: true }, rested)).toMatchObject({ draft: IDLE, lost: false, sent: false });
  });

  test('with nothing begun, nothing is lost', () => {
    expect(next(composing(TABLE), rested)).toMatchObject({ draft: IDLE, lost: false });
  });

  test('with too many cubes, only their return is left', () => {
    expect(elsewhere.phase).toBe('discard');
    expect(next({ ...trading, sent: true }, elsewhere)).toMatchObject({
      draft: { kind: 'discard', chosen: [] },
      lost: false,
    });
  });

  test('the news of a lost draft lasts while the turn does', () => {
    const lost = next(trading, rested);
    expect(next(lost, { ...rested }).lost).toBe(true);
    expect(next(lost, { ...rested, toAct: 2 }).lost).toBe(false);
  });
});
