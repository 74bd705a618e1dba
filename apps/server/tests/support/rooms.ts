import { createRoom, join } from './http.ts';
import { NAMES } from './match.ts';

/** A room with so many people; their secrets by place. */
export async function roomWith(url: string, people: number) {
  const host = await createRoom(url, NAMES[0]);
  const secrets = [host.secret];
  for (const name of NAMES.slice(1, people)) secrets.push((await join(url, host.room.code, name)).secret);
  const [hostSecret = '', second = '', third = ''] = secrets;
  return { code: host.room.code, path: `api/rooms/${host.room.code}`, secrets, hostSecret, second, third };
}

export function byNumber(one: number, other: number): number {
  return one - other;
}
