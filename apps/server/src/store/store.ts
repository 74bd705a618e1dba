import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Kysely } from 'kysely';
import { type Passing, passUnnoticed } from '../moments.ts';
import type { Db } from './db.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { type CommitWatch, groupCommits } from './group-commit.ts';
import type { Schema } from './schema.ts';
import { lockStore } from './lock.ts';
import { sqlite } from './sqlite.ts';

/** The lasting truth. Whatever is not in here has not happened. */
export interface Store extends AsyncDisposable {
  readonly db: Db;
  /** All or nothing, and on disk when the promise is kept. Every write goes through here; `group-commit.ts` says how. */
  write<Result>(change: (db: Db) => Promise<Result>): Promise<Result>;
  /** Writes that wait for their transaction. */
  waiting(): number;
  close(): Promise<void>;
}

/** The file in a data folder; or `:memory:`. */
export function storePath(dataDir: string): string {
  return dataDir === ':memory:' ? dataDir : join(dataDir, 'spice-road.sqlite');
}

export interface StoreOptions {
  readonly passing?: Passing;
  readonly watch?: CommitWatch;
}

/** Opens a store, alone, and brings it up to date. Throws with a sentence when that cannot be done. */
export async function openStore(path: string, options: StoreOptions = {}): Promise<Store> {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const lock = await lockStore(path);
  try {
    const isNew = path === ':memory:' || !existsSync(path);
    const store = connectStore(path, options);
    const close = async () => {
      await store.close();
      lock.release();
    };
    try {
      await bringUpToDate(store.db, { path, isNew });
    } catch (error) {
      await store.close();
      throw error;
    }
    return { ...store, close, [Symbol.asyncDispose]: close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Opens a store as it is, beside a server that may be using it. */
export function connectStore(path: string, options: StoreOptions = {}): Store {
  const { passing = passUnnoticed, watch = { committed: () => {}, waited: () => {} } } = options;
  const { dialect, mend } = sqlite(path);
  const db = new Kysely<Schema>({ dialect });
  const commits = groupCommits(db, { passing, watch, mend });
  const close = async () => {
    await commits.idle();
    await db.destroy();
  };
  return { db, write: commits.write, waiting: commits.waiting, close, [Symbol.asyncDispose]: close };
}
