import { writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { storePath } from '../src/store/store.ts';
import { onFullDisk } from './support/disks.ts';
import { ask, createRoom } from './support/http.ts';
import { startServer, temporaryFolder } from './support/running.ts';
import { corrupting, expectToRideOut, forbiddingWrites, locking } from './support/trouble.ts';

// `npm run soak` does the same on a disk that turns read-only under the server, which takes root.

test('a store that is locked: refused, then it goes on', async () => {
  using folder = temporaryFolder();
  await using server = await startServer({ DATA_DIR: folder.path });
  using trouble = locking(folder.path);
  await expectToRideOut(server.url, trouble);
}, 60_000);

test('while the store is locked for a moment, who wants to write waits, and the server does not', async () => {
  using folder = temporaryFolder();
  await using server = await startServer({ DATA_DIR: folder.path });
  using database = new DatabaseSync(storePath(folder.path));
  database.exec('begin immediate');
  const waiting = createRoom(server.url);
  const asked = performance.now();
  expect((await ask(server.url, 'health/live')).status).toBe(200);
  expect(performance.now() - asked).toBeLessThan(1000);
  database.exec('rollback');
  expect((await waiting).place).toBe(0);
}, 60_000);

test('a store that is read-only: refused, then it goes on', async () => {
  using folder = temporaryFolder();
  using trouble = forbiddingWrites();
  await using server = await startServer({ DATA_DIR: folder.path });
  await expectToRideOut(server.url, trouble);
  expect(server.complaints.join('\n')).toMatch(/readonly/);
}, 60_000);

test('a store that is corrupt: refused, then it goes on', async () => {
  using folder = temporaryFolder();
  await using server = await startServer({ DATA_DIR: folder.path });
  await expectToRideOut(server.url, corrupting(folder.path));
  expect(server.complaints.join('\n')).toMatch(/not a database|malformed/);
}, 60_000);

test('a commit that fails: refused, then it goes on', async () => {
  let isFailing = false;
  await using server = await startServer(
    {},
    {
      passing: (moment) => {
        if (isFailing && moment === 'committing')
          throw Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 778 });
      },
    },
  );
  await expectToRideOut(server.url, {
    strike: () => {
      isFailing = true;
    },
    relieve: () => {
      isFailing = false;
    },
  });
}, 60_000);

test('a disk that is full: refused, then it goes on', async () => {
  using folder = temporaryFolder();
  // Whoever may not mount a disk of two megabytes gets files that may not grow.
  await using server = await onFullDisk(folder.path);
  await expectToRideOut(server.url, server.trouble);
}, 60_000);

test('a folder that cannot be is refused at the start', async () => {
  using folder = temporaryFolder();
  writeFileSync(`${folder.path}/file`, '');
  // Inside a file, where not even root can make one.
  await expect(startServer({ DATA_DIR: `${folder.path}/file/data` })).rejects.toThrow(/ENOTDIR|EEXIST|ENOENT/);
});
