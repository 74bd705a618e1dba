import type { RoomMatch } from '@spice-road/protocol';
import * as z from 'zod';
import type { Place, Room } from '../rooms/room.ts';
import { DamagedRow, sound } from './damaged.ts';
import { placeRowSchema, roomMatchRowSchema, roomRowSchema, seatRowSchema } from './row-schemas.ts';
import type { RoomRow } from './schema.ts';
import type { Db } from './db.ts';

export async function readRoom(db: Db, code: string): Promise<Room | null> {
  const stored = await db.selectFrom('rooms').selectAll().where('code', '=', code).executeTakeFirst();
  if (!stored) return null;
  const row = sound(`Room ${code}`, roomRowSchema, stored);
  const places = await db.selectFrom('places').selectAll().where('room_code', '=', code).orderBy('id').execute();
  const match = row.match_id === null ? null : await readRoomMatch(db, row.match_id);
  return {
    code: row.code,
    version: row.version,
    status: row.status,
    options: {
      openTable: row.open_table === 1,
      pointCardsToEnd: row.point_cards_to_end,
      fastBots: row.fast_bots === 1,
      botsGiveWay: row.bots_give_way === 1,
      hints: row.hints === 1,
    },
    host: row.host,
    places: sound(`Room ${code}`, z.array(placeRowSchema), places).map(placeOfRow),
    match: match && match.told,
    matchCount: row.match_count,
    touchedAt: Math.max(row.touched_at, match?.touchedAt ?? 0),
  };
}

/** False when the code is taken. */
export async function insertRoom(db: Db, room: Room, now: number): Promise<boolean> {
  const inserted = await db
    .insertInto('rooms')
    .values({ ...columnsOf(room), code: room.code, version: room.version, created_at: now, touched_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows !== 1n) return false;
  for (const place of room.places) await putPlace(db, room.code, place);
  return true;
}

/** Writes what changed. False when the room is no longer the one the change was made from; nothing is written then. */
export async function updateRoom(db: Db, before: Room, after: Room, now: number): Promise<boolean> {
  const updated = await db
    .updateTable('rooms')
    .set({ ...columnsOf(after), version: before.version + 1, touched_at: now })
    .where('code', '=', before.code)
    .where('version', '=', before.version)
    .executeTakeFirst();
  if (updated.numUpdatedRows !== 1n) return false;
  for (const place of after.places) {
    if (!before.places.includes(place)) await putPlace(db, after.code, place);
  }
  return true;
}

function columnsOf(room: Room): Omit<RoomRow, 'code' | 'version' | 'created_at' | 'touched_at'> {
  return {
    status: room.status,
    open_table: room.options.openTable ? 1 : 0,
    point_cards_to_end: room.options.pointCardsToEnd,
    fast_bots: room.options.fastBots ? 1 : 0,
    bots_give_way: room.options.botsGiveWay ? 1 : 0,
    hints: room.options.hints ? 1 : 0,
    host: room.host,
    match_id: room.match?.id ?? null,
    match_count: room.matchCount,
  };
}

function placeOfRow({ id, name, has_left, bot, stand_in, stand_in_from }: z.infer<typeof placeRowSchema>): Place {
  const standIn = stand_in === null ? null : { level: stand_in, from: stand_in_from ?? 0 };
  return {
    id,
    name,
    hasLeft: has_left === 1,
    ...(bot === null ? {} : { bot }),
    ...(standIn === null ? {} : { standIn }),
  };
}

async function putPlace(db: Db, code: string, { id, name, hasLeft, bot, standIn }: Place): Promise<void> {
  const columns = {
    name,
    has_left: hasLeft ? 1 : 0,
    bot: bot ?? null,
    stand_in: standIn?.level ?? null,
    stand_in_from: standIn?.from ?? null,
  };
  await db
    .insertInto('places')
    .values({ room_code: code, id, ...columns })
    .onConflict((conflict) => conflict.columns(['room_code', 'id']).doUpdateSet(columns))
    .execute();
}

async function readRoomMatch(db: Db, id: string): Promise<{ told: RoomMatch; touchedAt: number }> {
  const what = `Match ${id}`;
  const stored = await db
    .selectFrom('matches')
    .select(['number', 'ended_at', 'touched_at', 'commitment'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!stored) throw new DamagedRow(`${what} is missing.`);
  const match = sound(what, roomMatchRowSchema, stored);
  const rows = await db
    .selectFrom('match_seats')
    .select(['place', 'name'])
    .where('match_id', '=', id)
    .orderBy('seat')
    .execute();
  const seats = sound(what, z.array(seatRowSchema), rows);
  return {
    told: {
      id,
      number: match.number,
      seats: seats.map(({ place }) => place),
      names: seats.map(({ name }) => name),
      isOver: match.ended_at !== null,
      ...(match.commitment === null ? {} : { commitment: match.commitment }),
    },
    touchedAt: match.touched_at,
  };
}

/** Rooms in which nothing was changed since a time, in order of their codes; actions are not looked at. */
export async function codesUntouchedSince(db: Db, since: number, page: { after: string; limit: number }) {
  const rows = await db
    .selectFrom('rooms')
    .select('code')
    .where('touched_at', '<=', since)
    .where('code', '>', page.after)
    .orderBy('code')
    .limit(page.limit)
    .execute();
  return rows.map(({ code }) => code);
}

/** With its matches, places and everything that proved them. */
export async function deleteRoom(db: Db, code: string): Promise<boolean> {
  const deleted = await db.deleteFrom('rooms').where('code', '=', code).executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

export async function countRooms(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('rooms')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
