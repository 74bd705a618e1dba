import { existsSync } from 'node:fs';
import { ageOf } from '../store/bring-up-to-date.ts';
import { UnfitStore } from '../store/lock.ts';
import { connectStore, type Store } from '../store/store.ts';

/** Opens a store of this release, beside a server that may be using it. */
export async function openForTools(path: string): Promise<Store> {
  if (!existsSync(path)) throw new UnfitStore(`There is no store at ${path}; DATA_DIR says where to look.`);
  const store = connectStore(path);
  try {
    const { missing } = await ageOf(store.db, path);
    if (missing.length > 0)
      throw new UnfitStore(
        `${path} is of an older release of Spice Road. Start the server once: it brings it up to date.`,
      );
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}
