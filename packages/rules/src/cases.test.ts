import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Action } from './action.ts';
import { judge } from './judge.ts';
import { parseAction } from './notation/action.ts';
import { parsePosition, printPosition } from './notation/position.ts';
import { printResult } from './notation/record.ts';
import type { Table } from './table.ts';

interface Case {
  readonly rule: string;
  readonly name: string;
  readonly given: unknown;
  readonly action: unknown;
  readonly then?: unknown;
  readonly refused?: string;
  readonly result?: unknown;
}

const cases: readonly Case[] = JSON.parse(readFileSync(new URL('../fixtures/cases.json', import.meta.url), 'utf8'));

describe('the cases of the rules', () => {
  test('there are 66 of them', () => {
    expect(cases).toHaveLength(66);
  });

  test.each(cases)('RULES $rule: $name', ({ rule: _rule, name: _name, given, action: notation, ...expected }) => {
    const table = parsePosition(given);
    const action = parseAction(notation);
    if (!table || !action) throw new Error('the case is malformed');
    expect(printPosition(table)).toEqual(given);

    expect(answerTo(table, action)).toEqual(expected);
  });
});

/** In the form of the cases. */
function answerTo(table: Table, action: Action) {
  const verdict = judge(table, action);
  if (!verdict.ok) return { refused: verdict.refusal };
  // oxlint-disable-next-line unicorn/no-thenable -- the cases call it so
  const step = { then: printPosition(verdict.table) };
  return verdict.table.phase === 'over' ? { ...step, result: printResult(verdict.table) } : step;
}
