import type { RoomView } from '@spice-road/protocol';
import { ask, createRoom, join, start } from './http.ts';

/** Who sits where, and how they prove it. */
export interface SeatTicket {
  readonly url: string;
  readonly matchId: string;
  readonly seat: number;
  readonly secret: string;
}

export interface StartedMatch {
  readonly id: string;
  readonly code: string;
  readonly room: RoomView;
  /** By seat. */
  readonly tickets: readonly SeatTicket[];
  /** By place. */
  readonly secrets: readonly string[];
  readonly hostSecret: string;
}

export const NAMES = ['Ana', 'Bo', 'Cleo', 'Dai', 'Eve'] as const;

/** A room with so many people, and their first match begun. */
export async function startMatch(
  url: string,
  seats: number,
  options: { readonly openTable?: boolean } = {},
): Promise<StartedMatch> {
  const host = await createRoom(url, NAMES[0]);
  const { code } = host.room;
  const secrets = [host.secret];
  for (const name of NAMES.slice(1, seats)) secrets.push((await join(url, code, name)).secret);
  if (options.openTable !== undefined)
    await ask(url, `api/rooms/${code}/options`, { method: 'PATCH', body: options, secret: host.secret });
  return matchOf(url, await start(url, code, host.secret), secrets);
}

/** The match a room is at, with everybody's tickets. */
export function matchOf(url: string, room: RoomView, secrets: readonly string[]): StartedMatch {
  const { match } = room;
  if (match === null) throw new Error('No match.');
  const tickets = match.seats.map((place, seat) => {
    const secret = secrets[place];
    if (secret === undefined) throw new Error(`No secret for place ${place}.`);
    return { url, matchId: match.id, seat, secret };
  });
  const hostSecret = secrets[room.places.findIndex(({ isHost }) => isHost)] ?? '';
  return { id: match.id, code: room.code, room, tickets, secrets, hostSecret };
}

export function ticketOf({ tickets }: StartedMatch, seat: number): SeatTicket {
  const ticket = tickets[seat];
  if (ticket === undefined) throw new Error(`No seat ${seat}.`);
  return ticket;
}
