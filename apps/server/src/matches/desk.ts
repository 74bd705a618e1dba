import type { House } from '../house.ts';
import type { StoredMatch } from '../store/match-rows.ts';
import { type Queues, queues } from '../queue.ts';
import { type LiveMatches, liveMatches } from './live-matches.ts';
import { type Sessions, sessions } from './sessions.ts';

/** What the matches of this node share. */
export interface Desk {
  readonly house: House;
  readonly live: LiveMatches;
  /** One for each match: actions, syncs and changes of who is in happen one after another. */
  readonly queue: Queues;
  readonly sessions: Sessions;
  /** An action was stored and shown: this is the match after it. */
  tellOfAction(match: StoredMatch): void;
  onAction(hear: (match: StoredMatch) => void): void;
  isClosing(): boolean;
  /** Hears no more from sockets; kept when everything heard before is done. */
  close(): Promise<void>;
}

const MOST_LIVE_MATCHES = 1000;
const MOST_WAITING = 200;

export function openDesk(house: House): Desk {
  let closing = false;
  const queue = queues(MOST_WAITING);
  const listeners: ((match: StoredMatch) => void)[] = [];
  return {
    house,
    live: liveMatches(house.store, MOST_LIVE_MATCHES),
    queue,
    sessions: sessions(),
    tellOfAction: (match) => {
      for (const hear of listeners) hear(match);
    },
    onAction: (hear) => {
      listeners.push(hear);
    },
    isClosing: () => closing,
    close: () => {
      closing = true;
      return queue.idle();
    },
  };
}
