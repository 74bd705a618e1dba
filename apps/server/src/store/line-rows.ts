import { type ChatLine, MOST_LINES } from '@spice-road/protocol';
import { DamagedRow, sound, soundOrDamaged } from './damaged.ts';
import type { Db } from './db.ts';
import type { PlaceKey } from './proof-rows.ts';
import { lineRowSchema } from './row-schemas.ts';
import type { LineRow } from './schema.ts';

export interface LinesRead {
  /** Oldest first. */
  readonly lines: readonly ChatLine[];
  /** One for each that could not be read: the others are told all the same. */
  readonly damaged: readonly DamagedRow[];
}

/** The lines of a room after a number. */
export async function readLines(db: Db, code: string, after = 0): Promise<LinesRead> {
  const rows = await db
    .selectFrom('lines')
    .selectAll()
    .where('room_code', '=', code)
    .where('number', '>', after)
    .orderBy('number')
    .execute();
  const read = rows.map((row) => soundOrDamaged(`What was said in room ${code}`, lineRowSchema, row));
  return {
    lines: read.flatMap((row) => (row instanceof DamagedRow ? [] : [told(row)])),
    damaged: read.filter((row) => row instanceof DamagedRow),
  };
}

/** The line that came of an attempt, as long as it is kept. */
export async function lineByAttempt(db: Db, { code, place }: PlaceKey, attempt: string): Promise<ChatLine | null> {
  const row = await db
    .selectFrom('lines')
    .selectAll()
    .where('room_code', '=', code)
    .where('place', '=', place)
    .where('attempt', '=', attempt)
    .executeTakeFirst();
  return row ? told(sound(`What was said in room ${code}`, lineRowSchema, row)) : null;
}

/** Adds a line to those of its room, where it is something done; the oldest goes when there are too many. */
export async function insertLine(db: Db, line: Omit<LineRow, 'number'>): Promise<ChatLine> {
  const { room_code: code, said_at: now } = line;
  const { last } = await db
    .selectFrom('lines')
    .select((row) => row.fn.max<number | null>('number').as('last'))
    .where('room_code', '=', code)
    .executeTakeFirstOrThrow();
  const row = { ...line, number: (last ?? 0) + 1 };
  await db.insertInto('lines').values(row).execute();
  await db
    .deleteFrom('lines')
    .where('room_code', '=', code)
    .where('number', '<=', row.number - MOST_LINES)
    .execute();
  await db.updateTable('rooms').set({ touched_at: now }).where('code', '=', code).execute();
  return told(row);
}

/** A place goes to another person: what was said from it before is not theirs. */
export async function disownLines(db: Db, { code, place }: PlaceKey): Promise<void> {
  await db.updateTable('lines').set({ place: null }).where('room_code', '=', code).where('place', '=', place).execute();
}

function told({ number, place, name, text, said_at: saidAt }: LineRow): ChatLine {
  return { number, place, name, text, saidAt: new Date(saidAt).toISOString() };
}
