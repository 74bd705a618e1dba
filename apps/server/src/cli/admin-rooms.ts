import { roomCodeSchema } from '@spice-road/protocol';
import { type Expiry, expiresAt } from '../rooms/expiry.ts';
import { type Room, takenPlaces } from '../rooms/room.ts';
import { DamagedRow } from '../store/damaged.ts';
import { deleteRoom, readRoom } from '../store/room-rows.ts';
import type { Db } from '../store/db.ts';
import { openForTools } from './admin-store.ts';

type Say = (line: string) => void;

export async function listRooms(path: string, expiry: Expiry, say: Say): Promise<number> {
  await using store = await openForTools(path);
  for (const code of await allCodes(store.db)) {
    const room = await readIfSound(store.db, code);
    if (room === null) continue;
    if (room === 'damaged') {
      say(JSON.stringify({ code, status: room }));
      continue;
    }
    say(
      JSON.stringify({
        code,
        status: room.status,
        people: takenPlaces(room).length,
        matches: room.matchCount,
        touchedAt: new Date(room.touchedAt).toISOString(),
        expiresAt: new Date(expiresAt(room, expiry)).toISOString(),
      }),
    );
  }
  return 0;
}

/** A server that runs notices when somebody in the room does something next. */
export async function purgeRooms(path: string, typed: readonly string[], say: Say): Promise<number> {
  await using store = await openForTools(path);
  let missing = 0;
  for (const each of typed) {
    const code = roomCodeSchema.safeParse(each);
    const isGone = code.success && (await store.write((db) => deleteRoom(db, code.data)));
    if (!isGone) missing += 1;
    say(isGone ? `Room ${code.data} is gone.` : `There is no room ${each}.`);
  }
  return missing === 0 ? 0 : 1;
}

export async function purgeExpired(path: string, expiry: Expiry, say: Say): Promise<number> {
  await using store = await openForTools(path);
  const now = Date.now();
  let gone = 0;
  for (const code of await allCodes(store.db)) {
    const isGone = await store.write(async (db) => {
      const room = await readIfSound(db, code);
      return room !== null && room !== 'damaged' && expiresAt(room, expiry) <= now && deleteRoom(db, code);
    });
    if (isGone) gone += 1;
  }
  say(`${gone} rooms are gone.`);
  return 0;
}

/** A damaged room is told of, and keeps nobody from the others; `purge CODE` removes it. */
async function readIfSound(db: Db, code: string): Promise<Room | 'damaged' | null> {
  try {
    return await readRoom(db, code);
  } catch (error) {
    if (error instanceof DamagedRow) return 'damaged';
    throw error;
  }
}

async function allCodes(db: Db): Promise<readonly string[]> {
  const rows = await db.selectFrom('rooms').select('code').orderBy('code').execute();
  return rows.map(({ code }) => code);
}
