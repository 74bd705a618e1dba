import * as z from 'zod';
import { isSameHash } from '../rooms/secrets.ts';
import { sound } from './damaged.ts';
import type { Db } from './db.ts';
import { proofRowSchema } from './row-schemas.ts';

/** A place in a room, as a row names it. */
export interface PlaceKey {
  readonly code: string;
  readonly place: number;
}

/** Devices of one person; the oldest is forgotten when another comes. */
const MOST_SECRETS = 16;

export async function insertSecret(db: Db, { code, place }: PlaceKey, hash: string, now: number): Promise<void> {
  await db.insertInto('secrets').values({ hash, room_code: code, place, created_at: now }).execute();
  const newestFirst = await db
    .selectFrom('secrets')
    .select('hash')
    .where('room_code', '=', code)
    .where('place', '=', place)
    .orderBy('created_at', 'desc')
    .execute();
  const tooMany = newestFirst.slice(MOST_SECRETS).map((secret) => secret.hash);
  if (tooMany.length > 0) await db.deleteFrom('secrets').where('hash', 'in', tooMany).execute();
}

/** The place a secret proves in this room. */
export async function placeBySecret(db: Db, code: string, hash: string): Promise<number | null> {
  const rows = await db
    .selectFrom('secrets')
    .select(['hash', 'place', 'room_code'])
    .where('room_code', '=', code)
    .execute();
  const secrets = sound(`A secret of room ${code}`, z.array(proofRowSchema), rows);
  let found: number | null = null;
  // All are looked at, so that the time taken tells nothing.
  for (const secret of secrets) if (isSameHash(secret.hash, hash)) found = secret.place;
  return found;
}

/** Remembers which place an attempt got, unless it is remembered already. */
export async function insertAttempt(db: Db, { code, place }: PlaceKey, hash: string, now: number): Promise<void> {
  await db
    .insertInto('attempts')
    .values({ hash, room_code: code, place, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function placeByAttempt(db: Db, hash: string): Promise<PlaceKey | null> {
  const row = await db.selectFrom('attempts').selectAll().where('hash', '=', hash).executeTakeFirst();
  if (!row) return null;
  const { room_code: code, place } = sound('An attempt', proofRowSchema, row);
  return { code, place };
}

export async function insertContinuation(
  db: Db,
  { code, place }: PlaceKey,
  hash: string,
  expiresAt: number,
): Promise<void> {
  await db.insertInto('continuations').values({ hash, room_code: code, place, expires_at: expiresAt }).execute();
}

/** Uses a continuation up; null when there is none that is still good. */
export async function takeContinuation(db: Db, code: string, hash: string, now: number): Promise<number | null> {
  await db.deleteFrom('continuations').where('expires_at', '<=', now).execute();
  const taken = await db
    .deleteFrom('continuations')
    .where('hash', '=', hash)
    .where('room_code', '=', code)
    .returning(['hash', 'place', 'room_code'])
    .executeTakeFirst();
  return taken ? sound(`A continuation of room ${code}`, proofRowSchema, taken).place : null;
}

/** Everything that proved the place until now is void: another person has it. */
export async function revokeProofs(db: Db, { code, place }: PlaceKey): Promise<void> {
  for (const table of ['secrets', 'attempts', 'continuations'] as const) {
    await db.deleteFrom(table).where('room_code', '=', code).where('place', '=', place).execute();
  }
}

/** Forgets what has had its time. */
export async function deleteStaleProofs(db: Db, now: number): Promise<void> {
  await db.deleteFrom('continuations').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('attempts')
    .where('created_at', '<', now - ATTEMPT_LIFETIME)
    .execute();
}

/** An answer that was lost is asked for again within seconds. */
const ATTEMPT_LIFETIME = 24 * 60 * 60 * 1000;
