import type { LogEntry } from '../log.ts';
import type { SeatView, View } from '../view.ts';
import { printBoard, type BoardNotation } from './board.ts';
import { boardParser } from './board-parser.ts';
import { parseHand, parsePointCards } from './card.ts';
import { parseLogEntry, printLogEntry, type LogEntryNotation } from './log-entry.ts';
import { count, either, isObject, list, oneOf } from './parser.ts';

interface ViewPiles {
  readonly merchantDeck: number;
  readonly pointDeck: number;
  readonly hand: SeatView['hand'];
  readonly claimed: SeatView['claimed'];
}

/** RULES "A view". */
export interface ViewNotation extends BoardNotation<ViewPiles> {
  readonly you: number | null;
}

/** A view with all past actions, oldest first. */
export interface ViewWithLogNotation extends ViewNotation {
  readonly log: readonly LogEntryNotation[];
}

export function printView(view: View): ViewNotation {
  return { you: view.you, ...printBoard<ViewPiles>(view) };
}

export function printViewWithLog(view: View, log: readonly LogEntry[]): ViewWithLogNotation {
  return { ...printView(view), log: log.map(printLogEntry) };
}

const parseYou = either(oneOf(null), count);
const parseBoard = boardParser<ViewPiles>({
  merchantDeck: count,
  pointDeck: count,
  hand: either(parseHand, count),
  claimed: either(parsePointCards, count),
});
const parseLog = list((value) => parseLogEntry(value) ?? undefined);

/** Null when malformed. */
export function parseView(value: unknown): View | null {
  if (!isObject(value)) return null;
  const { you: viewer, ...rest } = value;
  const you = parseYou(viewer);
  const board = parseBoard(rest);
  if (you === undefined || !board || (you !== null && you >= board.seats.length)) return null;
  return { you, ...board };
}

/** Null when malformed. */
export function parseViewWithLog(value: unknown): { readonly view: View; readonly log: readonly LogEntry[] } | null {
  if (!isObject(value)) return null;
  const { log: entries, ...rest } = value;
  const view = parseView(rest);
  const log = parseLog(entries);
  return view && log ? { view, log } : null;
}
