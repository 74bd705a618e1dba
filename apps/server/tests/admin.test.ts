import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { lineIn, say } from './support/chat.ts';
import { createRoom, look } from './support/http.ts';
import { startMatch, ticketOf } from './support/match.ts';
import { rawPlayer, updateOf } from './support/raw-socket.ts';
import { watchRoom } from './support/room-socket.ts';
import { startServer, temporaryFolder } from './support/running.ts';
import { until } from './support/until.ts';

// Each step starts a process, on a machine that may be busy.
vi.setConfig({ testTimeout: 90_000 });

const ADMIN = fileURLToPath(new URL('../src/cli/admin.ts', import.meta.url));

async function admin(folder: string, ...args: readonly string[]) {
  const tool = spawn(process.execPath, [ADMIN, ...args], { env: { ...process.env, DATA_DIR: folder } });
  const [said, complained, [code]] = await Promise.all([text(tool.stdout), text(tool.stderr), once(tool, 'exit')]);
  return { code, said, complained };
}

test('a backup of a running server is sound, and restored it plays on', async () => {
  using folder = temporaryFolder();
  const file = join(folder.path, 'backup.sqlite');
  await using server = await startServer({ DATA_DIR: join(folder.path, 'data') });
  const match = await startMatch(server.url, 2);
  using player = await rawPlayer(ticketOf(match, 0));
  await player.say('update', ...updateOf({ type: 'play', card: '+YY' }, 0, 0, match.id));
  const said = lineIn(await say(server.url, match.code, match.hostSecret, 'Well played'));
  const data = join(folder.path, 'data');
  expect(await admin(data, 'backup', file)).toEqual({ code: 0, said: `The store is in ${file}.\n`, complained: '' });
  expect(await admin(data, 'backup', file)).toMatchObject({
    code: 1,
    complained: expect.stringContaining('is there already'),
  });
  expect(await admin(data, 'check')).toMatchObject({ code: 0, said: '1 matches: all are as their logs say.\n' });
  expect(await admin(data, 'restore', file)).toEqual({
    code: 1,
    said: '',
    complained: 'A server is using the store; stop it first.\n',
  });
  using other = await rawPlayer(ticketOf(match, 1));
  await other.say('update', ...updateOf({ type: 'play', card: '+YY' }, 1, 1, match.id));
  await createRoom(server.url, 'Later');
  lineIn(await say(server.url, match.code, match.hostSecret, 'Said after the backup'));
  player.close();
  other.close();
  await server.close();

  expect(await admin(data, 'restore', file)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^Restored\. What/),
  });
  expect(readdirSync(data).some((name) => name.includes('.before-'))).toBe(true);
  await using second = await startServer({ DATA_DIR: data });
  expect(await look(second.url, match.code, match.hostSecret)).toMatchObject({ status: 'playing', you: 0 });
  using watch = watchRoom(second.url, { code: match.code });
  await until('the chat is told', () => watch.lines() !== null);
  expect(watch.lines()).toEqual([said]);
  using back = await rawPlayer({ ...ticketOf(match, 1), url: second.url });
  expect(back.stateId()).toBe(1);
  expect(await back.say('update', ...updateOf({ type: 'play', card: '+YY' }, 1, 1, match.id))).toMatchObject({
    ok: true,
  });
});

test('rooms are listed and removed; what was meddled with is found', async () => {
  using folder = temporaryFolder();
  await using server = await startServer({ DATA_DIR: folder.path });
  const match = await startMatch(server.url, 3);
  const { room } = await createRoom(server.url, 'Ana');
  const listed = (await admin(folder.path, 'list')).said
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  expect(listed).toHaveLength(2);
  expect(listed).toContainEqual(
    expect.objectContaining({ code: match.code, status: 'playing', people: 3, matches: 1 }),
  );
  expect(await admin(folder.path, 'purge', room.code.toLowerCase(), '999999')).toEqual({
    code: 1,
    said: `Room ${room.code} is gone.\nThere is no room 999999.\n`,
    complained: '',
  });
  expect(await admin(folder.path, 'purge', '--expired')).toMatchObject({ code: 0, said: '0 rooms are gone.\n' });

  using database = new DatabaseSync(join(folder.path, 'spice-road.sqlite'));
  database.exec(`update matches set state = json_set(state, '$.G.table.round', 7)`);
  expect(await admin(folder.path, 'check')).toMatchObject({
    code: 1,
    said: expect.stringContaining('its table is another one'),
  });
});

test('bad usage, no store and no backup are told in a sentence', async () => {
  using folder = temporaryFolder();
  expect(await admin(folder.path)).toMatchObject({ code: 2, complained: expect.stringContaining('admin backup FILE') });
  expect(await admin(folder.path, 'check')).toMatchObject({
    code: 1,
    complained: expect.stringContaining('There is no store'),
  });
  const junk = join(folder.path, 'junk');
  writeFileSync(junk, 'no database at all, and longer than a header');
  const restored = await admin(folder.path, 'restore', junk);
  expect(restored.code).not.toBe(0);
  expect(existsSync(join(folder.path, 'spice-road.sqlite'))).toBe(false);
});
