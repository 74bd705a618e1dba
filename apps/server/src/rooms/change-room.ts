import { type Refused, refuse } from '../refused.ts';
import type { House } from '../house.ts';
import { readRoom, updateRoom } from '../store/room-rows.ts';
import type { Db } from '../store/db.ts';
import type { Room } from './room.ts';

export type Changed<Extra = object> = { readonly ok: true; readonly room: Room } & Extra;

/** How often a change is made anew on a room that another change got to first. */
const MOST_TRIES = 10;

/** Thrown inside a transaction to undo it. */
class Undo extends Error {
  readonly refused: Refused | 'overtaken';

  constructor(refused: Refused | 'overtaken') {
    super();
    this.refused = refused;
  }
}

/**
 * Reads a room, lets `change` make the next one of it, stores that and tells everybody: all in one transaction, or not
 * at all. A refusal stores nothing.
 */
export async function changeRoom<Extra>(
  house: House,
  code: string,
  change: (room: Room, db: Db) => Promise<Changed<Extra> | Refused>,
): Promise<Changed<Extra> | Refused> {
  for (let tries = 1; ; tries += 1) {
    try {
      const changed = await house.store.write((db) => changeOnce(house, db, code, change));
      house.fanout.publish({ kind: 'room', code });
      return changed;
    } catch (error) {
      if (!(error instanceof Undo)) throw error;
      if (error.refused !== 'overtaken') return error.refused;
      if (tries === MOST_TRIES) throw new Error(`Room ${code} changes too fast.`, { cause: error });
    }
  }
}

async function changeOnce<Extra>(
  { clock }: House,
  db: Db,
  code: string,
  change: (room: Room, db: Db) => Promise<Changed<Extra> | Refused>,
): Promise<Changed<Extra>> {
  const before = await readRoom(db, code);
  if (before === null) throw new Undo(refuse('room-unknown'));
  const changed = await change(before, db);
  if (!changed.ok) throw new Undo(changed);
  if (changed.room === before) return changed;
  const touchedAt = clock.now();
  if (!(await updateRoom(db, before, changed.room, touchedAt))) throw new Undo('overtaken');
  return { ...changed, room: { ...changed.room, version: before.version + 1, touchedAt } };
}
