import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { ROOM_CODE_ALPHABET, ROOM_CODE_LENGTH } from '@spice-road/protocol';

/** Proof of a place: 256 bits from the system's generator. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Goes into the fragment of a link: 192 bits. */
export function newContinuationToken(): string {
  return randomBytes(24).toString('base64url');
}

export function newMatchId(): string {
  return randomBytes(18).toString('base64url');
}

/** About 27 bits: guessing a room finds one to watch, never a seat. */
export function newRoomCode(): string {
  return Array.from({ length: ROOM_CODE_LENGTH }, () =>
    ROOM_CODE_ALPHABET.charAt(randomInt(ROOM_CODE_ALPHABET.length)),
  ).join('');
}

/** What is stored in place of a secret. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** In constant time for hashes of equal length, and all of ours are. */
export function isSameHash(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
