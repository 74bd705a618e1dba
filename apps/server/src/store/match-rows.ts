import type { ShuffledDecks } from '@spice-road/rules';
import type { Db } from './db.ts';
import type { LogRow, MatchRow } from './schema.ts';
import { isOver, type MatchState, stateIdOf } from '../boardgameio.ts';

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
    .select(['room_code', 'state', 'called_off'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const seats = await db
    .selectFrom('match_seats')
    .select(['place', 'name'])
    .where('match_id', '=', id)
    .orderBy('seat')
    .execute();
  const state: MatchState = JSON.parse(row.state);
  return { id, roomCode: row.room_code, state, isCalledOff: row.called_off === 1, seats };
}

/** What a match began with: with the log it tells all of it. Those of before there were commitments have no salt. */
export interface StoredOpening {
  readonly decks: ShuffledDecks;
  readonly openTable: boolean;
  readonly pointCardsToEnd?: number;
  readonly salt?: string;
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
  const opening: StoredOpening = JSON.parse(row.opening);
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

/**
 * One action, stored: the next state, if the one it was made from still stands, and the log entry. Not ok when it does
 * not; nothing is written then.
 */
export async function commitAction(db: Db, match: StoredMatch, next: MatchState, entry: LogRow): Promise<Committed> {
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
  const cameBack = await bringBack(db, match, entry.seat);
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

export async function callOffMatch(db: Db, id: string, now: number): Promise<void> {
  await db.updateTable('matches').set({ ended_at: now, called_off: 1 }).where('id', '=', id).execute();
}

/** The newest entries before a state, oldest first. */
export async function readLog(db: Db, id: string, page: { before: number | null; limit: number }): Promise<LogRow[]> {
  let query = db.selectFrom('log').selectAll().where('match_id', '=', id);
  if (page.before !== null) query = query.where('state_id', '<', page.before);
  const newestFirst = await query.orderBy('state_id', 'desc').limit(page.limit).execute();
  return newestFirst.toReversed();
}
