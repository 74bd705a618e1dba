import type { Action } from '../action.ts';
import { replay, type GameRecord } from '../record.ts';
import type { Refusal } from '../refusal.ts';
import type { Table } from '../table.ts';
import { parseAction } from './action.ts';
import { parseMerchantCards, parsePointCards } from './card.ts';
import { parseCheckpoint, printPosition, type Position } from './position.ts';
import { printResult, readRecord, type ResultNotation } from './record.ts';

/** What can be wrong with a record besides an action being refused. */
export const RECORD_FAULTS = ['bad-deck', 'position-mismatch', 'result-mismatch'] as const;
export type RecordFault = Refusal | (typeof RECORD_FAULTS)[number];

export type Verification =
  /** The record as read, and the table after its last action. */
  | { readonly ok: true; readonly record: GameRecord; readonly table: Table }
  /** `at` is the index of the action at fault, or after which the position is; null when it is about none. */
  | { readonly ok: false; readonly error: RecordFault; readonly at: number | null };

/** Replays a record and compares every position and the result where they are given. The first fault counts. */
export function verifyRecord(value: unknown): Verification {
  const read = readRecord(value);
  if (!read || (read.after ?? []).length > read.actions.length) return fault('malformed', null);
  const merchants = parseMerchantCards(read.merchantDeck);
  const points = parsePointCards(read.pointDeck);
  if (!merchants || !points) return fault('bad-deck', null);

  const { id, seats, pointCardsToEnd } = read;
  const actions = actionsUntilMalformed(read.actions);
  const record = { id, seats, pointCardsToEnd, decks: { merchants, points }, actions };
  const replayed = replay(record);
  const [, ...tables] = replayed.tables;
  for (const [at, table] of tables.entries()) {
    const error = faultOfPosition(read.after?.[at]?.value ?? null, table);
    if (error) return fault(error, at);
  }
  if (!replayed.ok) return fault(replayed.error, replayed.at);
  if (actions.length < read.actions.length) return fault('malformed', actions.length);

  const { table } = replayed;
  const { finished, result = null } = read;
  const fits = finished === undefined || finished === (table.phase === 'over');
  if (!fits || (result !== null && !isResultOf(result, table))) return fault('result-mismatch', null);
  return { ok: true, record, table };
}

function fault(error: RecordFault, at: number | null): Verification {
  return { ok: false, error, at };
}

function actionsUntilMalformed(values: readonly { readonly value: unknown }[]): readonly Action[] {
  const actions: Action[] = [];
  for (const { value } of values) {
    const action = parseAction(value);
    if (!action) break;
    actions.push(action);
  }
  return actions;
}

function faultOfPosition(given: unknown, table: Table): RecordFault | null {
  if (given === null) return null;
  const position = parseCheckpoint(given, table.pointCardsToEnd);
  if (!position) return 'malformed';
  return isPositionOf(position, table) ? null : 'position-mismatch';
}

/** Compares a deck by its cards where they are listed, else by their number. */
function isPositionOf(position: Position, table: Table): boolean {
  const merchantDeck = typeof position.merchantDeck === 'number' ? table.merchantDeck.length : table.merchantDeck;
  const pointDeck = typeof position.pointDeck === 'number' ? table.pointDeck.length : table.pointDeck;
  return isSame(printPosition(position), printPosition({ ...table, merchantDeck, pointDeck }));
}

function isResultOf(result: ResultNotation, table: Table): boolean {
  const { scores, ranking } = printResult(table);
  return isSame([result.scores, result.ranking], [scores, ranking]);
}

/** Print functions write fields in one order, so equal forms are equal text. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
