import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, type Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

/** Where queries run: the store itself, or a transaction of it. */
export type Db = Kysely<Schema>;

/** The lasting truth. Whatever is not in here has not happened. */
export interface Store extends AsyncDisposable {
  readonly db: Db;
  /**
   * All or nothing, and on disk when the promise is kept. Every write goes through here, so that writes which wait at
   * the same time can one day share a commit.
   */
  write<Result>(change: (db: Transaction<Schema>) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** The file in a data folder, which is made when missing; or `:memory:`. */
export function storePath(dataDir: string): string {
  if (dataDir === ':memory:') return dataDir;
  mkdirSync(dataDir, { recursive: true });
  return join(dataDir, 'spice-road.sqlite');
}

/** Opens a store and brings it up to date. */
export async function openStore(path: string): Promise<Store> {
  const db = new Kysely<Schema>({ dialect: sqliteDialect(path) });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) {
    await db.destroy();
    throw error;
  }
  const close = () => db.destroy();
  return {
    db,
    write: (change) => db.transaction().execute(change),
    close,
    [Symbol.asyncDispose]: close,
  };
}
