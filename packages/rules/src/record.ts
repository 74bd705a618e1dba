import type { Action } from './action.ts';
import { MERCHANT_DECK } from './cards/merchant-cards.ts';
import { POINT_DECK } from './cards/point-cards.ts';
import { judge } from './judge.ts';
import type { Refusal } from './refusal.ts';
import { layTable, type ShuffledDecks } from './setup.ts';
import type { SeatCount } from './seat-count.ts';
import type { Table } from './table.ts';

/** A match as data: what chance gave and what the players did, from which everything else follows. */
export interface GameRecord {
  readonly id: string;
  readonly seats: SeatCount;
  readonly pointCardsToEnd: number;
  readonly decks: ShuffledDecks;
  readonly actions: readonly Action[];
}

export type Replay =
  /** `tables` are the laid table and the table after each action; `table` is the last of them. */
  | { readonly ok: true; readonly table: Table; readonly tables: readonly Table[] }
  /** `at` is the index of the refused action, null when the decks are at fault; `tables` are those before. */
  | {
      readonly ok: false;
      readonly error: Refusal | 'bad-deck';
      readonly at: number | null;
      readonly tables: readonly Table[];
    };

export function replay(record: GameRecord): Replay {
  if (!areWholeDecks(record.decks)) return { ok: false, error: 'bad-deck', at: null, tables: [] };
  let table = layTable(record.seats, record.decks, { pointCardsToEnd: record.pointCardsToEnd });
  const tables = [table];
  for (const [at, action] of record.actions.entries()) {
    const verdict = judge(table, action);
    if (!verdict.ok) return { ok: false, error: verdict.refusal, at, tables };
    table = verdict.table;
    tables.push(table);
  }
  return { ok: true, table, tables };
}

/** Does each deck hold every one of its cards exactly once? RULES 1.2. */
export function areWholeDecks({ merchants, points }: ShuffledDecks): boolean {
  return isPermutation(merchants, MERCHANT_DECK) && isPermutation(points, POINT_DECK);
}

function isPermutation(cards: readonly string[], whole: readonly string[]): boolean {
  const distinct = new Set(cards);
  return cards.length === whole.length && whole.every((card) => distinct.has(card));
}
