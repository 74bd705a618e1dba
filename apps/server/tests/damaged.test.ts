import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkMatches } from '../src/cli/admin-check.ts';
import { listRooms } from '../src/cli/admin-rooms.ts';
import { storePath } from '../src/store/store.ts';
import { lineIn, newAttempt, say } from './support/chat.ts';
import { handClock } from './support/hand-clock.ts';
import { expectNothingHiddenIn, keptLog } from './support/hidden.ts';
import { ask, createRoom, problemIn } from './support/http.ts';
import { startMatch, type StartedMatch, ticketOf } from './support/match.ts';
import { rawSocket } from './support/raw-socket.ts';
import { watchRoom } from './support/room-socket.ts';
import { startServer, temporaryFolder } from './support/running.ts';
import { until } from './support/until.ts';
import { type Witness, witnessAt } from './support/witness.ts';

// A disk can rot. What is damaged is refused to those whose it is, and everybody else plays on.

const folder = temporaryFolder();
const { lines, log } = keptLog();
const secrets: string[] = [];
let server: Awaited<ReturnType<typeof startServer>>;
let witness: Witness;
beforeAll(async () => {
  server = await startServer({ DATA_DIR: folder.path }, { log });
  witness = await witnessAt(server.url);
});
afterAll(async () => {
  witness[Symbol.dispose]();
  await server.close();
  folder[Symbol.dispose]();
});

/** A match nobody has looked at yet, one of whose rows is overwritten. */
async function damagedMatch(sql: string): Promise<StartedMatch> {
  const match = await startMatch(server.url, 2);
  secrets.push(...match.secrets);
  using database = new DatabaseSync(join(folder.path, 'spice-road.sqlite'));
  database.exec('pragma foreign_keys = on; pragma busy_timeout = 5000');
  const changed = database.prepare(sql.replaceAll(':id', `'${match.id}'`).replaceAll(':code', `'${match.code}'`)).run();
  expect(changed.changes).toBeGreaterThan(0);
  return match;
}

const setState = (path: string, value: string) =>
  `update matches set state = json_set(state, '$.${path}', ${value}) where id = :id`;
const logged = (
  action: string,
  events: string,
  seat = '0',
) => `insert into log (match_id, state_id, round, seat, action, events, acted_at)
  values (:id, 0, 1, ${seat}, '${action}', '${events}', 0)`;

describe('the table of a match', () => {
  test.each([
    { name: 'cut short', sql: 'update matches set state = substr(state, 1, 700) where id = :id' },
    { name: 'empty', sql: `update matches set state = '' where id = :id` },
    { name: 'bytes', sql: `update matches set state = x'00ff7b' where id = :id` },
    { name: 'null, as JSON', sql: `update matches set state = 'null' where id = :id` },
    { name: 'a list', sql: `update matches set state = '[]' where id = :id` },
    { name: 'with a round that is no number', sql: setState('G.table.round', `'x'`) },
    { name: 'with the turn of nobody', sql: setState('G.table.toAct', '7') },
    { name: 'with fewer spices than none', sql: setState('G.table.seats[0].caravan.turmeric', '-1') },
    { name: 'with half a spice', sql: setState('G.table.seats[0].caravan.saffron', '0.5') },
    { name: 'with a card there is not', sql: setState('G.table.merchantDeck[3]', `'+YYYYYYYY'`) },
    { name: 'with a card of JavaScript', sql: setState('G.table.pointRow[0]', `'constructor'`) },
    {
      name: 'with a card twice',
      sql: setState('G.table.merchantDeck[3]', `json_extract(state, '$.G.table.merchantDeck[4]')`),
    },
    {
      name: 'without a seat',
      sql: `update matches set state = json_remove(state, '$.G.table.seats[1]') where id = :id`,
    },
    {
      name: 'without a deck',
      sql: `update matches set state = json_remove(state, '$.G.table.pointDeck') where id = :id`,
    },
    { name: 'without hands that are open or not', sql: setState('G.openTable', `'yes'`) },
    {
      name: 'without boardgame.io’s own part',
      sql: `update matches set state = json_remove(state, '$.ctx') where id = :id`,
    },
    { name: 'of another number', sql: 'update matches set state_id = 3 where id = :id' },
    { name: 'without people', sql: 'delete from match_seats where match_id = :id and seat = 1' },
    { name: 'with somebody of no place', sql: `update match_seats set place = 'x' where match_id = :id and seat = 1` },
    { name: 'with a log that is no JSON', sql: logged('{"type":', '[]') },
    { name: 'with a log of another game', sql: logged('{"type":"castle"}', '[]') },
    { name: 'with events that are none', sql: logged('{"type":"rest"}', '{"0":1}') },
    { name: 'with a log of nobody', sql: logged('{"type":"rest"}', '[]', '9') },
  ])('$name: its players are told, and all others play on', async ({ sql }) => {
    const match = await damagedMatch(sql);
    for (const seat of [0, 1, null]) {
      using raw = rawSocket(server.url);
      const secret = seat === null ? null : ticketOf(match, seat).secret;
      const answer = await raw.say('sync', match.id, seat === null ? null : String(seat), secret, 2);
      expect(answer).toMatchObject({ ok: false, code: 'damaged' });
      await until('it is told', () => raw.refusals.length === 1);
      expect([raw.heard, raw.socket.connected]).toEqual([['refused'], true]);
    }
    await witness.playOn();
    expect((await ask(server.url, 'health/ready')).status).toBe(200);
  });
});

