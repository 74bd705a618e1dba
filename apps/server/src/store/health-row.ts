import type { Db } from './db.ts';

/** Writes something, to see whether anything can be written. */
export async function touchHealth(db: Db, now: number): Promise<void> {
  await db
    .insertInto('health')
    .values({ id: 1, checked_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ checked_at: now }))
    .execute();
}
