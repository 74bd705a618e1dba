import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import type { Config } from './config.ts';
import { isAllowedOrigin, linkOf } from './http/address.ts';
import type { House } from './house.ts';
import { openDesk } from './matches/desk.ts';
import { serveMatches } from './matches/match-socket.ts';
import { serveRooms } from './rooms/room-socket.ts';

/** What is live: rooms in `/room`, matches in `/spice-road`, which is where boardgame.io's client looks for them. */
export interface Sockets {
  /** Finishes what waits, then cuts everybody off. Their clients look for us again by themselves. */
  close(): Promise<void>;
}

export function serveSockets(house: House, config: Config, http: HttpServer): Sockets {
  const io = new Server(http, {
    path: `${config.BASE_PATH}socket.io`,
    // One kind of connection: polling would need sticky sessions, and every browser of today has websockets.
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: 16 * 1024,
    connectTimeout: 10_000,
    pingInterval: 15_000,
    pingTimeout: 10_000,
    cors: { origin: false },
    allowRequest: (request, allow) => {
      allow(null, isAllowedOrigin(config, { headers: request.headers, isEncrypted: isEncrypted(request) }));
    },
  });
  // Nobody has any business outside our two namespaces.
  io.use((_, next) => {
    next(new Error('This namespace is not in use.'));
  });

  const desk = openDesk(house);
  serveRooms(house, io.of('/room'), linkFor(config));
  serveMatches(desk, io.of('/spice-road'));

  return {
    close: async () => {
      await desk.close();
      await io.close();
    },
  };
}

function linkFor(config: Config) {
  return ({ request, handshake }: Socket, code: string) =>
    linkOf(config, { headers: handshake.headers, isEncrypted: isEncrypted(request) }, code);
}

function isEncrypted({ socket }: IncomingMessage): boolean {
  return 'encrypted' in socket && socket.encrypted === true;
}