describe('a room', () => {
  test.each([
    { name: 'of no known status', sql: `update rooms set status = 'odd' where code = :code` },
    { name: 'with a version that is no number', sql: `update rooms set version = 'x' where code = :code` },
    { name: 'with half an option', sql: 'update rooms set open_table = 7 where code = :code' },
    { name: 'whose match is gone', sql: `update rooms set match_id = 'gone' where code = :code` },
    { name: 'with a name of bytes', sql: `update places set name = x'00' where room_code = :code and id = 1` },
    { name: 'with somebody half gone', sql: `update places set has_left = 'no' where room_code = :code and id = 1` },
    { name: 'last touched after all dates', sql: 'update rooms set touched_at = 9e15 where code = :code' },
    { name: 'with a host nobody can be', sql: 'update rooms set host = 44 where code = :code' },
  ])('$name: whoever looks is told, and all others play on', async ({ sql }) => {
    const match = await damagedMatch(sql);
    const path = `api/rooms/${match.code}`;
    expect(problemIn(await ask(server.url, path))).toMatchObject({ code: 'damaged', status: 500 });
    expect(
      problemIn(await ask(server.url, `${path}/places/mine`, { method: 'DELETE', secret: match.hostSecret })),
    ).toMatchObject({ code: 'damaged' });
    using watch = watchRoom(server.url, { code: match.code });
    await until('it is turned away', () => watch.denied() !== null);
    expect(watch.denied()).toBe('damaged');
    await witness.playOn();
    await createRoom(server.url);
  });

  test('whose proofs are damaged lets nobody in, and says why', async () => {
    const match = await damagedMatch(`update secrets set hash = randomblob(8) where room_code = :code`);
    const reply = await ask(server.url, `api/rooms/${match.code}`, { secret: match.hostSecret });
    expect(problemIn(reply).code).toBe('damaged');
    expect((await ask(server.url, `api/rooms/${match.code}`)).status).toBe(200);
  });
});

test('a line that is damaged is not told, even to whoever says it again; those around it are', async () => {
  const { hostSecret, code } = await startMatch(server.url, 2);
  const attempt = newAttempt();
  lineIn(await say(server.url, code, hostSecret, 'Before'));
  lineIn(await say(server.url, code, hostSecret, 'Hello', attempt));
  {
    using database = new DatabaseSync(join(folder.path, 'spice-road.sqlite'));
    database.prepare('update lines set said_at = 9e15 where room_code = ? and number = 2').run(code);
  }
  using early = watchRoom(server.url, { code });
  await until('it has caught up', () => early.lines() !== null);
  expect(problemIn(await say(server.url, code, hostSecret, 'Hello', attempt)).code).toBe('damaged');
  lineIn(await say(server.url, code, hostSecret, 'Still here'));
  using late = watchRoom(server.url, { code });
  for (const watch of [early, late]) {
    await until('it has heard the rest', () => watch.lines()?.length === 2);
    expect(watch.lines()?.map(({ number, text }) => `${number} ${text}`)).toEqual(['1 Before', '3 Still here']);
  }
  // However often the lines are read while somebody looks.
  expect(lines.filter((line) => line.includes('could not be told') && line.includes(code))).toHaveLength(1);
});

test('an opening that is damaged is not told', async () => {
  const match = await damagedMatch('update matches set opening = substr(opening, 1, 300) where id = :id');
  expect(problemIn(await ask(server.url, `api/matches/${match.id}/opening`)).code).toBe('damaged');
});

test('of all this the log holds no card of a deck, no seed and no secret', () => {
  const told = lines.filter((line) => line.includes('is damaged'));
  expect(told.length).toBeGreaterThan(20);
  expectNothingHiddenIn(lines, folder.path, secrets);
});

test('a tool names what is damaged, and goes on to the next', async () => {
  const said: string[] = [];
  expect(await checkMatches(storePath(folder.path), (line) => said.push(line))).toBe(1);
  expect(said.filter((line) => line.includes('its state is damaged')).length).toBeGreaterThan(10);
  expect(said.at(-1)).toMatch(/are not as their logs say/);
  const listed: string[] = [];
  expect(
    await listRooms(storePath(folder.path), { unused: 1, finished: 1, unfinished: 1 }, (line) => listed.push(line)),
  ).toBe(0);
  const damaged = listed.filter((line) => line.includes('"status":"damaged"'));
  expect([damaged.length > 5, listed.length > damaged.length + 20]).toEqual([true, true]);
});

test('a damaged room does not keep the sweep from others', async () => {
  using rotten = temporaryFolder();
  const clock = handClock();
  await using swept = await startServer({ DATA_DIR: rotten.path }, { clock });
  const rooms = [await createRoom(swept.url), await createRoom(swept.url), await createRoom(swept.url)];
  const codes = rooms.map(({ room }) => room.code).toSorted();
  {
    using database = new DatabaseSync(join(rotten.path, 'spice-road.sqlite'));
    database.prepare(`update rooms set status = 'odd' where code = ?`).run(codes[0] ?? '');
  }
  clock.moveOn(40 * 24 * 60 * 60 * 1000);
  clock.moveOn(40 * 24 * 60 * 60 * 1000);
  await expect
    .poll(async () => Promise.all(codes.map(async (code) => (await ask(swept.url, `api/rooms/${code}`)).status)))
    .toEqual([500, 404, 404]);
}, 30_000);
