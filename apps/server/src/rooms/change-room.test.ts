import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { localFanout, type News } from '../fanout/fanout.ts';
import type { House } from '../house.ts';
import { logTo } from '../log.ts';
import { limitsOf } from '../limits.ts';
import { countMetrics } from '../metrics.ts';
import { passUnnoticed } from '../moments.ts';
import { dealAtRandom } from '../matches/deal.ts';
import { refuse } from '../refused.ts';
import { insertRoom, readRoom, updateRoom } from '../store/room-rows.ts';
import { openStore } from '../store/store.ts';
import { changeRoom } from './change-room.ts';
import { presenceOf } from './presence.ts';
import { newRoom, withPlace } from './room.ts';
import { newRoomCode } from './secrets.ts';

const ANA = { id: 0, name: 'Ana', hasLeft: false };
const news: News[] = [];
let house: House;

beforeEach(async () => {
  news.length = 0;
  const store = await openStore(':memory:');
  await store.write((db) => insertRoom(db, newRoom('777777'), 0));
  const fanout = localFanout();
  fanout.listen((each) => news.push(each));
  house = {
    store,
    clock: systemClock,
    log: logTo(() => {}, 'silent'),
    fanout,
    presence: presenceOf(systemClock),
    deal: dealAtRandom,
    newRoomCode,
    expiry: { unused: 1, finished: 1, unfinished: 1 },
    limits: limitsOf(0),
    metrics: countMetrics(),
    passing: passUnnoticed,
  };
});
afterEach(() => house.store.close());

test('a change is stored, told, and counted', async () => {
  const changed = await changeRoom(house, '777777', async (room) => ({ ok: true, room: withPlace(room, ANA) }));
  expect(changed).toMatchObject({ ok: true, room: { version: 2 } });
  expect(await readRoom(house.store.db, '777777')).toMatchObject({ version: 2, places: [ANA] });
  expect(news).toEqual([{ kind: 'room', code: '777777' }]);
});

test('a refusal stores nothing, not even what was written on the way to it', async () => {
  const refused = await changeRoom(house, '777777', async (room, db) => {
    await updateRoom(db, room, withPlace(room, ANA), 0);
    return refuse('room-full');
  });
  expect(refused).toEqual({ ok: false, code: 'room-full' });
  expect(await readRoom(house.store.db, '777777')).toEqual(newRoom('777777'));
  expect(news).toEqual([]);
});

test('a change that another got ahead of is made anew', async () => {
  let tries = 0;
  const changed = await changeRoom(house, '777777', async (room, db) => {
    tries += 1;
    // As another node would, between our reading and our writing.
    if (tries < 3) await updateRoom(db, room, { ...room, host: 4 }, 0);
    return { ok: true, room: withPlace(room, ANA) };
  });
  expect([tries, changed.ok]).toEqual([3, true]);
  expect(await readRoom(house.store.db, '777777')).toMatchObject({ version: 2, host: 0, places: [ANA] });
});

test('a room that is not there is not changed', async () => {
  expect(await changeRoom(house, '999999', async (room) => ({ ok: true, room }))).toEqual({
    ok: false,
    code: 'room-unknown',
  });
});
