import { describe, expect, test } from 'vitest';
import { ask, createRoom, join, post, problemIn } from './support/http.ts';
import { startMatch, ticketOf } from './support/match.ts';
import { rawPlayer, rawSocket, updateOf } from './support/raw-socket.ts';
import { watchRoom } from './support/room-socket.ts';
import { startServer } from './support/running.ts';
import { pause, until } from './support/until.ts';

test('a household of five with two tabs each, all in a hurry, meets no limit', async () => {
  await using server = await startServer({ LIMITS: '1' });
  const { url } = server;
  for (let evening = 0; evening < 3; evening += 1) await startMatch(url, 5);
  const match = await startMatch(url, 5);
  await using stack = new AsyncDisposableStack();
  const tabs = (
    await Promise.all(
      match.tickets.flatMap((ticket) =>
        [1, 2].map(async () => {
          stack.use(watchRoom(url, { code: match.code, secret: ticket.secret }));
          return stack.use(await rawPlayer(ticket));
        }),
      ),
    )
  ).flat();
  // Five rounds of resting and playing as fast as the answers come.
  for (let at = 0; at < 50; at += 1) {
    const seat = at % 5;
    const action = at % 10 < 5 ? ({ type: 'play', card: '^2', upgrades: '' } as const) : ({ type: 'rest' } as const);
    expect(await tabs[seat * 2 + (at % 2)]?.say('update', ...updateOf(action, seat, at, match.id))).toMatchObject({
      ok: true,
    });
    await until('every tab sees it', () => tabs.every((tab) => tab.stateId() === at + 1));
  }
  expect(tabs.flatMap(({ refusals }) => refusals)).toEqual([]);
}, 60_000);

describe('a flood', () => {
  test('of new rooms is stopped, and of new places, and of guesses; reading goes on meanwhile', async () => {
    await using server = await startServer({ LIMITS: '0.1' });
    const { url } = server;
    const { room } = await createRoom(url);
    const made = await Promise.all(Array.from({ length: 20 }, () => post(url, 'api/rooms', { name: 'x' })));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(9);
    const refused = made.find(({ status }) => status === 429);
    expect(refused && problemIn(refused).code).toBe('too-fast');
    expect(refused?.headers.get('retry-after')).toBe('10');
    expect((await ask(url, `api/rooms/${room.code}`)).status).toBe(200);
    expect((await join(url, room.code, 'Bo')).place).toBe(1);
    for (let guess = 0; guess < 12; guess += 1) await ask(url, 'api/rooms/777777');
    expect(problemIn(await ask(url, 'api/rooms/777777')).code).toBe('too-fast');
    // The site and the health of the server are no part of it.
    expect((await ask(url, 'health/live')).status).toBe(200);
  }, 60_000);

  test('of places taken is stopped', async () => {
    await using server = await startServer({ LIMITS: '0.1' });
    const { room } = await createRoom(server.url);
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => post(server.url, `api/rooms/${room.code}/places`, { name: 'x' })),
    );
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(10);
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(4);
  });

  test('of questions is stopped', async () => {
    await using server = await startServer({ LIMITS: '0.1' });
    const { room } = await createRoom(server.url);
    const replies = await Promise.all(Array.from({ length: 70 }, () => ask(server.url, `api/rooms/${room.code}`)));
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(11);
  });

  test('of actions from many tabs of one seat is stopped, and other seats act on', async () => {
    await using server = await startServer({ LIMITS: '1' });
    await using stack = new AsyncDisposableStack();
    const match = await startMatch(server.url, 2);
    const tabs = await Promise.all([1, 2, 3].map(async () => stack.use(await rawPlayer(ticketOf(match, 0)))));
    const other = stack.use(await rawPlayer(ticketOf(match, 1)));
    const update = updateOf({ type: 'rest' }, 0, 9, match.id);
    // Of each tab fewer than a socket may say.
    const answers = await Promise.all(
      tabs.flatMap((tab) => Array.from({ length: 30 }, () => tab.say('update', ...update))),
    );
    const codes = answers.map((answer) => (answer.ok ? 'ok' : answer.code));
    expect(codes.filter((code) => code === 'stale-table')).toHaveLength(60);
    expect(codes.filter((code) => code === 'too-fast')).toHaveLength(30);
    const theirs = await other.say('update', ...updateOf({ type: 'rest' }, 1, 0, match.id));
    expect(theirs).toMatchObject({ code: 'not-your-turn' });
  });

  test('of messages from many sockets of one address is stopped', async () => {
    await using server = await startServer({ LIMITS: '0.1' });
    await using stack = new AsyncDisposableStack();
    const sockets = Array.from({ length: 25 }, () => stack.use(rawSocket(server.url)));
    await until('all are open', () => sockets.every(({ socket }) => socket.connected));
    const answers = await Promise.all(
      sockets.flatMap((raw) => Array.from({ length: 4 }, () => raw.say('sync', 'x'.repeat(24), null, null))),
    );
    const codes = answers.map((answer) => (answer.ok ? 'ok' : answer.code));
    expect(codes.filter((code) => code === 'match-unknown')).toHaveLength(90);
    expect(codes.filter((code) => code === 'too-fast')).toHaveLength(10);
  });

  test('cannot be hidden behind headers that a client writes', async () => {
    await using server = await startServer({ LIMITS: '0.1' });
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        ask(server.url, 'api/rooms', {
          method: 'POST',
          body: { name: 'x' },
          headers: { 'x-forwarded-for': `203.0.113.${index}`, forwarded: `for=203.0.113.${index}` },
        }),
      ),
    );
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  test('behind a proxy of ours is that of one address, and others go on', async () => {
    await using server = await startServer({ LIMITS: '0.1', TRUST_PROXY: '1' });
    const makeFrom = (address: string) =>
      ask(server.url, 'api/rooms', {
        method: 'POST',
        body: { name: 'x' },
        headers: { 'x-forwarded-for': `spoofed, ${address}` },
      });
    for (let count = 0; count < 10; count += 1) expect((await makeFrom('203.0.113.1')).status).toBe(201);
    expect((await makeFrom('203.0.113.1')).status).toBe(429);
    expect((await makeFrom('203.0.113.2')).status).toBe(201);
  });

  test('of sockets is turned away', async () => {
    await using server = await startServer({ LIMITS: '0.1' });
    await using stack = new AsyncDisposableStack();
    const sockets = Array.from({ length: 50 }, () => stack.use(rawSocket(server.url)));
    for (const { socket } of sockets) socket.io.reconnection(false);
    await pause(1500);
    const open = sockets.filter(({ socket }) => socket.connected).length;
    expect(open).toBeGreaterThan(10);
    expect(open).toBeLessThanOrEqual(30);
  });
});
