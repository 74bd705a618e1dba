import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Migrator } from 'kysely/migration';
import { describe, expect, test } from 'vitest';
import { migrations } from '../src/store/migrations.ts';
import { connectStore, openStore, storePath } from '../src/store/store.ts';
import { createRoom, look } from './support/http.ts';
import { startServer, temporaryFolder } from './support/running.ts';

const NAMES = Object.keys(migrations);

/** A store as the release wrote it that knew the migrations up to this one. */
async function storeOf(path: string, migration: string): Promise<void> {
  await using store = connectStore(path);
  const migrator = new Migrator({ db: store.db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateTo(migration);
  if (error !== undefined) throw error;
}

describe('a store of', () => {
  test.each(NAMES.slice(0, -1))(
    'the older release of %s is brought up to date, and a copy of it kept',
    async (name) => {
      using folder = temporaryFolder();
      const path = storePath(folder.path);
      await storeOf(path, name);
      {
        using database = new DatabaseSync(path);
        database.exec(`
        insert into rooms (code, version, status, open_table, host, match_count, created_at, touched_at)
          values ('777777', 1, 'waiting', 0, 0, 0, ${Date.now()}, ${Date.now()});
        insert into places (room_code, id, name, has_left) values ('777777', 0, 'Ana', 0);
      `);
      }
      await using server = await startServer({ DATA_DIR: folder.path });
      expect(await look(server.url, '777777')).toMatchObject({ code: '777777', places: [{ name: 'Ana' }] });
      const copies = readdirSync(folder.path).filter((file) => file.includes('.after-'));
      expect(copies).toEqual([`spice-road.sqlite.after-${name}`]);
      using copy = new DatabaseSync(join(folder.path, copies[0] ?? ''));
      expect(copy.prepare('select code from rooms').all()).toMatchObject([{ code: '777777' }]);
      expect(copy.prepare('select name from kysely_migration order by name').all().at(-1)).toMatchObject({ name });
    },
  );

  test('a newer release is refused with a sentence, and left as it is', async () => {
    using folder = temporaryFolder();
    const path = storePath(folder.path);
    await (await openStore(path)).close();
    {
      using database = new DatabaseSync(path);
      database.exec(`insert into kysely_migration values ('0999-of-the-future', '2030-01-01')`);
    }
    await expect(startServer({ DATA_DIR: folder.path })).rejects.toThrow(/newer release of Spice Road.*0999/);
    using database = new DatabaseSync(path);
    expect(database.prepare('select name from kysely_migration').all()).toHaveLength(NAMES.length + 1);
  });

  test('another kind is refused', async () => {
    using folder = temporaryFolder();
    writeFileSync(storePath(folder.path), 'no database'.repeat(100));
    await expect(startServer({ DATA_DIR: folder.path })).rejects.toThrow(/not a database/);
  });

  test('another server that runs is left alone', async () => {
    using folder = temporaryFolder();
    await using first = await startServer({ DATA_DIR: folder.path });
    await expect(startServer({ DATA_DIR: folder.path })).rejects.toThrow(/in use by another server/);
    await createRoom(first.url);
  });
});
