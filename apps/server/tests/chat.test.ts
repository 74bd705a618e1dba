import { LINE_LENGTH, MOST_LINES } from '@spice-road/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lineIn, newAttempt, say } from './support/chat.ts';
import { ask, createRoom, join, leave, post, problemIn } from './support/http.ts';
import { watchRoom } from './support/room-socket.ts';
import { roomWith } from './support/rooms.ts';
import { startServer, temporaryFolder } from './support/running.ts';
import { until } from './support/until.ts';

let server: Awaited<ReturnType<typeof startServer>>;
let url: string;
beforeAll(async () => {
  server = await startServer();
  ({ url } = server);
});
afterAll(async () => {
  await server.close();
  expect(server.complaints).toEqual([]);
});

const textsOf = (watch: ReturnType<typeof watchRoom>) => watch.lines()?.map(({ text }) => text);

describe('a line said in a room', () => {
  test('comes to everybody there, those who watch too, in one order; and to those who come later', async () => {
    const { code, hostSecret, second } = await roomWith(url, 2);
    using ana = watchRoom(url, { code, secret: hostSecret });
    using bo = watchRoom(url, { code, secret: second });
    using watcher = watchRoom(url, { code });
    const early = [ana, bo, watcher];
    await until('all look', () => early.every((watch) => watch.lines() !== null));
    const first = lineIn(await say(url, code, hostSecret, ' Hello,\n\u0000 <b>you</b>\u202E '));
    expect(first).toMatchObject({ number: 1, place: 0, name: 'Ana', text: 'Hello, <b>you</b>' });
    await Promise.all(
      Array.from({ length: 10 }, (_, at) => say(url, code, at % 2 === 0 ? hostSecret : second, `${at}`)),
    );
    await until('all have heard', () => early.every((watch) => watch.lines()?.length === 11));
    expect(bo.lines()?.map(({ number }) => number)).toEqual(Array.from({ length: 11 }, (_, at) => at + 1));
    using late = watchRoom(url, { code });
    await until('the newcomer has heard', () => late.lines()?.length === 11);
    for (const watch of [...early, late]) expect(watch.lines()).toEqual(bo.lines());
    expect(bo.lines()?.[0]).toEqual(first);
  });

  test('is there once when it is said again because its answer was lost, even at once', async () => {
    const { code, hostSecret, second } = await roomWith(url, 2);
    const attempt = newAttempt();
    const replies = await Promise.all([1, 2, 3].map(() => say(url, code, hostSecret, 'Once', attempt)));
    expect(new Set(replies.map((reply) => lineIn(reply).number))).toEqual(new Set([1]));
    await say(url, code, second, 'Another’s', attempt);
    expect(lineIn(await say(url, code, hostSecret, 'Once', attempt)).number).toBe(1);
    using watch = watchRoom(url, { code });
    await until('it looks', () => watch.lines() !== null);
    expect(textsOf(watch)).toEqual(['Once', 'Another’s']);
  });

  test('is kept until two hundred others came', async () => {
    const { code, hostSecret } = await roomWith(url, 1);
    for (let at = 1; at <= MOST_LINES + 3; at += 1) lineIn(await say(url, code, hostSecret, `${at}`));
    using watch = watchRoom(url, { code });
    await until('it looks', () => watch.lines() !== null);
    expect(textsOf(watch)).toHaveLength(MOST_LINES);
    expect(watch.lines()?.[0]).toMatchObject({ number: 4, text: '4' });
  });

  test.each([
    { text: '' },
    { text: ' \n\u200D ' },
    { text: 'x'.repeat(LINE_LENGTH + 1) },
    { text: 7 },
    { text: ['Hi'] },
    { text: null },
    { text: 'Hi', attempt: 'short' },
    { text: 'Hi', attempt: undefined },
    { text: 'Hi', place: 1 },
  ])('is refused as %j', async (wrong) => {
    const { code, hostSecret } = await roomWith(url, 1);
    const reply = await post(url, `api/rooms/${code}/lines`, { attempt: newAttempt(), ...wrong }, hostSecret);
    expect(problemIn(reply).code).toBe('malformed');
    expect(lineIn(await say(url, code, hostSecret, 'x'.repeat(LINE_LENGTH))).number).toBe(1);
  });
});

