import type { Acknowledgement } from '@spice-road/protocol';
import { SpiceRoad } from '@spice-road/game';
import { parseView, printAction, type Action, type View } from '@spice-road/rules';
import { PATIENCE, pause } from '../api/patience.ts';
import { olderLog } from '../api/log.ts';
import type { Trouble } from '../app/sentences.ts';
import type { Connection } from '../connection/connection.ts';
import { Client } from './framework.ts';
import { entriesOf, join, type History } from './history.ts';
import { MatchTransport } from './match-transport.ts';

export interface MatchSnapshot {
  /** What we may see of the table; null until the server has shown it. */
  readonly view: View | null;
  readonly stateId: number;
  readonly history: History;
  readonly connection: 'live' | 'lost';
  /** An action is on its way. */
  readonly sending: boolean;
  /** What was just refused. */
  readonly notice: Trouble | null;
  /** Why this match cannot be shown at all. */
  readonly trouble: Trouble | null;
}

/** One match as its seat, or a spectator, sees it. */
export interface Match {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => MatchSnapshot;
  readonly act: (action: Action) => void;
  readonly fetchOlder: () => Promise<void>;
  readonly dismissNotice: () => void;
  readonly start: () => void;
  readonly stop: () => void;
}

export interface MatchSeat {
  readonly matchId: string;
  /** Null for a spectator. */
  readonly seat: number | null;
  readonly secret: string | null;
}

/** Where an action is on its way to being done. */
type Sending =
  | { readonly at: 'server'; readonly from: number }
  /** Accepted; the table it made is still to come. */
  | { readonly at: 'table'; readonly made: number }
  /** No answer: the next table will tell. */
  | { readonly at: 'unknown'; readonly from: number };

/** What passes by itself: worth asking again. */
const PASSING: ReadonlySet<Trouble> = new Set(['too-fast', 'store-unavailable', 'internal']);

/** An answer takes less while the way to the server is open. */
const PROMPT = 2000;

export function createMatch(connection: Connection, { matchId, seat, secret }: MatchSeat): Match {
  const listeners = new Set<() => void>();
  const channel = connection.channel('/spice-road');
  let transport: MatchTransport | undefined;
  let sending: Sending | null = null;
  let isFetching = false;
  let snapshot: MatchSnapshot = {
    view: null,
    stateId: -1,
    history: [],
    connection: 'lost',
    sending: false,
    notice: null,
    trouble: null,
  };

  function show(change: Partial<MatchSnapshot>): void {
    snapshot = { ...snapshot, ...change, sending: sending !== null };
    for (const listener of listeners) listener();
  }

  const client = Client({
    game: SpiceRoad,
    matchID: matchId,
    ...(seat === null || secret === null ? {} : { playerID: String(seat), credentials: secret }),
    debug: false,
    multiplayer: (options) => {
      transport = new MatchTransport(options, channel, {
        onLost: () => {
          show({ connection: 'lost' });
        },
        onEntries: (entries) => {
          snapshot = { ...snapshot, history: join(snapshot.history, entries) };
        },
        onSynced: (stateId) => {
          // Not before: what is on the screen may be long past.
          if (sending?.at !== 'unknown') {
            show({ connection: 'live' });
            return;
          }
          const arrived = stateId > sending.from;
          sending = null;
          show({ connection: 'live', ...(arrived ? {} : { notice: 'not-arrived' }) });
        },
        onAnswer: takeAnswer,
        onNoSync: (answer) => {
          if (answer === null) connection.revive();
          else if (PASSING.has(answer.code)) void syncLater();
          else show({ trouble: answer.code });
        },
        onUnreadable: () => {
          show({ trouble: 'unreadable' });
        },
      });
      return transport;
    },
  });

  // The only subscription: boardgame.io's ids of subscribers collide.
  client.subscribe((state) => {
    if (state !== null) takeState(state._stateID, state.G);
  });

  function takeState(stateId: number, shown: unknown): void {
    if (stateId === snapshot.stateId) return;
    const view = parseView(shown);
    if (view === null) {
      show({ trouble: 'unreadable' });
      return;
    }
    if (sending?.at === 'table' && stateId >= sending.made) sending = null;
    show({ view, stateId, trouble: null });
  }

  async function syncLater(): Promise<void> {
    await pause(PATIENCE.syncAgain);
    if (channel.socket.connected) transport?.requestSync();
  }

  function takeAnswer(answer: Acknowledgement | null): void {
    if (sending?.at !== 'server') return;
    if (answer === null) {
      sending = { at: 'unknown', from: sending.from };
      show({});
      // Otherwise the sync after coming back tells.
      if (channel.socket.connected) transport?.requestSync();
    } else if (answer.ok) {
      sending = answer.stateId > snapshot.stateId ? { at: 'table', made: answer.stateId } : null;
      show({ connection: 'live', notice: null });
    } else {
      // The server sends the table as it stands along with it.
      sending = null;
      show({ connection: 'live', notice: answer.code });
    }
  }

  /** A dead websocket tells nobody: without an answer the connection is taken for lost until one comes. */
  async function doubt(asked: Sending): Promise<void> {
    await pause(PROMPT);
    if (sending === asked) show({ connection: 'lost' });
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    act: (action) => {
      if (sending !== null || snapshot.view === null) return;
      if (snapshot.connection === 'lost') {
        show({ notice: 'offline' });
        return;
      }
      const { type, ...argument } = printAction(action);
      sending = { at: 'server', from: snapshot.stateId };
      void doubt(sending);
      show({ notice: null });
      client.moves[type]?.(argument);
    },
    fetchOlder: async () => {
      const oldest = snapshot.history[0];
      if (oldest === undefined || isFetching) return;
      isFetching = true;
      const answer = await olderLog(matchId, oldest.stateId);
      isFetching = false;
      if (answer.ok) show({ history: join(snapshot.history, entriesOf(answer.body.entries)) });
      else show({ notice: answer.trouble });
    },
    dismissNotice: () => {
      show({ notice: null });
    },
    start: () => {
      client.start();
    },
    stop: () => {
      client.stop();
    },
  };
}
