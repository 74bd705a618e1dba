import type { Socket } from 'socket.io';
import { stateIdOf } from '../boardgameio.ts';
import { DETAILS, type Refused, refuse } from '../refused.ts';
import { hashOf } from '../rooms/secrets.ts';
import { readRoom } from '../store/room-rows.ts';
import { placeBySecret } from '../store/proof-rows.ts';
import { readSeats, type StoredMatch } from '../store/match-rows.ts';
import type { Desk } from './desk.ts';
import type { SyncRequest } from './firewall.ts';
import { sendTable } from './publish.ts';

/** `stateId` is the table that was sent. */
type Admitted = { readonly ok: true; readonly stateId: number };

/**
 * Lets a socket in at a match and sends it the table. Runs in the queue of the match, so that no action falls between the
 * table sent and the first update: boardgame.io's client crashes on an update before its sync.
 */
export async function admit(desk: Desk, socket: Socket, request: SyncRequest): Promise<Admitted | Refused> {
  const { live, sessions, house } = desk;
  // Whatever it was let in as before, it asks anew.
  sessions.close(socket);
  const match = await live.get(request.matchId);
  if (match === null) return refuse('match-unknown');
  if ((await readSeats(house.store.db, match.id)) === null) {
    // A tool of the host removed it beside us.
    live.forget(match.id);
    return refuse('match-unknown');
  }
  const secretHash = request.seat === null ? null : hashOf(request.credentials ?? '');
  if (!(await isTheirSeat(desk, match, request.seat, secretHash))) return refuse('not-seated');
  await sendTable(house.store.db, socket, match, request.seat);
  if (socket.connected) {
    sessions.open(socket, { matchId: match.id, roomCode: match.roomCode, seat: request.seat, secretHash });
  }
  return { ok: true, stateId: stateIdOf(match.state) };
}

/** Sockets whose secret no longer holds are told so and closed. */
export async function closeVoidSessions({ house, live, sessions, queue }: Desk, roomCode: string): Promise<void> {
  for (const [socket, session] of sessions.inRoom(roomCode)) {
    await queue.run(session.matchId, async () => {
      if (sessions.of(socket) !== session) return;
      const match = await live.get(session.matchId);
      if (match !== null && (await isTheirSeat({ house }, match, session.seat, session.secretHash))) return;
      // A match that was called off can be seen no more, but nobody's secret is void for that.
      if (match === null && (await readRoom(house.store.db, roomCode)) !== null) return;
      sessions.close(socket);
      const code = match === null ? 'match-unknown' : 'not-seated';
      socket.emit('refused', { code, detail: DETAILS[code] });
      // Not `disconnect`, after which a client would not come back, as a spectator say.
      socket.conn.close();
    });
  }
}

async function isTheirSeat(
  { house }: Pick<Desk, 'house'>,
  match: StoredMatch,
  seat: number | null,
  secretHash: string | null,
): Promise<boolean> {
  if (seat === null || secretHash === null) return seat === null;
  const sitting = match.seats[seat];
  return sitting !== undefined && sitting.place === (await placeBySecret(house.store.db, match.roomCode, secretHash));
}
