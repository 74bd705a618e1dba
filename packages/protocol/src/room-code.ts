import * as z from 'zod/mini';

/** Letters and digits nobody confuses when reading aloud or off a screen: no 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
export const ROOM_CODE_ALPHABET = '34679ACDEFGHJKMNPQRTWXY';
export const ROOM_CODE_LENGTH = 6;

/** A room code as typed by a person: case does not matter, spaces and dashes are dropped. Yields the canonical form. */
export const roomCodeSchema = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(32)),
    z.transform((typed: string) => typed.toUpperCase().replaceAll(/[\s-]/g, '')),
  ),
  z.string().check(z.regex(new RegExp(`^[${ROOM_CODE_ALPHABET}]{${ROOM_CODE_LENGTH}}$`))),
);
