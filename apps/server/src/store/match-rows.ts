import type { Db } from './store.ts';
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

export interface NewMatch extends Omit<StoredMatch, 'isCalledOff'> {
  readonly number: number;
  readonly opening: unknown;
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
  };
  await db.insertInto('matches').values(row).execute();
  const seats = match.seats.map(({ place, name }, seat) => ({ match_id: match.id, seat, place, name }));
  await db.insertInto('match_seats').values(seats).execute();
}

/**
 * One action, stored: the next state, if the one it was made from still stands, and the log entry. False when it does
 * not; nothing is written then.
 */
export async function commitAction(db: Db, match: StoredMatch, next: MatchState, entry: LogRow): Promise<boolean> {
  const ended = isOver(next);
  const updated = await db
    .updateTable('matches')
    .set({ state_id: stateIdOf(next), state: JSON.stringify(next), ended_at: ended ? entry.acted_at : null })
    .where('id', '=', match.id)
    .where('state_id', '=', stateIdOf(next) - 1)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (updated.numUpdatedRows !== 1n) return false;
  await db.insertInto('log').values(entry).execute();
  if (ended) {
    await db
      .updateTable('rooms')
      .set((row) => ({ status: 'finished', version: row('version', '+', 1), touched_at: entry.acted_at }))
      .where('code', '=', match.roomCode)
      .where('match_id', '=', match.id)
      .execute();
  }
  return true;
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
