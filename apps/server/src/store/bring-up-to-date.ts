import { existsSync, renameSync, rmSync } from 'node:fs';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { UnfitStore } from './lock.ts';
import { migrations } from './migrations.ts';
import type { Db } from './db.ts';

/** Runs the migrations a store has not seen. A store of a newer release is refused; of an older one a copy is kept. */
export async function bringUpToDate(
  db: Db,
  { path, isNew }: { readonly path: string; readonly isNew: boolean },
): Promise<void> {
  const { done, missing } = isNew ? { done: [], missing: Object.keys(migrations) } : await ageOf(db, path);
  if (done.length > 0 && missing.length > 0 && path !== ':memory:') await keepCopy(db, path, done.at(-1) ?? '');
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/** What a store has seen of the migrations and what not. Throws when it has seen more than there are. */
export async function ageOf(
  db: Db,
  path: string,
): Promise<{ readonly done: readonly string[]; readonly missing: readonly string[] }> {
  const done = await migrationsDone(db);
  const unknown = done.find((name) => !(name in migrations));
  if (unknown !== undefined) {
    throw new UnfitStore(
      `${path} was written by a newer release of Spice Road (${unknown}). Start that one, or restore a backup made before.`,
    );
  }
  return { done, missing: Object.keys(migrations).filter((name) => !done.includes(name)) };
}

/** In order; empty when the store has no tables yet. */
async function migrationsDone(db: Db): Promise<readonly string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and name = 'kysely_migration'`.execute(db);
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

async function keepCopy(db: Db, path: string, lastDone: string): Promise<void> {
  const copy = `${path}.after-${lastDone}`;
  if (existsSync(copy)) return;
  // Under its name only when it is whole.
  rmSync(`${copy}.part`, { force: true });
  await sql`vacuum into ${`${copy}.part`}`.execute(db);
  renameSync(`${copy}.part`, copy);
}
