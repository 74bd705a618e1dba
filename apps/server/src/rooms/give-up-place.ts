import type { Db } from '../store/db.ts';
import { disownLines } from '../store/line-rows.ts';
import { type PlaceKey, revokeProofs } from '../store/proof-rows.ts';

/** A place is no longer whose it was: nothing proves it any more, and what was said from it is nobody's. */
export async function giveUpPlace(db: Db, key: PlaceKey): Promise<void> {
  await revokeProofs(db, key);
  await disownLines(db, key);
}
