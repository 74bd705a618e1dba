import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import type { Config } from './config.ts';
import { driveBots } from './bots/drive-bots.ts';
import type { Thinkers } from './bots/thinkers.ts';
import { countRooms } from './store/room-rows.ts';
import { clientAddressOf } from './http/client-address.ts';
import { isAllowedOrigin, linkOf } from './http/address.ts';
import type { House } from './house.ts';
import { openDesk } from './matches/desk.ts';
import { serveMatches } from './matches/match-socket.ts';
import { serveRooms } from './rooms/room-socket.ts';
import type { Timeouts } from './timeouts.ts';

/** What is live: rooms in `/room`, matches in `/spice-road`, which is where boardgame.io's client looks for them. */
export interface Sockets {
  /** Finishes what waits, then cuts everybody off. Their clients look for us again by themselves. */
  close(): Promise<void>;
}

/** The part of engine.io's socket that is needed here; its own type is not exported by socket.io. */
interface EngineSocket {
  readonly request: IncomingMessage;
  once(event: 'close', hear: () => void): void;
}

export function serveSockets(
  house: House,
  config: Config,
  { http, thinkers, timeouts }: { readonly http: HttpServer; readonly thinkers: Thinkers; readonly timeouts: Timeouts },
): Sockets {
  const io = new Server(http, {
    path: `${config.BASE_PATH}socket.io`,
    // One kind of connection: polling would need sticky sessions, and every browser of today has websockets.
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: 16 * 1024,
    connectTimeout: timeouts.handshake,
    pingInterval: timeouts.ping,
    pingTimeout: timeouts.pong,
    cors: { origin: false },
    allowRequest: async (request, allow) => {
      const why = await whyTurnedAway(request);
      if (why !== null) house.metrics.turnedAway(why);
      allow(null, why === null);
    },
  });
  const openByAddress = new Map<string, number>();
  const count = (address: string, change: 1 | -1) => {
    const open = (openByAddress.get(address) ?? 0) + change;
    if (open > 0) openByAddress.set(address, open);
    else openByAddress.delete(address);
  };
  io.engine.on('connection', (connection: EngineSocket) => {
    const address = clientAddressOf(config, connection.request);
    count(address, 1);
    connection.once('close', () => {
      count(address, -1);
    });
  });

  async function whyTurnedAway(request: IncomingMessage): Promise<'origin' | 'too-many' | 'too-fast' | null> {
    if (!isAllowedOrigin(config, { headers: request.headers, isEncrypted: isEncrypted(request) })) return 'origin';
    const address = clientAddressOf(config, request);
    if (!house.limits.allowsSockets(openByAddress.get(address) ?? 0)) return 'too-many';
    return (await house.limits.allows('socketsOpenedByAddress', address)) ? null : 'too-fast';
  }

  // Nobody has any business outside our two namespaces.
  io.use((_, next) => {
    house.metrics.turnedAway('namespace');
    next(new Error('This namespace is not in use.'));
  });

  const addressOf = ({ request }: Socket) => clientAddressOf(config, request);
  const desk = openDesk(house);
  serveRooms(house, io.of('/room'), { linkOf: linkFor(config), addressOf });
  serveMatches(desk, io.of('/spice-road'), addressOf);
  const bots = driveBots(desk, thinkers);
  house.metrics.watch({
    sockets: () => io.engine.clientsCount,
    rooms: () => countRooms(house.store.db),
    actionsWaiting: desk.queue.waiting,
    writesWaiting: house.store.waiting,
    botTables: bots.tables,
    thoughtsWaiting: thinkers.waiting,
  });

  return {
    close: async () => {
      bots.stop();
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
