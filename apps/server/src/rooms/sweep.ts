import type { House } from '../house.ts';
import { DamagedRow } from '../store/damaged.ts';
import type { Db } from '../store/db.ts';
import { deleteStaleProofs } from '../store/proof-rows.ts';
import { codesUntouchedSince, deleteRoom, readRoom } from '../store/room-rows.ts';
import { expiresAt } from './expiry.ts';
import type { Room } from './room.ts';

const EVERY = 10 * 60 * 1000;
/** Rooms looked at in one transaction: matches go on in between. */
const AT_ONCE = 100;

/** Sweeps now and then, until what is returned is called. */
export function sweepRegularly(house: House): () => void {
  let isOver = false;
  let cancel: (() => void) | null = null;
  const again = () => {
    cancel = house.clock.after(EVERY, () => {
      sweep(house)
        .catch((error: unknown) => {
          if (!isOver) house.log.error('Expired rooms could not be removed.', error);
        })
        .finally(() => {
          if (!isOver) again();
        });
    });
  };
  again();
  return () => {
    isOver = true;
    cancel?.();
  };
}

/** Removes rooms that have expired, but for those somebody is in. */
async function sweep(house: House): Promise<void> {
  const { store, clock, expiry, log } = house;
  const now = clock.now();
  const soonest = now - Math.min(expiry.unused, expiry.finished, expiry.unfinished);
  let removed = 0;
  let after = '';
  for (;;) {
    const codes = await codesUntouchedSince(store.db, soonest, { after, limit: AT_ONCE });
    const last = codes.at(-1);
    if (last === undefined) break;
    after = last;
    removed += (await removeExpired(house, codes, now)).length;
  }
  await store.write((db) => deleteStaleProofs(db, now));
  if (removed > 0) log.info('Expired rooms were removed.', { rooms: removed });
}

async function removeExpired(house: House, codes: readonly string[], now: number): Promise<readonly string[]> {
  const { store, presence, fanout, expiry } = house;
  const removed = await store.write(async (db) => {
    const gone: string[] = [];
    for (const code of codes) {
      if (presence.isAnybodyAt(code)) continue;
      const room = await readIfSound(house, db, code);
      if (room === null || expiresAt(room, expiry) > now) continue;
      if (await deleteRoom(db, code)) gone.push(code);
    }
    return gone;
  });
  for (const code of removed) fanout.publish({ kind: 'room', code });
  return removed;
}

/** A damaged room stays, for a tool or a backup to mend, and does not keep the others from going. */
async function readIfSound({ log }: House, db: Db, code: string): Promise<Room | null> {
  try {
    return await readRoom(db, code);
  } catch (error) {
    if (!(error instanceof DamagedRow)) throw error;
    log.error('A room was left out of the sweep.', error);
    return null;
  }
}
