import { type Acknowledgement, acknowledgementSchema, refusedSchema, viewSchema } from '@spice-road/protocol';
import type { ActionNotation, ViewNotation } from '@spice-road/rules';
import { io, type Socket } from 'socket.io-client';
import * as z from 'zod';
import type { SeatTicket } from './match.ts';
import { until } from './until.ts';

const shownSchema = z.object({ G: viewSchema, _stateID: z.int() });

/** A socket to the matches that says whatever it is told, and keeps what it hears. */
export interface RawSocket extends Disposable {
  readonly socket: Socket;
  /** Names of the events it was sent, oldest first. */
  readonly heard: string[];
  /** Codes of the refusals it was sent. */
  readonly refusals: string[];
  /** Of the table it was sent last; -1 before the first. */
  stateId(): number;
  /** What `G` of that table is. */
  view(): ViewNotation | undefined;
  /** Sends an event and waits for its acknowledgement. */
  say(event: string, ...args: readonly unknown[]): Promise<Acknowledgement>;
  /** Loses the line and comes back by itself, though not to its seat. */
  cut(): void;
  close(): void;
}

export function rawSocket(url: string, extraHeaders: Readonly<Record<string, string>> = {}): RawSocket {
  const { origin, pathname } = new URL(url);
  const socket = io(`${origin}/spice-road`, {
    path: `${pathname}socket.io`,
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 50,
    reconnectionDelayMax: 200,
    extraHeaders,
  });
  const heard: string[] = [];
  const refusals: string[] = [];
  let state: z.infer<typeof shownSchema> | null = null;
  socket.onAny((event: string, ...args: unknown[]) => {
    heard.push(event);
    if (event === 'refused') refusals.push(refusedSchema.parse(args[0]).code);
    if (event === 'update') state = shownSchema.parse(args[1]);
    if (event === 'sync') ({ state } = z.object({ state: shownSchema }).parse(args[1]));
  });
  const close = () => {
    socket.close();
  };
  return {
    socket,
    heard,
    refusals,
    stateId: () => state?._stateID ?? -1,
    view: () => state?.G,
    cut: () => {
      socket.io.engine.close();
    },
    say: async (event, ...args) => acknowledgementSchema.parse(await socket.timeout(5000).emitWithAck(event, ...args)),
    close,
    [Symbol.dispose]: close,
  };
}

/** A socket that was let in at a seat, or (null) to watch. */
export async function rawPlayer(
  ticket: Omit<SeatTicket, 'seat' | 'secret'> & { seat: number | null; secret?: string },
) {
  const raw = rawSocket(ticket.url);
  const seat = ticket.seat === null ? null : String(ticket.seat);
  await raw.say('sync', ticket.matchId, seat, ticket.secret ?? null, 2);
  await until('it is let in', () => raw.stateId() >= 0);
  return raw;
}

/** An action as boardgame.io's client sends it: the arguments of `update`. */
export function updateOf({ type, ...argument }: ActionNotation, seat: number, stateId: number, matchId: string) {
  const args = Object.keys(argument).length > 0 ? [argument] : [];
  const payload = { type, args, playerID: String(seat), credentials: 'ignored' };
  return [{ type: 'MAKE_MOVE', payload }, stateId, matchId, String(seat)] as const;
}
