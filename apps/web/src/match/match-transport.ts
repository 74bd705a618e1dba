import { acknowledgementSchema, logEntrySchema, type Acknowledgement } from '@spice-road/protocol';
import * as z from 'zod/mini';
import { PATIENCE } from '../api/patience.ts';
import type { Channel } from '../connection/connection.ts';
import { Transport, type State, type SyncInfo } from './framework.ts';
import { entriesOf, type History } from './history.ts';

/** What the transport tells of beside the states that go to boardgame.io's client. */
export interface MatchEvents {
  readonly onLost: () => void;
  readonly onEntries: (entries: History) => void;
  /** The newest state there is has been taken. */
  readonly onSynced: (stateId: number) => void;
  /** Null when nobody can tell whether the action arrived. */
  readonly onAnswer: (answer: Acknowledgement | null) => void;
  /** The server did not give us the match; null when it gave no answer at all. */
  readonly onNoSync: (answer: (Acknowledgement & { ok: false }) | null) => void;
  /** The server speaks another language than this page. */
  readonly onUnreadable: () => void;
}

type TransportOptions = ConstructorParameters<typeof Transport>[0];

/** As much of a state as boardgame.io's client looks into. */
const stateSchema = z.looseObject({
  G: z.unknown(),
  _stateID: z.int(),
  ctx: z.looseObject({ currentPlayer: z.nullable(z.string()) }),
});
const syncSchema = z.object({ state: stateSchema, log: z.array(logEntrySchema) });
const deltaSchema = z.optional(z.array(logEntrySchema));

/** boardgame.io's messages over a channel we share, with answers to what we ask and no hole unnoticed. */
export class MatchTransport extends Transport {
  readonly #channel: Channel;
  readonly #events: MatchEvents;
  #stateId: number | null = null;
  /** How many tables we were sent. */
  #syncs = 0;

  constructor(options: TransportOptions, channel: Channel, events: MatchEvents) {
    super(options);
    this.#channel = channel;
    this.#events = events;
  }

  connect(): void {
    const { socket } = this.#channel;
    socket.on('connect', this.#open);
    socket.on('disconnect', this.#lose);
    socket.on('sync', this.#takeSync);
    socket.on('update', this.#takeUpdate);
    this.#channel.open();
  }

  disconnect(): void {
    const { socket } = this.#channel;
    socket.off('connect', this.#open);
    socket.off('disconnect', this.#lose);
    socket.off('sync', this.#takeSync);
    socket.off('update', this.#takeUpdate);
    // The server binds a socket to the match it synced with: the next match gets a new one.
    this.#channel.close();
    this.setConnectionStatus(false);
  }

  sendAction(state: State, action: unknown): void {
    this.#channel.socket
      .timeout(PATIENCE.answer)
      .emit('update', action, state._stateID, this.matchID, this.playerID, (error: unknown, message: unknown) => {
        const answer = z.safeParse(acknowledgementSchema, message);
        this.#events.onAnswer(error === null && answer.success ? answer.data : null);
      });
  }

  requestSync(): void {
    const before = this.#syncs;
    const args = [this.matchID, this.playerID, this.credentials, this.numPlayers];
    this.#channel.socket.timeout(PATIENCE.answer).emit('sync', ...args, (_error: unknown, message: unknown) => {
      const answer = z.safeParse(acknowledgementSchema, message);
      if (answer.success && !answer.data.ok) this.#events.onNoSync(answer.data);
      // The table itself is the answer, whether or not it is acknowledged.
      else if (this.#syncs === before && this.isConnected) this.#events.onNoSync(null);
    });
  }

  /** There is no chat in a match. */
  sendChatMessage(): void {}

  /** A transport is made for one seat of one match. */
  updateMatchID(): void {}
  updatePlayerID(): void {}
  updateCredentials(): void {}

  readonly #open = (): void => {
    this.requestSync();
    this.setConnectionStatus(true);
  };

  readonly #lose = (): void => {
    this.setConnectionStatus(false);
    this.#events.onLost();
  };

  readonly #takeSync = (matchId: unknown, message: unknown): void => {
    if (matchId !== this.matchID) return;
    const sync = z.safeParse(syncSchema, message);
    if (!sync.success) {
      this.#events.onUnreadable();
      return;
    }
    this.#syncs += 1;
    this.#stateId = sync.data.state._stateID;
    this.#events.onEntries(entriesOf(sync.data.log));
    // The log is kept by our history instead.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what boardgame.io's client reads of it is checked
    const synced = { ...sync.data, log: [], initialState: sync.data.state } as unknown as SyncInfo;
    this.notifyClient({ type: 'sync', args: [this.matchID, synced] });
    this.#events.onSynced(this.#stateId);
  };

  readonly #takeUpdate = (matchId: unknown, message: unknown, delta: unknown): void => {
    // The client cannot take an update before it has a state; the sync that is on its way brings it.
    if (matchId !== this.matchID || this.#stateId === null) return;
    const state = z.safeParse(stateSchema, message);
    const log = z.safeParse(deltaSchema, delta);
    if (!state.success || !log.success) {
      this.#events.onUnreadable();
      return;
    }
    const missed = state.data._stateID > this.#stateId + 1;
    this.#stateId = Math.max(this.#stateId, state.data._stateID);
    this.#events.onEntries(entriesOf(log.data ?? []));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
    this.notifyClient({ type: 'update', args: [this.matchID, state.data as unknown as State, []] });
    // The state is whole, but the log now has a hole.
    if (missed) this.requestSync();
  };
}
