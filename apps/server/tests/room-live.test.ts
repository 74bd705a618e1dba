import { afterAll, beforeAll, expect, test } from 'vitest';
import { GRACE } from '../src/rooms/presence.ts';
import { handClock } from './support/hand-clock.ts';
import { ask, createRoom, join, leave, look, start } from './support/http.ts';
import { watchRoom } from './support/room-socket.ts';
import { startServer } from './support/running.ts';
import { pause, until } from './support/until.ts';

const clock = handClock();
let server: Awaited<ReturnType<typeof startServer>>;
let url: string;
beforeAll(async () => {
  server = await startServer({}, { clock });
  ({ url } = server);
});
afterAll(async () => {
  await server.close();
  expect(server.complaints).toEqual([]);
});

test('everybody who looks sees seats fill, options change and the match start, each as who they are', async () => {
  const host = await createRoom(url);
  const { code } = host.room;
  using hosts = watchRoom(url, { code, secret: host.secret });
  using watchers = watchRoom(url, { code: code.toLowerCase() });
  await until('both look', () => hosts.latest() !== null && watchers.latest()?.spectators === 1);
  expect(hosts.latest()?.you).toBe(0);
  expect(watchers.latest()?.you).toBeNull();
  expect(watchers.latest()?.link).toBe(`http://localhost:${server.port}/r/${code}`);

  const bo = await join(url, code, 'Bo');
  await until('Bo is seen', () => [hosts, watchers].every((watch) => watch.latest()?.places.length === 2));
  await ask(url, `api/rooms/${code}/options`, { method: 'PATCH', body: { openTable: true }, secret: host.secret });
  await until('the option is seen', () => [hosts, watchers].every((watch) => watch.latest()?.options.openTable));
  await start(url, code, host.secret);
  await until('the start is seen', () => [hosts, watchers].every((watch) => watch.latest()?.status === 'playing'));
  await leave(url, code, bo.secret);
  await until('the leaving is seen', () => hosts.latest()?.places[1]?.presence === 'left');
  const versions = hosts.views.map(({ version }) => version);
  expect(versions).toEqual(versions.toSorted((one, other) => one - other));
});

test('somebody is here while they have a socket, and a moment longer: a refresh does not flicker', async () => {
  const host = await createRoom(url);
  const { code } = host.room;
  const bo = await join(url, code, 'Bo');
  using watch = watchRoom(url, { code, secret: host.secret });
  const presence = () => watch.latest()?.places[1]?.presence;
  const tab = watchRoom(url, { code, secret: bo.secret });
  const otherTab = watchRoom(url, { code, secret: bo.secret });
  await until('both tabs are open', () => tab.latest() !== null && otherTab.latest() !== null);
  clock.moveOn(GRACE);
  await pause(50);
  expect(presence()).toBe('here');
  tab.close();
  await pause(50);
  clock.moveOn(GRACE);
  await pause(50);
  expect(presence()).toBe('here');
  otherTab.close();
  await pause(50);
  clock.moveOn(GRACE - 1);
  using refreshed = watchRoom(url, { code, secret: bo.secret });
  await until('the tab is back', () => refreshed.latest() !== null);
  clock.moveOn(GRACE);
  await pause(50);
  expect(watch.views.some(({ places }) => places[1]?.presence === 'away')).toBe(false);
  refreshed.close();
  await pause(50);
  clock.moveOn(GRACE);
  await until('Bo is away', () => presence() === 'away');
});

test('a place goes to somebody else: its old sockets only watch', async () => {
  const host = await createRoom(url);
  const { code } = host.room;
  const bo = await join(url, code, 'Bo');
  for (const name of ['Cleo', 'Dai', 'Eve']) await join(url, code, name);
  using watch = watchRoom(url, { code, secret: bo.secret });
  await until('Bo looks', () => watch.latest()?.you === 1);
  await leave(url, code, bo.secret);
  await until('Bo has left', () => watch.latest()?.you === null);
  const fay = await join(url, code, 'Fay');
  expect(fay.place).toBe(1);
  await until('Fay is seen', () => watch.latest()?.places[1]?.name === 'Fay');
  expect(watch.latest()?.you).toBeNull();
});

test('the host’s part passes to who is here rather than to who is away', async () => {
  const host = await createRoom(url);
  const { code } = host.room;
  await join(url, code, 'Bo');
  const cleo = await join(url, code, 'Cleo');
  using watch = watchRoom(url, { code, secret: cleo.secret });
  await until('Cleo looks', () => watch.latest() !== null);
  clock.moveOn(GRACE);
  await until('the others are away', () => watch.latest()?.places[1]?.presence === 'away');
  await leave(url, code, host.secret);
  await until('Cleo is the host', () => watch.latest()?.places.find(({ id }) => id === 2)?.isHost === true);
});

test.each([
  { auth: { code: '777777' } },
  { auth: { code: 'nonsense' } },
  { auth: {} },
  { auth: { code: { toString: 'x' } } },
  { auth: { code: ['777777'] } },
])('a room that is not there turns $auth away, and is not made', async ({ auth }) => {
  using watch = watchRoom(url, auth);
  await until('it is turned away', () => watch.denied() !== null);
  expect(watch.denied()).toBe('room-unknown');
});

test('a dead secret, or one that cannot be one, watches', async () => {
  const { room } = await createRoom(url);
  for (const secret of ['A'.repeat(43), 'short', 7, { length: 43 }, null]) {
    using watch = watchRoom(url, { code: room.code, secret });
    await until('it looks', () => watch.latest() !== null);
    expect(watch.latest()?.you).toBeNull();
  }
  expect((await look(url, room.code)).places).toHaveLength(1);
});
