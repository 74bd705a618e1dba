import { afterAll, beforeAll, expect, test } from 'vitest';
import { GRACE, PATIENCE } from '../src/rooms/presence.ts';
import { handClock } from './support/hand-clock.ts';
import { ask, createRoom, join, leave, look, problemIn, roomIn, start } from './support/http.ts';
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

test('a host who is away for a minute passes the part to the first who is here, while a match runs as well', async () => {
  const host = await createRoom(url);
  const { code } = host.room;
  const [bo, cleo] = [await join(url, code, 'Bo'), await join(url, code, 'Cleo')];
  using watch = watchRoom(url, { code, secret: cleo.secret });
  const hostIs = () => watch.latest()?.places.find(({ isHost }) => isHost)?.id;
  await until('Cleo is here', () => watch.latest()?.places[2]?.presence === 'here');
  clock.moveOn(GRACE);
  await until('the host is away', () => watch.latest()?.places[0]?.presence === 'away');
  clock.moveOn(PATIENCE - 1);
  await pause(50);
  expect(hostIs()).toBe(0);
  clock.moveOn(1);
  await until('Cleo is the host', () => hostIs() === 2);
  expect((await look(url, code, cleo.secret)).places.map(({ isHost }) => isHost)).toEqual([false, false, true]);

  await start(url, code, cleo.secret);
  using other = watchRoom(url, { code, secret: bo.secret });
  await until('Bo is here', () => other.latest()?.places[1]?.presence === 'here');
  watch.close();
  await pause(50);
  clock.moveOn(GRACE);
  await until('Cleo is away', () => other.latest()?.places[2]?.presence === 'away');
  await pause(50);
  clock.moveOn(PATIENCE);
  await until('Bo is the host', () => other.latest()?.places[1]?.isHost === true);
});

test('the host can call off the match of somebody who is away for a minute, and give their place away', async () => {
  const host = await createRoom(url);
  const { code } = host.room;
  const bo = await join(url, code, 'Bo');
  const path = `api/rooms/${code}`;
  const callOff = () => ask(url, `${path}/matches/current`, { method: 'DELETE', secret: host.secret });
  const free = () => ask(url, `${path}/places/1/free`, { method: 'POST', secret: host.secret });
  using watch = watchRoom(url, { code, secret: host.secret });
  const tab = watchRoom(url, { code, secret: bo.secret });
  await until('Bo is here', () => watch.latest()?.places[1]?.presence === 'here' && tab.latest() !== null);
  expect(problemIn(await free()).code).toBe('place-occupied');
  await start(url, code, host.secret);
  tab.close();
  await pause(50);
  clock.moveOn(GRACE);
  await until('Bo is away', () => watch.latest()?.places[1]?.presence === 'away');
  expect(problemIn(await callOff()).code).toBe('nobody-left');
  expect(problemIn(await free()).code).toBe('match-running');
  clock.moveOn(PATIENCE);
  await until('that is long', () => watch.latest()?.places[1]?.isLongAway === true);
  expect(roomIn(await callOff())).toMatchObject({ status: 'waiting', match: null });

  expect(roomIn(await free()).places.map(({ id }) => id)).toEqual([0]);
  expect((await join(url, code, '', bo.secret)).place).toBe(1);
  clock.moveOn(GRACE);
  expect(roomIn(await free()).places.map(({ id }) => id)).toEqual([0]);
  for (const name of ['Cleo', 'Dai', 'Eve', 'Fay']) await join(url, code, name);
  expect((await look(url, code, bo.secret)).you).toBeNull();
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
