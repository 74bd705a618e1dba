import { describe, expect, test } from 'vitest';
import { ask, createRoom, join, post, problemIn } from './support/http.ts';
import { startMatch } from './support/match.ts';
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
