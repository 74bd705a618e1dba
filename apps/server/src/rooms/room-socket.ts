import { type ProblemCode, roomHandshakeSchema } from '@spice-road/protocol';
import type { Namespace, Socket } from 'socket.io';
import { codeOfFailure } from '../failure.ts';
import { DETAILS } from '../refused.ts';
import { newRequestId } from '../request-id.ts';
import { readRoom } from '../store/room-rows.ts';
import type { House } from '../house.ts';
import { openGatherings } from './gathering.ts';
import { hashOf } from './secrets.ts';

/** Lets sockets look at rooms, live. A socket only listens: what people do in a room comes over HTTP. */
export function serveRooms(
  house: House,
  namespace: Namespace,
  { linkOf, addressOf }: { linkOf(socket: Socket, code: string): string; addressOf(socket: Socket): string },
): void {
  const gatherings = openGatherings(house);

  namespace.use(async (socket, next) => {
    const code = await whyNot(house, socket, addressOf(socket));
    if (code === null) {
      next();
      return;
    }
    house.metrics.refused(code, 'socket');
    next(Object.assign(new Error(DETAILS[code]), { data: { code } }));
  });

  namespace.on('connection', (socket) => {
    const asked = handshakeOf(socket);
    if (asked === null) return;
    // Whatever it says stays unheard: see the same lines in `match-socket.ts`.
    socket.on('error', () => {});
    socket.use(() => {});
    const depart = gatherings.join(asked.code, {
      link: linkOf(socket, asked.code),
      secretHash: asked.secretHash,
      show: (view) => {
        socket.emit('room', view);
      },
      catchUp: (lines) => {
        socket.emit('lines', lines);
      },
      tell: (line) => {
        socket.emit('line', line);
      },
      // It comes again by itself, and is told at the door.
      dismiss: () => {
        socket.conn.close();
      },
    });
    socket.on('disconnect', depart);
  });
}

/** Why a socket is not let in; null when it is. */
async function whyNot({ store, log, limits }: House, socket: Socket, address: string): Promise<ProblemCode | null> {
  const asked = handshakeOf(socket);
  try {
    if (await limits.isSpent('guessesOfAddress', address)) return 'too-fast';
    if (asked !== null && (await readRoom(store.db, asked.code)) !== null) return null;
    await limits.allows('guessesOfAddress', address);
    return 'room-unknown';
  } catch (error) {
    log.error('A room could not be read.', error, { request: newRequestId() });
    return codeOfFailure(error);
  }
}

function handshakeOf(socket: Socket): { readonly code: string; readonly secretHash: string | null } | null {
  const parsed = roomHandshakeSchema.safeParse(socket.handshake.auth);
  if (parsed.success)
    return { code: parsed.data.code, secretHash: parsed.data.secret ? hashOf(parsed.data.secret) : null };
  // A secret that cannot be one is a dead one: its owner may still watch.
  const { code } = Object(socket.handshake.auth);
  const watcher = roomHandshakeSchema.safeParse({ code });
  return watcher.success ? { code: watcher.data.code, secretHash: null } : null;
}