describe('nothing is said', () => {
  test('by a stranger, by whoever has left or was removed, or by a proof of another room', async () => {
    const { code, path, hostSecret, second, third } = await roomWith(url, 3);
    const elsewhere = await createRoom(url);
    using watch = watchRoom(url, { code, secret: second });
    const refused = async (secret: string) => problemIn(await say(url, code, secret, 'Let me in')).code;
    expect(problemIn(await post(url, `${path}/lines`, { text: 'Hi', attempt: newAttempt() })).code).toBe('not-seated');
    for (const secret of ['A'.repeat(43), 'x', elsewhere.secret]) expect(await refused(secret)).toBe('not-seated');

    lineIn(await say(url, code, second, 'Bo was here'));
    expect((await ask(url, `${path}/places/1`, { method: 'DELETE', secret: hostSecret })).status).toBe(200);
    expect(await refused(second)).toBe('not-seated');
    await leave(url, code, third);
    expect(await refused(third)).toBe('not-seated');
    await join(url, code, '', third);
    lineIn(await say(url, code, third, 'Back again'));
    await until('it is seen', () => watch.lines()?.length === 2);
    expect(problemIn(await say(url, '777777', hostSecret, 'Hi')).code).toBe('room-unknown');
  });

  test('in the name of whoever had the place before', async () => {
    const { code, path, hostSecret, second } = await roomWith(url, 2);
    lineIn(await say(url, code, second, 'I am Bo'));
    await ask(url, `${path}/places/1`, { method: 'DELETE', secret: hostSecret });
    for (const name of ['Cleo', 'Dai', 'Eve']) await join(url, code, name);
    const fay = await join(url, code, 'Fay');
    expect(fay.place).toBe(1);
    lineIn(await say(url, code, fay.secret, 'I am Fay'));
    using watch = watchRoom(url, { code, secret: fay.secret });
    await until('it looks', () => watch.lines() !== null);
    expect(watch.lines()?.map(({ name, place }) => [name, place])).toEqual([
      ['Bo', null],
      ['Fay', 1],
    ]);
  });

  test('beyond the limit of a place, and others in the room go on', async () => {
    await using limited = await startServer({ LIMITS: '0.5' });
    const { code, hostSecret, second } = await roomWith(limited.url, 2);
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, at) => say(limited.url, code, hostSecret, `${at}`)),
    );
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(20);
    expect(refused.map((reply) => problemIn(reply).code)).toEqual(Array.from({ length: 20 }, () => 'too-fast'));
    expect(refused[0]?.headers.get('retry-after')).toBe('10');
    expect(lineIn(await say(limited.url, code, second, 'Still here')).number).toBe(11);
    const flood = await Promise.all(
      Array.from({ length: 60 }, () => post(limited.url, `api/rooms/${code}/lines`, {}, second)),
    );
    expect(flood.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(40);
  });
});

test('what was said is there after a restart, told again to who comes back, and gone with its room', async () => {
  using folder = temporaryFolder();
  const first = await startServer({ DATA_DIR: folder.path });
  const { code, hostSecret } = await roomWith(first.url, 1);
  lineIn(await say(first.url, code, hostSecret, 'Before'));
  using watch = watchRoom(first.url, { code, secret: hostSecret });
  await until('it looks', () => watch.lines() !== null);
  await first.close();
  await using next = await startServer({ DATA_DIR: folder.path, PORT: String(first.port) });
  lineIn(await say(next.url, code, hostSecret, 'After'));
  await until('it is back', () => watch.lines()?.length === 2);
  expect(textsOf(watch)).toEqual(['Before', 'After']);
  expect(next.complaints).toEqual([]);
});
