import { readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/running.ts';
import { newRoom } from '../rooms/room.ts';
import { insertRoom, readRoom } from './room-rows.ts';
import { isStoreError } from './sqlite.ts';
import { openStore, storePath } from './store.ts';
import { storeConformance } from './store-conformance.ts';

const folders: Disposable[] = [];
afterAll(() => {
  for (const folder of folders) folder[Symbol.dispose]();
});

function freshFile(): string {
  const folder = temporaryFolder();
  folders.push(folder);
  return storePath(`${folder.path}/made/when/missing`);
}

storeConformance('SQLite in memory', () => openStore(':memory:'));
storeConformance('SQLite in a file', () => openStore(freshFile()));

test('a file opened again holds what it held, and is on disk before it is said so', async () => {
  const path = freshFile();
  const first = await openStore(path);
  await first.write((db) => insertRoom(db, newRoom('777777'), 0));
  await first.close();
  await using second = await openStore(path);
  expect(await readRoom(second.db, '777777')).toEqual(newRoom('777777'));
  using database = new DatabaseSync(path);
  expect(database.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
});

test('a file that was damaged is used again once it is good again', async () => {
  const path = freshFile();
  await using store = await openStore(path);
  const write = (code: string) => store.write((db) => insertRoom(db, newRoom(code), 0));
  await write('777777');
  await sql`pragma wal_checkpoint(truncate)`.execute(store.db);
  const good = readFileSync(path);
  writeFileSync(path, 'no database '.repeat(good.length / 12));
  // What SQLite remembers of the file would do for a while.
  await sql`pragma shrink_memory`.execute(store.db);
  await expect(readRoom(store.db, '777777')).rejects.toThrow(/malformed|not a database/);
  await expect(write('333333')).rejects.toThrow(/malformed|not a database/);
  writeFileSync(path, good);
  expect(await write('444444')).toBe(true);
  expect(await readRoom(store.db, '777777')).toEqual(newRoom('777777'));
});

test('failures of the database are told from our own', async () => {
  const store = await openStore(':memory:');
  const failure = await store
    .write((db) => insertRoom(db, newRoom('777777'), Number.NaN))
    .catch((error: unknown) => error);
  expect(isStoreError(failure)).toBe(true);
  expect(isStoreError(new Error('ours'))).toBe(false);
  await store.close();
});
