import { DatabaseSync } from 'node:sqlite';
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

test('failures of the database are told from our own', async () => {
  const store = await openStore(':memory:');
  const failure = await store
    .write((db) => insertRoom(db, newRoom('777777'), Number.NaN))
    .catch((error: unknown) => error);
  expect(isStoreError(failure)).toBe(true);
  expect(isStoreError(new Error('ours'))).toBe(false);
  await store.close();
});
