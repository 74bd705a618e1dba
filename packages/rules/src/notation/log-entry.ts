import type { Action } from '../action.ts';
import type { MerchantCardId } from '../cards/merchant-cards.ts';
import type { PointCardId } from '../cards/point-cards.ts';
import type { LogEntry } from '../log.ts';
import { parseAction, printAction, type ActionNotation } from './action.ts';
import { parseMerchantCard, parsePointCard } from './card.ts';
import { count, isObject } from './parser.ts';

interface Taken {
  readonly card?: MerchantCardId | PointCardId;
}

/** An action with who did it and, where there is one, the card played, taken or claimed. RULES "A view". */
export type LogEntryNotation = { readonly seat: number } & ActionNotation & Taken;

export function printLogEntry({ seat, action, card }: LogEntry): LogEntryNotation {
  const taken: Taken = card ? { card } : {};
  return Object.assign({ seat }, printAction(action), taken);
}

/** Null when malformed. */
export function parseLogEntry(value: unknown): LogEntry | null {
  if (!isObject(value)) return null;
  const { seat: index, card: word, ...rest } = value;
  const seat = count(index);
  const action = parseAction(rest['type'] === 'play' ? { ...rest, card: word } : rest);
  if (seat === undefined || !action) return null;
  const card = parseCardOf(action, word);
  return card === undefined ? null : { seat, action, card };
}

function parseCardOf(action: Action, word: unknown): LogEntry['card'] | undefined {
  switch (action.type) {
    case 'play':
    case 'acquire':
      return parseMerchantCard(word);
    case 'claim':
      return parsePointCard(word);
    case 'rest':
    case 'discard':
      return word === undefined ? null : undefined;
  }
}
