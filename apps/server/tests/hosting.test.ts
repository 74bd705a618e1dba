import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, join, leave, look, post, problemIn, roomIn, start } from './support/http.ts';
import { NAMES } from './support/match.ts';
import { byNumber, roomWith } from './support/rooms.ts';
import { startServer } from './support/running.ts';

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

describe('removing', () => {
  test('makes somebody’s secret useless, and is for the host alone', async () => {
    const { code, path, secrets, hostSecret, second } = await roomWith(url, 3);
    const remove = (place: string, secret: string) => ask(url, `${path}/places/${place}`, { method: 'DELETE', secret });
    expect(problemIn(await remove('2', second)).code).toBe('not-host');
    expect(problemIn(await remove('0', hostSecret)).code).toBe('not-found');
    expect(problemIn(await remove('4', hostSecret)).code).toBe('not-found');
    expect(problemIn(await remove('__proto__', hostSecret)).code).toBe('not-found');
    expect(roomIn(await remove('1', hostSecret)).places.map(({ id }) => id)).toEqual([0, 2]);
    expect(problemIn(await ask(url, `${path}/places/mine`, { method: 'DELETE', secret: second })).code).toBe(
      'not-seated',
    );
    expect((await look(url, code, second)).you).toBeNull();
    expect((await look(url, code, secrets[2])).you).toBe(2);
    expect((await join(url, code, 'Bo', second)).place).not.toBe(1);
  });
});

describe('leaving', () => {
  test('and coming back is one place', async () => {
    const { code, second } = await roomWith(url, 3);
    expect(await leave(url, code, second)).toMatchObject({ you: null, places: [{ id: 0 }, { id: 2 }] });
    const back = await join(url, code, '', second);
    expect(back).toMatchObject({ place: 1, secret: second });
    expect(back.room.places.map(({ name }) => name)).toEqual(['Ana', 'Bo', 'Cleo']);
    expect((await join(url, code, '', second)).room.places).toHaveLength(3);
  });

  test('frees the place for somebody else, and then the old secret is void', async () => {
    const { code, path, second } = await roomWith(url, 5);
    await leave(url, code, second);
    const fay = await join(url, code, 'Fay');
    expect(fay.place).toBe(1);
    expect((await look(url, code, second)).you).toBeNull();
    expect((await look(url, code, fay.secret)).you).toBe(1);
    expect(problemIn(await post(url, `${path}/places`, { name: 'Bo' }, second)).code).toBe('room-full');
  });

  test('keeps the place for its owner as long as a fresh one is free', async () => {
    const { code, second } = await roomWith(url, 2);
    await leave(url, code, second);
    expect((await join(url, code, 'Cleo')).place).toBe(2);
    expect((await join(url, code, '', second)).place).toBe(1);
  });

  test('passes the host’s part on, and it stays passed on', async () => {
    const { code, hostSecret, second } = await roomWith(url, 3);
    const left = await leave(url, code, hostSecret);
    expect(left.places.filter(({ isHost }) => isHost).map(({ id }) => id)).toEqual([1]);
    const back = await join(url, code, '', hostSecret);
    expect(back.room.places.map(({ isHost }) => isHost)).toEqual([false, true, false]);
    await start(url, code, second);
  });

  test('by all leaves a room whose next comer is the host', async () => {
    const { code, hostSecret, second } = await roomWith(url, 2);
    await leave(url, code, second);
    await leave(url, code, hostSecret);
    expect((await look(url, code)).places).toEqual([]);
    expect((await join(url, code, '', second)).room.places).toMatchObject([{ id: 1, isHost: true }]);
  });

  test('during a match keeps the place for its owner alone', async () => {
    const { code, path, hostSecret, second } = await roomWith(url, 2);
    await start(url, code, hostSecret);
    expect(await leave(url, code, second)).toMatchObject({ you: 1, places: [{}, { id: 1, presence: 'left' }] });
    expect(problemIn(await post(url, `${path}/places`, { name: 'Late' })).code).toBe('room-playing');
    const back = await join(url, code, '', second);
    expect(back.room.places[1]?.presence).not.toBe('left');
  });
});

