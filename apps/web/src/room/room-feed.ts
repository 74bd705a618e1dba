import {
  chatLineSchema,
  chatLinesSchema,
  CODES,
  MOST_LINES,
  roomViewSchema,
  type ChatLine,
  type RoomView,
} from '@spice-road/protocol';
import * as z from 'zod/mini';
import { PATIENCE, pause } from '../api/patience.ts';
import type { Trouble } from '../app/sentences.ts';
import type { Connection } from '../connection/connection.ts';
import type { RoomAhead } from './ask-ahead.ts';

export interface RoomSnapshot {
  /** The room as last heard of; null before that. */
  readonly room: RoomView | null;
  /** The latest of what was said, as many as the room keeps; null before that. */
  readonly lines: readonly ChatLine[] | null;
  readonly connection: 'opening' | 'live' | 'lost';
  /** Why there is nothing to hear: the room is unknown, or the secret no longer good. */
  readonly refusal: Trouble | null;
}

/** A room as it changes. */
export interface RoomFeed {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => RoomSnapshot;
  /** Listens from another seat from now on, or from none. */
  readonly sitDown: (secret: string | null) => void;
  readonly open: () => void;
  readonly close: () => void;
}

/** What passes by itself: worth another try. */
const PASSING: ReadonlySet<Trouble> = new Set(['too-fast', 'store-unavailable', 'internal', 'no-answer']);

const denialSchema = z.object({ data: z.object({ code: z.enum(CODES) }) });

export function createRoomFeed(
  connection: Connection,
  code: string,
  seat: string | null,
  ahead: RoomAhead | null = null,
): RoomFeed {
  const listeners = new Set<() => void>();
  let snapshot: RoomSnapshot = { room: null, lines: null, connection: 'opening', refusal: null };
  let secret = seat;
  const channel = connection.channel('/room', () => (secret === null ? { code } : { code, secret }));
  const { socket } = channel;

  function show(change: Partial<RoomSnapshot>): void {
    snapshot = { ...snapshot, ...change };
    for (const listener of listeners) listener();
  }

  /** Until the socket, which knows better, has said anything. */
  function seeAhead(): void {
    const room = z.safeParse(roomViewSchema, ahead?.now());
    if (snapshot.room !== null || snapshot.refusal !== null || secret !== seat) return;
    if (room.success && isWhole(room.data, secret)) show({ room: withMeHere(room.data) });
  }
  seeAhead();
  void ahead?.settled.then(seeAhead);

  socket.on('room', (message: unknown) => {
    const room = z.safeParse(roomViewSchema, message);
    if (room.success) show({ room: known(snapshot.room, room.data), connection: 'live', refusal: null });
    else show({ refusal: 'unreadable' });
  });
  socket.on('lines', (message: unknown) => {
    const lines = z.safeParse(chatLinesSchema, message);
    show(lines.success ? { lines: lines.data } : { refusal: 'unreadable' });
  });
  socket.on('line', (message: unknown) => {
    const line = z.safeParse(chatLineSchema, message);
    // A tab may stay open for days: it keeps no more than the room does.
    const lines = line.success ? [...(snapshot.lines ?? []), line.data].slice(-MOST_LINES) : null;
    show(lines === null ? { refusal: 'unreadable' } : { lines });
  });
  socket.on('disconnect', () => {
    show({ connection: 'lost' });
  });
  socket.on('connect_error', (error: unknown) => {
    // Still active: the way to the server is broken, and it tries again by itself.
    if (socket.active) show({ connection: 'lost' });
    else void takeDenial(error);
  });

  async function takeDenial(error: unknown): Promise<void> {
    const denial = z.safeParse(denialSchema, error);
    const trouble: Trouble = denial.success ? denial.data.data.code : 'no-answer';
    if (!PASSING.has(trouble)) {
      show({ refusal: trouble });
      return;
    }
    show({ connection: 'lost' });
    await pause(PATIENCE.knockAgain);
    if (listeners.size > 0) channel.open();
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    sitDown: (next) => {
      if (next === secret) return;
      secret = next;
      // Which lines are one's own depends on who one is.
      show({ lines: null });
      channel.close();
      channel.open();
    },
    open: channel.open,
    close: channel.close,
  };
}

/** Is there nothing that only a socket is told? What a proof is worth that gives no place, and a match as it runs. */
function isWhole({ status, you }: RoomView, secret: string | null): boolean {
  return status === 'waiting' && (you !== null || secret === null);
}

/** Whoever looks is here, though no socket has said so yet: in their place, or among those who watch. */
function withMeHere(room: RoomView): RoomView {
  const places = room.places.map((place) => {
    return place.id === room.you && place.presence === 'away' ? { ...place, presence: 'here' as const } : place;
  });
  return { ...room, places, spectators: room.spectators + (room.you === null ? 1 : 0) };
}

/** A room that is told again as it was stays the same object, and nothing of it is drawn anew. */
function known(before: RoomView | null, now: RoomView): RoomView {
  return before !== null && JSON.stringify(before) === JSON.stringify(now) ? before : now;
}
