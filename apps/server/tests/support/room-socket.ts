import { type ChatLine, chatLineSchema, chatLinesSchema, type RoomView, roomViewSchema } from '@spice-road/protocol';
import { io, type Socket } from 'socket.io-client';

/** A socket that looks at a room, as a browser's does. */
export interface RoomWatch extends Disposable {
  /** Every view it was sent, oldest first. */
  readonly views: RoomView[];
  latest(): RoomView | null;
  /** Everything said, as this socket knows it; null before it has caught up. */
  lines(): readonly ChatLine[] | null;
  /** The code it was turned away with. */
  denied(): string | null;
  /** Loses the line and comes back by itself. */
  cut(): void;
  readonly socket: Socket;
  close(): void;
}

export function watchRoom(url: string, auth: Readonly<Record<string, unknown>>): RoomWatch {
  const { origin, pathname } = new URL(url);
  const socket = io(`${origin}/room`, {
    path: `${pathname}socket.io`,
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 50,
    reconnectionDelayMax: 200,
    auth,
  });
  const views: RoomView[] = [];
  let lines: ChatLine[] | null = null;
  let denied: string | null = null;
  socket.on('room', (message: unknown) => {
    views.push(roomViewSchema.parse(message));
  });
  socket.on('lines', (message: unknown) => {
    lines = chatLinesSchema.parse(message);
  });
  socket.on('line', (message: unknown) => {
    lines?.push(chatLineSchema.parse(message));
  });
  socket.on('connect_error', (error: Error & { data?: { code?: string } }) => {
    if (error.data) denied = error.data.code ?? null;
  });
  const close = () => {
    socket.close();
  };
  return {
    views,
    latest: () => views.at(-1) ?? null,
    lines: () => lines,
    denied: () => denied,
    cut: () => {
      socket.io.engine.close();
    },
    socket,
    close,
    [Symbol.dispose]: close,
  };
}