describe('options', () => {
  test('are the host’s to set, one by one, while no match runs', async () => {
    const { code, path, hostSecret, second } = await roomWith(url, 2);
    const set = (body: unknown, secret: string) => ask(url, `${path}/options`, { method: 'PATCH', body, secret });
    expect(roomIn(await set({ pointCardsToEnd: 3 }, hostSecret)).options).toEqual({
      openTable: false,
      pointCardsToEnd: 3,
      fastBots: false,
      botsGiveWay: false,
      hints: false,
    });
    expect(roomIn(await set({ openTable: true }, hostSecret)).options).toMatchObject({
      openTable: true,
      pointCardsToEnd: 3,
    });
    expect(roomIn(await set({ pointCardsToEnd: null }, hostSecret)).options.pointCardsToEnd).toBeNull();
    expect(problemIn(await set({ openTable: false }, second)).code).toBe('not-host');
    for (const body of [
      { pointCardsToEnd: 9 },
      { pointCardsToEnd: 2.5 },
      { openTable: 'yes' },
      { speed: 'fast' },
      [],
    ]) {
      expect(problemIn(await set(body, hostSecret)).code).toBe('malformed');
    }
    await start(url, code, hostSecret);
    expect(problemIn(await set({ openTable: false }, hostSecret)).code).toBe('match-running');
  });
});

describe('starting', () => {
  test('deals the seats to the places, and only the host starts, once', async () => {
    const { code, path, hostSecret, second } = await roomWith(url, 4);
    expect(problemIn(await ask(url, `${path}/matches`, { method: 'POST', secret: second })).code).toBe('not-host');
    expect(problemIn(await ask(url, `${path}/matches`, { method: 'POST' })).code).toBe('not-seated');
    const replies = await Promise.all(
      [1, 2, 3].map(() => ask(url, `${path}/matches`, { method: 'POST', secret: hostSecret })),
    );
    expect(replies.map(({ status }) => status).toSorted(byNumber)).toEqual([201, 409, 409]);
    const { match, status } = await look(url, code);
    expect(status).toBe('playing');
    expect(match?.seats.toSorted(byNumber)).toEqual([0, 1, 2, 3]);
    expect(match?.names).toEqual(match?.seats.map((place) => NAMES[place]));
  });

  test('takes two people who have not left', async () => {
    const { path, code, hostSecret, second } = await roomWith(url, 2);
    await leave(url, code, second);
    expect(problemIn(await ask(url, `${path}/matches`, { method: 'POST', secret: hostSecret })).code).toBe(
      'too-few-players',
    );
  });

  test('deals all orders of the seats', async () => {
    const orders = new Set<string>();
    for (let round = 0; round < 60 && orders.size < 2; round += 1) {
      const { code, hostSecret } = await roomWith(url, 2);
      orders.add(String((await start(url, code, hostSecret)).match?.seats));
    }
    expect(orders).toEqual(new Set(['0,1', '1,0']));
  });
});

describe('calling a match off', () => {
  test('is the host’s, once one of its players has left', async () => {
    const { code, path, hostSecret, second, third } = await roomWith(url, 3);
    const callOff = (secret: string) => ask(url, `${path}/matches/current`, { method: 'DELETE', secret });
    expect(problemIn(await callOff(hostSecret)).code).toBe('no-match');
    await start(url, code, hostSecret);
    expect(problemIn(await callOff(hostSecret)).code).toBe('nobody-left');
    await leave(url, code, third);
    expect(problemIn(await callOff(second)).code).toBe('not-host');
    expect(roomIn(await callOff(hostSecret))).toMatchObject({
      status: 'waiting',
      match: null,
      places: [{ id: 0 }, { id: 1 }],
    });
    expect(await start(url, code, hostSecret)).toMatchObject({ match: { number: 2 } });
  });
});
