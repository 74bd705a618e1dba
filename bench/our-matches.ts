import { roomViewSchema, seatedSchema } from '../packages/protocol/src/index.ts';
import type { ReadyMatch } from './load.ts';
import { post } from './post.ts';

/** Lays a match on our server as people do: a room, its places, the start. */
export async function layOurMatch(url: string, seats: number): Promise<ReadyMatch> {
  const rooms = `${url}/api/rooms`;
  const host = seatedSchema.parse(await post(rooms, { name: 'Player 0' }));
  const secrets = [host.secret];
  for (let place = 1; place < seats; place += 1) {
    const seated = seatedSchema.parse(await post(`${rooms}/${host.room.code}/places`, { name: `Player ${place}` }));
    secrets.push(seated.secret);
  }
  const { match } = roomViewSchema.parse(await post(`${rooms}/${host.room.code}/matches`, {}, host.secret));
  if (match === null) throw new Error('The match did not start.');
  return { url, matchId: match.id, credentials: match.seats.map((place) => secrets[place] ?? '') };
}
