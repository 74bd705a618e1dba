import type { LogEntry } from '../log.ts';
import type { SeatView, View } from '../view.ts';
import { parseHand, parsePointCards } from './card.ts';
import { parseLogEntry, printLogEntry, type LogEntryNotation } from './log-entry.ts';
import { count, either, isObject, list, oneOf } from './parser.ts';
import { printSheet, type SheetNotation } from './sheet.ts';
import { sheetParser } from './sheet-parser.ts';

interface ViewPiles {
  readonly merchantDeck: number;
  readonly pointDeck: number;
  readonly hand: SeatView['hand'];
  readonly claimed: SeatView['claimed'];
}

/** RULES "A view". */
export interface ViewNotation extends SheetNotation<ViewPiles> {
  readonly you: number | null;
}

/** A view with all past actions, oldest first. */
export interface ViewWithLogNotation extends ViewNotation {
  readonly log: readonly LogEntryNotation[];
}

export function printView(view: View): ViewNotation {
  return { you: view.you, ...printSheet<ViewPiles>(view) };
}

export function printViewWithLog(view: View, log: readonly LogEntry[]): ViewWithLogNotation {
  return { ...printView(view), log: log.map(printLogEntry) };
}

const parseYou = either(oneOf(null), count);
const parseSheet = sheetParser<ViewPiles>({
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
  const sheet = parseSheet(rest);
  if (you === undefined || !sheet || (you !== null && you >= sheet.seats.length)) return null;
  return { you, ...sheet };
}

/** Null when malformed. */
export function parseViewWithLog(value: unknown): { readonly view: View; readonly log: readonly LogEntry[] } | null {
  if (!isObject(value)) return null;
  const { log: entries, ...rest } = value;
  const view = parseView(rest);
  const log = parseLog(entries);
  return view && log ? { view, log } : null;
}
