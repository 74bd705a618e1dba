import type { LogEntry as WireEntry } from '@spice-road/protocol';
import { parseEvent } from '@spice-road/rules';
import type { HistoryEntry } from '../board/table-props.ts';

/** Entries without a hole between them, oldest first; it need not begin with the match. */
export type History = readonly HistoryEntry[];

/** Entries of boardgame.io that carry events; it also logs what it does by itself. */
export function entriesOf(log: readonly WireEntry[]): History {
  return log.flatMap(({ _stateID, metadata }) => {
    if (metadata === undefined) return [];
    const events = metadata.events.map(parseEvent).filter((event) => event !== null);
    const { round, byBot } = metadata;
    return [{ stateId: _stateID, round, events, ...(byBot && { byBot }) }];
  });
}

/**
 * The longest history without a hole that ends with the newest entry of either. What lies beyond a hole can be asked
 * for again.
 */
export function join(one: History, other: History): History {
  const byState = new Map([...one, ...other].map((entry) => [entry.stateId, entry]));
  const joined: HistoryEntry[] = [];
  for (let id = Math.max(-1, ...byState.keys()); ; id -= 1) {
    const entry = byState.get(id);
    if (entry === undefined) return joined.toReversed();
    joined.push(entry);
  }
}

/** Whether there is more before it. The first action of a match is taken at state 0. */
export function hasOlder(history: History): boolean {
  return (history[0]?.stateId ?? 0) > 0;
}
