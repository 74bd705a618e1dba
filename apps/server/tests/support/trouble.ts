import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect } from 'vitest';
import { storePath } from '../../src/store/store.ts';
import { ask, createRoom, post, problemIn } from './http.ts';
import { startMatch, ticketOf } from './match.ts';
import { rawPlayer, updateOf } from './raw-socket.ts';
import { pause, until } from './until.ts';

/** Something that keeps a server from storing anything, and its end. */
export interface Trouble {
  strike(): void | Promise<void>;
  relieve(): void | Promise<void>;
}

/** While it lasts all is refused with a sentence and nothing is shown; afterwards the server goes on by itself. */
export async function expectToRideOut(url: string, { strike, relieve }: Trouble): Promise<void> {
  const match = await startMatch(url, 2);
  using player = await rawPlayer(ticketOf(match, 0));
  using other = await rawPlayer(ticketOf(match, 1));
  const update = updateOf({ type: 'play', card: '+YY' }, 0, 0, match.id);
  expect((await ask(url, 'health/ready')).status).toBe(200);

  await strike();
  const answer = await player.socket.timeout(20_000).emitWithAck('update', ...update);
  expect(answer).toMatchObject({ ok: false, code: 'store-unavailable', detail: expect.stringMatching(/\.$/) });
  const reply = await post(url, 'api/rooms', { name: 'Ana' });
  expect(problemIn(reply)).toMatchObject({ code: 'store-unavailable', status: 503 });
  expect(reply.text).not.toMatch(/locked|disk|full|SQL/i);
  expect([player.stateId(), other.stateId(), other.heard.at(-1)]).toEqual([0, 0, 'sync']);
  expect((await ask(url, 'health/live')).status).toBe(200);
  expect(problemIn(await ask(url, 'health/ready')).status).toBe(503);

  await relieve();
  await readyAgain(url);
  expect(await player.say('update', ...update)).toEqual({ ok: true, stateId: 1 });
  await until('both see it', () => player.stateId() === 1 && other.stateId() === 1);
  await createRoom(url);
}

/** Not with `expect.poll`: this runs outside of Vitest too. */
async function readyAgain(url: string): Promise<void> {
  const deadline = Date.now() + 10_000;
  while ((await ask(url, 'health/ready')).status !== 200) {
    if (Date.now() > deadline) throw new Error('The server does not recover.');
    await pause(50);
  }
}

/** Another program holds the file. */
export function locking(folder: string): Trouble & Disposable {
  const database = new DatabaseSync(storePath(folder));
  return {
    strike: () => {
      database.exec('begin immediate');
    },
    relieve: () => {
      database.exec('rollback');
    },
    [Symbol.dispose]: () => {
      database.close();
    },
  };
}

/** Every byte of the file is another one, and then again the right one. */
export function corrupting(folder: string): Trouble {
  const path = storePath(folder);
  let whole = Buffer.alloc(0);
  return {
    strike: () => {
      {
        // A write by somebody else, so that nothing the server still remembers of the file counts.
        using database = new DatabaseSync(path);
        database.exec('pragma busy_timeout = 5000; update health set checked_at = checked_at + 1');
        database.exec('pragma wal_checkpoint(truncate)');
      }
      whole = readFileSync(path);
      overwrite(path, Buffer.from(whole.map((byte) => byte ^ 0xa5)));
    },
    relieve: () => {
      overwrite(path, whole);
    },
  };
}

function overwrite(path: string, bytes: Buffer): void {
  const file = openSync(path, 'r+');
  writeSync(file, bytes, 0, bytes.length, 0);
  fsyncSync(file);
  closeSync(file);
}

/**
 * SQLite itself takes the file for read-only, on every connection this process has to it or opens meanwhile: as far as can
 * be gone without a disk of one's own. The connections are found by the first thing the server says on each.
 */
export function forbiddingWrites(): Trouble & Disposable {
  const connections = new Set<DatabaseSync>();
  let isStruck = false;
  // oxlint-disable-next-line typescript/unbound-method -- called with the connection it belongs to.
  const { exec } = DatabaseSync.prototype;
  const set = (connection: DatabaseSync, flag: 'on' | 'off') => {
    if (connection.isOpen) exec.call(connection, `pragma query_only = ${flag}`);
  };
  DatabaseSync.prototype.exec = function execAndRemember(sql: string) {
    exec.call(this, sql);
    if (!sql.includes('journal_mode = WAL')) return;
    connections.add(this);
    if (isStruck) set(this, 'on');
  };
  const strike = (flag: 'on' | 'off') => () => {
    isStruck = flag === 'on';
    for (const connection of connections) set(connection, flag);
  };
  return {
    strike: strike('on'),
    relieve: strike('off'),
    [Symbol.dispose]: () => {
      DatabaseSync.prototype.exec = exec;
    },
  };
}
