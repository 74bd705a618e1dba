import { type RoomView, roomViewSchema } from '@spice-road/protocol';
import { io } from 'socket.io-client';

/** A socket that looks at a room, as a browser's does. */
export interface RoomWatch extends Disposable {
  /** Every view it was sent, oldest first. */
  readonly views: RoomView[];
  latest(): RoomView | null;
  /** The code it was turned away with. */
  denied(): string | null;
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
  let denied: string | null = null;
  socket.on('room', (message: unknown) => {
    views.push(roomViewSchema.parse(message));
  });
  socket.on('connect_error', (error: Error & { data?: { code?: string } }) => {
    if (error.data) denied = error.data.code ?? null;
  });
  const close = () => {
    socket.close();
  };
  return { views, latest: () => views.at(-1) ?? null, denied: () => denied, close, [Symbol.dispose]: close };
}
