import type { GameEvent } from '@spice-road/rules';
import type { HistoryEntry } from './table-props.ts';

type Deed = Extract<GameEvent, { type: 'gathered' | 'upgraded' | 'traded' | 'acquired' | 'rested' | 'claimed' }>;

/** What a seat did last, as far as the history goes. The return of cubes only ends an action, so it does not count. */
export function lastDeedOf(history: readonly HistoryEntry[], seat: number): Deed | null {
  for (const { events } of history.toReversed()) {
    const deed = events.find((event): event is Deed => isDeed(event) && event.seat === seat);
    if (deed !== undefined) return deed;
  }
  return null;
}

function isDeed(event: GameEvent): event is Deed {
  switch (event.type) {
    case 'gathered':
    case 'upgraded':
    case 'traded':
    case 'acquired':
    case 'rested':
    case 'claimed':
      return true;
    case 'discarded':
    case 'overfilled':
    case 'last-round-began':
    case 'ended':
      return false;
  }
}
