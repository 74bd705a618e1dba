import type { Continuation } from '@spice-road/protocol';
import type { House } from '../house.ts';
import { type Refused, refuse } from '../refused.ts';
import { renameSeat } from '../store/match-rows.ts';
import {
  insertAttempt,
  insertContinuation,
  insertSecret,
  type PlaceKey,
  placeByAttempt,
  placeBySecret,
  takeContinuation,
} from '../store/proof-rows.ts';
import { insertRoom, readRoom } from '../store/room-rows.ts';
import type { Db } from '../store/db.ts';
import { type Changed, changeRoom } from './change-room.ts';
import { giveUpPlace } from './give-up-place.ts';
import { leave } from './leave.ts';
import { newRoom, type Place, placeById, type Room } from './room.ts';
import { hashOf, newContinuationToken, newSecret } from './secrets.ts';
import { rename, returnToPlace, takePlace } from './take-place.ts';

/** What somebody gets who takes a place: the secret is said once and never stored. */
export type Seating = Changed<{ readonly place: number; readonly secret: string }>;

/** Somebody asking for a place. */
export interface Newcomer {
  /** Tidy; empty for the default. */
  readonly name: string;
  /** Makes asking again harmless. */
  readonly attempt?: string | undefined;
  /** Of a place they had before. */
  readonly secret?: string | null;
}

const CONTINUATION_LIFETIME = 10 * 60 * 1000;

/** Makes a room whose maker sits at place 0 and is its host. */
export async function createRoom(house: House, maker: Newcomer): Promise<Seating> {
  const { store, clock, presence } = house;
  const attempt = maker.attempt === undefined ? null : hashOf(`create ${maker.attempt}`);
  const seating = await store.write(async (db) => {
    const again = attempt && (await placeByAttempt(db, attempt));
    const before = again ? await readRoom(db, again.code) : null;
    if (again && before)
      return { ok: true as const, room: before, place: again.place, secret: await giveSecret(house, db, again) };

    const taking = takePlace(newRoom(house.newRoomCode()), maker.name);
    if (!taking.ok) throw new Error('There is a free place in an empty room.');
    let room: Room = { ...taking.room, touchedAt: clock.now() };
    while (!(await insertRoom(db, room, clock.now()))) room = { ...room, code: house.newRoomCode() };
    const key = { code: room.code, place: taking.place };
    if (attempt) await insertAttempt(db, key, attempt, clock.now());
    return { ok: true as const, room, place: taking.place, secret: await giveSecret(house, db, key) };
  });
  presence.touch(seating.room.code, seating.place);
  return seating;
}

/** Takes a free place, or comes back to the one had before. */
export async function joinRoom(house: House, code: string, newcomer: Newcomer): Promise<Seating | Refused> {
  const attempt = newcomer.attempt === undefined ? null : hashOf(`join ${code} ${newcomer.attempt}`);
  const seating = await changeRoom(house, code, async (room, db): Promise<Seating | Refused> => {
    const proven = newcomer.secret ? await placeBySecret(db, code, hashOf(newcomer.secret)) : null;
    const asked = attempt && proven === null ? await placeByAttempt(db, attempt) : null;
    const before = placeById(room, proven ?? asked?.place ?? -1);
    const taking = before ? returnToPlace(room, before, newcomer.name) : takePlace(room, newcomer.name);
    if (!taking.ok) return taking;

    const key = { code, place: taking.place };
    if (taking.takenOver) await giveUpPlace(db, key);
    // A bot's seat in a match that runs: it goes on, under another name.
    if (taking.takenOver && room.status === 'playing' && room.match)
      await renameSeat(db, room.match.id, taking.place, placeById(taking.room, taking.place)?.name ?? '');
    if (attempt && proven === null) await insertAttempt(db, key, attempt, house.clock.now());
    const secret = proven !== null && newcomer.secret ? newcomer.secret : await giveSecret(house, db, key);
    return { ok: true, room: taking.room, place: taking.place, secret };
  });
  if (seating.ok) house.presence.touch(code, seating.place);
  return seating;
}

export function renamePlace(house: House, code: string, secret: string | null, name: string) {
  return changeOwnPlace(house, code, secret, (room, place) => rename(room, place, name));
}

export function leavePlace(house: House, code: string, secret: string | null) {
  const isHere = (place: number) => house.presence.isHere(code, place);
  return changeOwnPlace(house, code, secret, (room, place) => leave(room, place, isHere));
}

/** A token with which another device of the same person gets a secret of its own, once. */
export async function offerContinuation(
  { store, clock }: House,
  code: string,
  secret: string | null,
): Promise<({ readonly ok: true } & Continuation) | Refused> {
  return store.write(async (db) => {
    const room = await readRoom(db, code);
    if (room === null) return refuse('room-unknown');
    const place = await placeOf(db, room, secret);
    if (place === null) return refuse('not-seated');
    const token = newContinuationToken();
    const expiresAt = clock.now() + CONTINUATION_LIFETIME;
    await insertContinuation(db, { code, place: place.id }, hashOf(token), expiresAt);
    return { ok: true, token, expiresAt: new Date(expiresAt).toISOString() };
  });
}

/** Uses a continuation up. Whoever had left is back with it. */
export async function redeemContinuation(house: House, code: string, token: string): Promise<Seating | Refused> {
  const seating = await changeRoom(house, code, async (room, db): Promise<Seating | Refused> => {
    const id = await takeContinuation(db, code, hashOf(token), house.clock.now());
    const place = placeById(room, id ?? -1);
    if (place === null) return refuse('continuation-unknown');
    const taking = returnToPlace(room, place, '');
    if (!taking.ok) return taking;
    const secret = await giveSecret(house, db, { code, place: place.id });
    return { ok: true, room: taking.room, place: place.id, secret };
  });
  if (seating.ok) house.presence.touch(code, seating.place);
  return seating;
}

/** The place a secret proves, or null. */
export async function placeOf(db: Db, room: Room, secret: string | null): Promise<Place | null> {
  const id = secret === null ? null : await placeBySecret(db, room.code, hashOf(secret));
  return id === null ? null : placeById(room, id);
}

function changeOwnPlace(
  house: House,
  code: string,
  secret: string | null,
  change: (room: Room, place: Place) => Room,
): Promise<Changed<{ readonly place: number }> | Refused> {
  return changeRoom(house, code, async (room, db) => {
    const place = await placeOf(db, room, secret);
    if (place === null) return refuse('not-seated');
    return { ok: true, room: change(room, place), place: place.id };
  });
}

async function giveSecret({ clock }: House, db: Db, key: PlaceKey): Promise<string> {
  const secret = newSecret();
  await insertSecret(db, key, hashOf(secret), clock.now());
  return secret;
}
