import type { Opening } from '@spice-road/protocol';
import { isMerchantCardId, isPointCardId, replay, SEAT_COUNTS, type LogEntry, type Table } from '@spice-road/rules';
import type { PastAction } from '../api/past-actions.ts';
import type { HistoryEntry } from '../board/table-props.ts';

/** What the server tells of it. */
interface Evidence {
  readonly opening: Pick<Opening, 'seats' | 'merchantDeck' | 'pointDeck'>;
  readonly past: readonly PastAction[];
}

/** What was done, as a bot is told it. */
export function logOf(past: readonly Pick<PastAction, 'seat' | 'action' | 'events'>[]): readonly LogEntry[] {
  return past.map(({ seat, action, events }) => ({ seat, action, card: cardOf(action, events) }));
}

/** A match that is over, as far as a look back at it needs it. */
export interface PastMatch {
  /** The table before each action, and the one after the last. */
  readonly tables: readonly Table[];
  readonly log: readonly LogEntry[];
  readonly history: readonly HistoryEntry[];
}

/** Null when what the server told is no match by the rules. */
export function pastMatchOf({ opening, past }: Evidence, pointCardsToEnd: number): PastMatch | null {
  const count = SEAT_COUNTS.find((each) => each === opening.seats.length);
  if (count === undefined) return null;
  const decks = {
    merchants: opening.merchantDeck.filter(isMerchantCardId),
    points: opening.pointDeck.filter(isPointCardId),
  };
  const actions = past.map(({ action }) => action);
  const replayed = replay({ id: '', seats: count, pointCardsToEnd, decks, actions });
  if (!replayed.ok) return null;
  const history = past.map(({ stateId, round, events, byBot }): HistoryEntry => ({
    stateId,
    round,
    events,
    ...(byBot && { byBot }),
  }));
  return { tables: replayed.tables, log: logOf(past), history };
}

/** Where in a log these seats acted. */
export function turnsOf(log: readonly Pick<LogEntry, 'seat'>[], seats: readonly number[]): readonly number[] {
  return log.flatMap(({ seat }, at) => (seats.includes(seat) ? [at] : []));
}

/** The card played, taken or claimed: the slot alone does not say which it was. */
function cardOf(action: PastAction['action'], events: PastAction['events']): LogEntry['card'] {
  if (action.type === 'play') return action.card;
  for (const event of events) if (event.type === 'acquired' || event.type === 'claimed') return event.card;
  return null;
}
