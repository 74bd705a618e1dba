import { expect, test } from 'vitest';
import { GRACE } from '../src/rooms/presence.ts';
import { handClock } from './support/hand-clock.ts';
import { ask, createRoom, join, problemIn } from './support/http.ts';
import { startMatch } from './support/match.ts';
import { rawPlayer } from './support/raw-socket.ts';
import { watchRoom } from './support/room-socket.ts';
import { startServer } from './support/running.ts';
import { pause, until } from './support/until.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

test('rooms expire by what was done in them, and say when; not while somebody is there', async () => {
  const clock = handClock();
  await using server = await startServer({}, { clock });
  const { url } = server;
  const exists = async (code: string) => (await ask(url, `api/rooms/${code}`)).status === 200;
  const unused = await createRoom(url);
  const gathered = await createRoom(url);
  await join(url, gathered.room.code, 'Bo');
  const match = await startMatch(url, 2);
  const visited = await createRoom(url);
  using watch = watchRoom(url, { code: visited.room.code });
  using player = await rawPlayer({ url, matchId: match.id, seat: null });
  await until('somebody is there', () => watch.latest() !== null);
  expect(Date.parse(unused.room.expiresAt ?? '')).toBe(clock.now() + DAY);
  expect(Date.parse(match.room.expiresAt ?? '')).toBe(clock.now() + 90 * DAY);

  const codes = [unused, gathered, visited].map(({ room }) => room.code);
  const standing = async () => Promise.all([...codes, match.code].map(exists));
  clock.moveOn(DAY - HOUR);
  await pause(100);
  expect(await standing()).toEqual([true, true, true, true]);
  clock.moveOn(HOUR);
  await expect.poll(standing).toEqual([false, true, true, true]);
  watch.close();
  await pause(50);
  clock.moveOn(GRACE);
  await pause(50);
  clock.moveOn(HOUR);
  await expect.poll(standing).toEqual([false, true, false, true]);
  let isCut = false;
  player.socket.on('disconnect', () => {
    isCut = true;
  });
  clock.moveOn(90 * DAY);
  await expect.poll(standing).toEqual([false, false, false, false]);
  await until('its sockets are closed', () => isCut);
  expect(problemIn(await ask(url, `api/matches/${match.id}/log`)).code).toBe('match-unknown');
  expect(server.complaints).toEqual([]);
}, 60_000);
