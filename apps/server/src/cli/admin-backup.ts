import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { ageOf } from '../store/bring-up-to-date.ts';
import { lockStore, UnfitStore } from '../store/lock.ts';
import { connectStore } from '../store/store.ts';

type Say = (line: string) => void;

/** The store as it is at one moment, in one file. A server that uses it goes on meanwhile. */
export async function backUp(path: string, file: string, say: Say): Promise<number> {
  if (!existsSync(path)) throw new UnfitStore(`There is no store at ${path}; DATA_DIR says where to look.`);
  if (existsSync(file)) throw new UnfitStore(`${file} is there already; a backup never overwrites.`);
  await copyWhole(path, file);
  say(`The store is in ${file}.`);
  return 0;
}

/** Puts a backup in place; what was there before is kept beside it. */
export async function restore(path: string, file: string, say: Say): Promise<number> {
  if (!existsSync(file)) throw new UnfitStore(`There is no backup ${file}.`);
  const lock = await lockStore(path, 0).catch((error: unknown) => {
    if (error instanceof UnfitStore) throw new UnfitStore('A server is using the store; stop it first.');
    throw error;
  });
  try {
    const fresh = `${path}.restored`;
    rmSync(fresh, { force: true });
    await copyWhole(file, fresh);
    const aside = `${path}.before-${new Date().toISOString().replaceAll(':', '-')}`;
    const isReplacing = existsSync(path);
    for (const end of ['', '-wal', '-shm']) if (existsSync(path + end)) renameSync(path + end, aside + end);
    renameSync(fresh, path);
    syncFolderOf(path);
    say(isReplacing ? `Restored. What was there before is ${aside}.` : 'Restored.');
    return 0;
  } finally {
    lock.release();
  }
}

/** Copies a store of this or an older release, its write-ahead log included, and looks whether the copy is sound. */
async function copyWhole(from: string, to: string): Promise<void> {
  const part = `${to}.part`;
  rmSync(part, { force: true });
  {
    await using store = connectStore(from);
    await ageOf(store.db, from);
    await sql`vacuum into ${part}`.execute(store.db);
  }
  expectSound(part);
  const copy = openSync(part, 'r+');
  fsyncSync(copy);
  closeSync(copy);
  renameSync(part, to);
  syncFolderOf(to);
}

function expectSound(path: string): void {
  using database = new DatabaseSync(path);
  const [first] = database.prepare('pragma integrity_check').all();
  const tables = database.prepare(
    "select count(*) as count from sqlite_master where name in ('rooms', 'matches', 'log')",
  );
  if (first?.['integrity_check'] !== 'ok') throw new UnfitStore(`The copy ${path} is damaged.`);
  if (tables.get()?.['count'] !== 3) throw new UnfitStore('This is no store of Spice Road.');
}

function syncFolderOf(path: string): void {
  // Windows cannot open folders, and needs not.
  if (process.platform === 'win32') return;
  const folder = openSync(dirname(resolve(path)), 'r');
  fsyncSync(folder);
  closeSync(folder);
}
