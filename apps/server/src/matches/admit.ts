import type { Socket } from 'socket.io';
import { stateIdOf } from '../boardgameio.ts';
import { type Refused, refuse } from '../refused.ts';
import { hashOf } from '../rooms/secrets.ts';
import { placeBySecret } from '../store/proof-rows.ts';
import type { StoredMatch } from '../store/match-rows.ts';
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
  const secretHash = request.seat === null ? null : hashOf(request.credentials ?? '');
  if (!(await isTheirSeat(desk, match, request.seat, secretHash))) return refuse('not-seated');
  await sendTable(house.store.db, socket, match, request.seat);
  if (socket.connected) {
    sessions.open(socket, { matchId: match.id, roomCode: match.roomCode, seat: request.seat, secretHash });
  }
  return { ok: true, stateId: stateIdOf(match.state) };
}

/** Sockets whose secret no longer holds go on watching, and are told. */
export async function demoteVoidSessions({ house, live, sessions, queue }: Desk, roomCode: string): Promise<void> {
  for (const [socket, session] of sessions.inRoom(roomCode)) {
    if (session.seat === null) continue;
    await queue.run(session.matchId, async () => {
      const match = await live.get(session.matchId);
      if (match === null || sessions.of(socket) !== session) return;
      if (await isTheirSeat({ house }, match, session.seat, session.secretHash)) return;
      sessions.open(socket, { ...session, seat: null, secretHash: null });
      await sendTable(house.store.db, socket, match, null);
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
