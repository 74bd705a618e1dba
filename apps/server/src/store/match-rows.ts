import * as z from 'zod';
import { isOver, type MatchState, stateIdOf } from '../boardgameio.ts';
import { DamagedRow, sound, soundJson } from './damaged.ts';
import type { Db } from './db.ts';
import { matchStateSchema, openingSchema, type StoredOpening } from './match-json.ts';
import { logRowSchema, seatRowSchema } from './row-schemas.ts';
import type { LogRow, MatchRow } from './schema.ts';

/** A match as stored, its state read. */
export interface StoredMatch {
  readonly id: string;
  readonly roomCode: string;
  readonly state: MatchState;
  readonly isCalledOff: boolean;
  /** By seat. */
  readonly seats: readonly { readonly place: number; readonly name: string }[];
}

export async function readMatch(db: Db, id: string): Promise<StoredMatch | null> {
  const row = await db
    .selectFrom('matches')
    .select(['room_code', 'state', 'state_id', 'called_off'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const seats = await seatsOf(db, id);
  const state = soundJson(`Match ${id}`, matchStateSchema, row.state);
  // An action is written only over the state its number says.
  if (stateIdOf(state) !== row.state_id) throw new DamagedRow(`Match ${id} is damaged at state_id.`);
  if (seats.length !== state.G.table.seats.length) throw new DamagedRow(`Match ${id} is damaged at its seats.`);
  return { id, roomCode: row.room_code, state, isCalledOff: row.called_off === 1, seats };
}

/** Who sits at a match, without its table; null when there is no such match. */
export async function readSeats(db: Db, id: string): Promise<StoredMatch['seats'] | null> {
  const row = await db.selectFrom('matches').select('id').where('id', '=', id).executeTakeFirst();
  return row ? seatsOf(db, id) : null;
}

async function seatsOf(db: Db, id: string): Promise<StoredMatch['seats']> {
  const seats = await db
    .selectFrom('match_seats')
    .select(['place', 'name'])
    .where('match_id', '=', id)
    .orderBy('seat')
    .execute();
  return sound(`Match ${id}`, z.array(seatRowSchema), seats);
}

export async function readOpening(
  db: Db,
  id: string,
): Promise<{ readonly opening: StoredOpening; readonly isOver: boolean } | null> {
  const row = await db
    .selectFrom('matches')
    .select(['opening', 'ended_at', 'called_off'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const opening = soundJson(`The opening of match ${id}`, openingSchema, row.opening);
  return { opening, isOver: row.ended_at !== null && row.called_off === 0 };
}

export interface NewMatch extends Omit<StoredMatch, 'isCalledOff'> {
  readonly number: number;
  readonly opening: StoredOpening;
  readonly commitment: string;
}

export async function insertMatch(db: Db, match: NewMatch, now: number): Promise<void> {
  const row: MatchRow = {
    id: match.id,
    room_code: match.roomCode,
    number: match.number,
    opening: JSON.stringify(match.opening),
    state_id: stateIdOf(match.state),
    state: JSON.stringify(match.state),
    created_at: now,
    ended_at: null,
    called_off: 0,
    touched_at: now,
    commitment: match.commitment,
  };
  await db.insertInto('matches').values(row).execute();
  const seats = match.seats.map(({ place, name }, seat) => ({ match_id: match.id, seat, place, name }));
  await db.insertInto('match_seats').values(seats).execute();
}

/** `roomChanged` when it ended the match, or brought somebody back who had left. */
export type Committed = { readonly ok: true; readonly roomChanged: boolean } | { readonly ok: false };

/** Who acts: the person whose seat it is, or a bot for them or for itself. */
export type Actor = 'person' | 'bot';

/**
 * One action, stored: the next state, if the one it was made from still stands, and the log entry. Not ok when it does
 * not; nothing is written then.
 */
export async function commitAction(
  db: Db,
  match: StoredMatch,
  next: MatchState,
  entry: LogRow,
  actor: Actor = 'person',
): Promise<Committed> {
  const ended = isOver(next);
  const now = entry.acted_at;
  const updated = await db
    .updateTable('matches')
    .set({
      state_id: stateIdOf(next),
      state: JSON.stringify(next),
      ended_at: ended ? now : null,
      touched_at: now,
    })
    .where('id', '=', match.id)
    .where('state_id', '=', stateIdOf(next) - 1)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (updated.numUpdatedRows !== 1n) return { ok: false };
  await db.insertInto('log').values(entry).execute();
  const cameBack = actor === 'person' && (await bringBack(db, match, entry.seat));
  if (ended || cameBack) {
    await db
      .updateTable('rooms')
      .set((row) => ({ version: row('version', '+', 1), touched_at: now, ...(ended ? { status: 'finished' } : {}) }))
      .where('code', '=', match.roomCode)
      .where('match_id', '=', match.id)
      .execute();
  }
  return { ok: true, roomChanged: ended || cameBack };
}

/** Whoever left the room and then acts, from another tab say, has not left. */
async function bringBack(db: Db, { roomCode, seats }: StoredMatch, seat: number): Promise<boolean> {
  const returned = await db
    .updateTable('places')
    .set({ has_left: 0 })
    .where('room_code', '=', roomCode)
    .where('id', '=', seats[seat]?.place ?? -1)
    .where('has_left', '=', 1)
    .executeTakeFirst();
  return returned.numUpdatedRows > 0n;
}

/** The seat of this place goes on under another name. */
export async function renameSeat(db: Db, id: string, place: number, name: string): Promise<void> {
  await db.updateTable('match_seats').set({ name }).where('match_id', '=', id).where('place', '=', place).execute();
}

export async function callOffMatch(db: Db, id: string, now: number): Promise<void> {
  await db.updateTable('matches').set({ ended_at: now, called_off: 1 }).where('id', '=', id).execute();
}

/** The entries from a state on, oldest first. */
export async function readLogFrom(db: Db, id: string, stateId: number): Promise<LogRow[]> {
  const rows = await db
    .selectFrom('log')
    .selectAll()
    .where('match_id', '=', id)
    .where('state_id', '>=', stateId)
    .orderBy('state_id')
    .execute();
  return sound(`The log of match ${id}`, z.array(logRowSchema), rows);
}

/** The newest entries before a state, oldest first. */
export async function readLog(db: Db, id: string, page: { before: number | null; limit: number }): Promise<LogRow[]> {
  let query = db.selectFrom('log').selectAll().where('match_id', '=', id);
  if (page.before !== null) query = query.where('state_id', '<', page.before);
  const newestFirst = await query.orderBy('state_id', 'desc').limit(page.limit).execute();
  return sound(`The log of match ${id}`, z.array(logRowSchema), newestFirst.toReversed());
}
