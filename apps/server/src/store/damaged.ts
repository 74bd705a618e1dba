import type * as z from 'zod';

/**
 * Thrown when something stored is not of the form this release writes. It says where, never what: rows hold decks, and
 * this is written to the log.
 */
export class DamagedRow extends Error {}

/** What a query gave, once it is of the form it should have; `what` names it, as in `Room 777777`. Throws `DamagedRow`. */
export function sound<Value>(what: string, schema: z.ZodType<Value>, stored: unknown): Value {
  const read = soundOrDamaged(what, schema, stored);
  if (read instanceof DamagedRow) throw read;
  return read;
}

/** The same for one of many, of which the others are of use without it. */
export function soundOrDamaged<Value>(what: string, schema: z.ZodType<Value>, stored: unknown): Value | DamagedRow {
  const read = schema.safeParse(stored);
  if (read.success) return read.data;
  const where = read.error.issues[0]?.path.join('.') ?? '';
  return new DamagedRow(`${what} is damaged${where === '' ? '' : ` at ${where}`}.`);
}

/** `sound`, of a column that holds JSON. */
export function soundJson<Value>(what: string, schema: z.ZodType<Value>, stored: unknown): Value {
  return sound(what, schema, parseJson(what, stored));
}

function parseJson(what: string, stored: unknown): unknown {
  try {
    return JSON.parse(String(stored));
  } catch {
    // Node's own error quotes what it could not read.
    throw new DamagedRow(`${what} is damaged: it is no JSON.`);
  }
}
