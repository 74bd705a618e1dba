import type { GameEvent } from '@spice-road/rules';
import type { HistoryEntry } from './table-props.ts';

type Deed = Extract<GameEvent, { type: 'gathered' | 'upgraded' | 'traded' | 'acquired' | 'rested' | 'claimed' }>;

/** A deed, and the state it was done at: the same thing done again is another deed. */
interface Done {
  readonly deed: Deed;
  readonly stateId: number;
}

/** What a seat did last, as far as the history goes. The return of cubes only ends an action, so it does not count. */
export function lastDoneOf(history: readonly HistoryEntry[], seat: number): Done | null {
  for (const { events, stateId } of history.toReversed()) {
    const deed = events.find((event): event is Deed => isDeed(event) && event.seat === seat);
    if (deed !== undefined) return { deed, stateId };
  }
  return null;
}

export function lastDeedOf(history: readonly HistoryEntry[], seat: number): Deed | null {
  return lastDoneOf(history, seat)?.deed ?? null;
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
