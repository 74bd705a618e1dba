import { io, type Socket } from 'socket.io-client';
import type { Script, ScriptedMove } from './script.ts';

/** A match of either server, laid and ready for its first move. */
export interface ReadyMatch {
  readonly url: string;
  readonly matchId: string;
  /** By seat. */
  readonly credentials: readonly string[];
}

export interface Load {
  readonly moves: number;
  readonly seconds: number;
  /** Milliseconds from sending an action until its sender holds the next table, sorted. */
  readonly acknowledgements: readonly number[];
}

/** How long a move may take before the run counts as broken. */
const PATIENCE = 10_000;

/** Plays all the matches at once, every client on a websocket of its own, each move sent as soon as its player may. */
export async function playAtOnce(matches: readonly ReadyMatch[], script: Script, mostSeconds: number): Promise<Load> {
  const tables = await Promise.all(matches.map((match) => sitDown(match, script.seats)));
  const acknowledgements: number[] = [];
  const started = performance.now();
  const end = started + mostSeconds * 1000;
  await Promise.all(tables.map((table) => playScript(table, script, { end, acknowledgements })));
  const seconds = (performance.now() - started) / 1000;
  for (const { sockets } of tables) for (const socket of sockets) socket.disconnect();
  return {
    moves: acknowledgements.length,
    seconds,
    acknowledgements: acknowledgements.toSorted((one, other) => one - other),
  };
}

interface SeatedTable extends ReadyMatch {
  readonly sockets: readonly Socket[];
}

async function sitDown(match: ReadyMatch, seats: number): Promise<SeatedTable> {
  const sockets = await Promise.all(
    Array.from({ length: seats }, async (_, seat) => {
      const socket = io(`${match.url}/spice-road`, { transports: ['websocket'], forceNew: true, reconnection: false });
      const synced = heard(socket, 'sync');
      socket.once('connect', () => {
        socket.emit('sync', match.matchId, String(seat), match.credentials[seat], seats);
      });
      await synced;
      return socket;
    }),
  );
  return { ...match, sockets };
}

function heard(socket: Socket, event: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No ${event} within ${PATIENCE / 1000} s.`)), PATIENCE);
    socket.once(event, () => {
      clearTimeout(timer);
      resolve();
    });
    socket.once('connect_error', reject);
  });
}

/** Each seat watches its own socket for its turn, as a player would. */
async function playScript(
  table: SeatedTable,
  script: Script,
  { end, acknowledgements }: { readonly end: number; readonly acknowledgements: number[] },
): Promise<void> {
  const sentAt: number[] = [];
  let timer: NodeJS.Timeout | undefined;
  await new Promise<void>((resolve, reject) => {
    const send = (stateId: number) => {
      const move = script.moves[stateId];
      clearTimeout(timer);
      if (move === undefined || performance.now() > end) {
        resolve();
        return;
      }
      timer = setTimeout(() => reject(new Error(`Move ${stateId} was not answered.`)), PATIENCE);
      sentAt[stateId] = performance.now();
      table.sockets[move.seat]?.emit('update', ...updateOf(table, move, stateId));
    };
    for (const [seat, socket] of table.sockets.entries()) {
      socket.on('update', (_matchId: string, { _stateID: stateId }: { _stateID: number }) => {
        const sent = sentAt[stateId - 1];
        if (sent !== undefined && script.moves[stateId - 1]?.seat === seat)
          acknowledgements.push(performance.now() - sent);
        const next = script.moves[stateId]?.seat ?? script.moves[stateId - 1]?.seat;
        if (next === seat) send(stateId);
      });
    }
    send(0);
  });
}

/** boardgame.io's `update` message. */
function updateOf(
  { matchId, credentials }: ReadyMatch,
  { seat, type, args }: ScriptedMove,
  stateId: number,
): unknown[] {
  const playerID = String(seat);
  const payload = { type, args, playerID, credentials: credentials[seat] };
  return [{ type: 'MAKE_MOVE', payload }, stateId, matchId, playerID];
}
