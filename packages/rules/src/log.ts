import type { Action } from './action.ts';
import type { MerchantCardId } from './cards/merchant-cards.ts';
import type { PointCardId } from './cards/point-cards.ts';
import type { Table } from './table.ts';

/** One past action, as everybody saw it. RULES 9. */
export interface LogEntry {
  readonly seat: number;
  readonly action: Action;
  /** The card played, taken or claimed; null for a rest or a discard. */
  readonly card: MerchantCardId | PointCardId | null;
}

/** The entry for an action, given the table it was taken at. */
export function entryOf(table: Table, action: Action): LogEntry {
  return { seat: table.toAct, action, card: cardOf(table, action) };
}

function cardOf(table: Table, action: Action): LogEntry['card'] {
  switch (action.type) {
    case 'play':
      return action.card;
    case 'acquire':
      return table.merchantRow[action.slot]?.card ?? null;
    case 'claim':
      return table.pointRow[action.slot] ?? null;
    case 'rest':
    case 'discard':
      return null;
  }
}
