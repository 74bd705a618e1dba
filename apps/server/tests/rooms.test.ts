import { ROOM_CODE_ALPHABET } from '@spice-road/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, createRoom, join, leave, look, post, problemIn, roomIn, seatedIn, start } from './support/http.ts';
import { NAMES } from './support/match.ts';
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

/** A room with so many people; their secrets by place. */
async function roomWith(people: number) {
  const host = await createRoom(url, NAMES[0]);
  const secrets = [host.secret];
  for (const name of NAMES.slice(1, people)) secrets.push((await join(url, host.room.code, name)).secret);
  const [hostSecret = '', second = '', third = ''] = secrets;
  return { code: host.room.code, path: `api/rooms/${host.room.code}`, secrets, hostSecret, second, third };
}

describe('making a room', () => {
  test('seats its maker at place 0 as the host', async () => {
    const { room, place } = await createRoom(url, 'Ana');
    expect(place).toBe(0);
    expect(room).toMatchObject({
      version: 1,
      status: 'waiting',
      places: [{ id: 0, name: 'Ana', isHost: true, presence: 'here' }],
      options: { openTable: false, pointCardsToEnd: null },
      match: null,
      you: 0,
      link: `http://localhost:${server.port}/r/${room.code}`,
    });
    expect(room.code).toMatch(new RegExp(`^[${ROOM_CODE_ALPHABET}]{6}$`));
  });

  test('asked for again with the same attempt, makes one room', async () => {
    const body = { name: 'Ana', attempt: 'an-attempt-to-make-1' };
    const [one, other] = [seatedIn(await post(url, 'api/rooms', body)), seatedIn(await post(url, 'api/rooms', body))];
    expect(other.room.code).toBe(one.room.code);
    expect(other.secret).not.toBe(one.secret);
    for (const { secret, room } of [one, other]) expect((await look(url, room.code, secret)).you).toBe(0);
  });
});

describe('taking a place', () => {
  test('gives the next place, and a code may be typed as people do', async () => {
    const { code } = await roomWith(1);
    const { place, room } = await join(url, ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)}`, 'Bo');
    expect(place).toBe(1);
    expect(room.places.map(({ name }) => name)).toEqual(['Ana', 'Bo']);
  });

  test('five people at once on four free places are four seats and one room-full, always', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { code, path } = await roomWith(1);
      const names = ['Bo', 'Cleo', 'Dai', 'Eve', 'Fay'];
      const replies = await Promise.all(names.map((name) => post(url, `${path}/places`, { name })));
      const seated = replies.filter(({ status }) => status === 201).map(seatedIn);
      expect(seated.map(({ place }) => place).toSorted()).toEqual([1, 2, 3, 4]);
      expect(new Set(seated.map(({ secret }) => secret)).size).toBe(4);
      expect(replies.filter(({ status }) => status !== 201).map((reply) => problemIn(reply).code)).toEqual(['room-full']);
      expect((await look(url, code)).places).toHaveLength(5);
    }
  });

  test('asked for again with the same attempt, even at once, takes one place', async () => {
    const { code, path } = await roomWith(1);
    const body = { name: 'Bo', attempt: 'an-attempt-to-join-1' };
    const seatings = (await Promise.all([1, 2, 3].map(() => post(url, `${path}/places`, body)))).map(seatedIn);
    expect(seatings.map(({ place }) => place)).toEqual([1, 1, 1]);
    for (const { secret } of seatings) expect((await look(url, code, secret)).you).toBe(1);
    expect((await look(url, code)).places).toHaveLength(2);
  });

  test('is refused while a match runs, and allowed again when it is over', async () => {
    const { code, path, hostSecret } = await roomWith(2);
    await start(url, code, hostSecret);
    expect(problemIn(await post(url, `${path}/places`, { name: 'Late' }))).toMatchObject({ code: 'room-playing', status: 409 });
  });

  test('is of a room that exists', async () => {
    for (const code of ['777777', 'nonsense', '%00', '..', '__proto__']) {
      const reply = await post(url, `api/rooms/${encodeURIComponent(code)}/places`, { name: 'Bo' });
      expect(problemIn(reply).code).toMatch(/^(room-unknown|not-found)$/);
    }
  });

  test.each([
    { typed: '   ', shown: 'Guest 2' },
    { typed: '\u202E\u200F\u0000', shown: 'Guest 2' },
    { typed: '  Bo \n\t Diddley ', shown: 'Bo Diddley' },
    { typed: 'W'.repeat(40), shown: 'W'.repeat(24) },
    { typed: '👨‍👩‍👧‍👦'.repeat(3), shown: '👨‍👩‍👧‍👦'.repeat(3) },
    { typed: 'שלום עולם', shown: 'שלום עולם' },
    { typed: '<img src=x onerror=alert(1)>', shown: '<img src=x onerror=alert' },
  ])('by $typed shows $shown', async ({ typed, shown }) => {
    const { code } = await roomWith(1);
    const { room } = await join(url, code, typed);
    expect(room.places[1]?.name).toBe(shown);
    expect((await look(url, code)).places[1]?.name).toBe(shown);
  });

  test('gives default names nobody else in the room goes by', async () => {
    const { room } = await createRoom(url, 'Guest 2');
    await join(url, room.code, '');
    await join(url, room.code, '');
    expect((await look(url, room.code)).places.map(({ name }) => name)).toEqual(['Guest 2', 'Guest 3', 'Guest 4']);
  });
});

describe('looking at a room', () => {
  test('has no side effect, by GET or HEAD, and shows a stranger no secret', async () => {
    const { code, path, hostSecret } = await roomWith(2);
    const before = await look(url, code);
    for (const method of ['GET', 'HEAD']) {
      for (const address of [path, `r/${code}`, `${path}/places`, `${path}/continuations/redeem`]) {
        await ask(url, address, { method, headers: { 'user-agent': 'a preview of links' } });
      }
    }
    expect(await look(url, code)).toEqual(before);
    expect(before.you).toBeNull();
    expect(JSON.stringify(before)).not.toContain(hostSecret);
    expect((await ask(url, path, { method: 'HEAD' })).text).toBe('');
  });

  test('with a secret says which place is yours; with a wrong one you watch', async () => {
    const { code, second } = await roomWith(2);
    expect((await look(url, code, second)).you).toBe(1);
    expect((await look(url, code, 'A'.repeat(43))).you).toBeNull();
    const elsewhere = await roomWith(1);
    expect((await look(url, elsewhere.code, second)).you).toBeNull();
  });

  test('of a code nobody made says so and makes none', async () => {
    expect(problemIn(await ask(url, 'api/rooms/777777'))).toMatchObject({ code: 'room-unknown', status: 404 });
    expect(problemIn(await ask(url, 'api/rooms/777777'))).toMatchObject({ code: 'room-unknown' });
  });
});

describe('renaming', () => {
  test('is for the owner of the place', async () => {
    const { code, path, second } = await roomWith(2);
    const renamed = roomIn(await ask(url, `${path}/places/mine`, { method: 'PATCH', body: { name: ' Bobby ' }, secret: second }));
    expect(renamed.places[1]?.name).toBe('Bobby');
    const blank = await ask(url, `${path}/places/mine`, { method: 'PATCH', body: { name: '' }, secret: second });
    expect(roomIn(blank).places[1]?.name).toBe('Guest 2');
    const stranger = await ask(url, `${path}/places/mine`, { method: 'PATCH', body: { name: 'X' } });
    expect(problemIn(stranger).code).toBe('not-seated');
    expect((await look(url, code)).version).toBe(4);
  });
});

describe('leaving', () => {
  test('and coming back is one place', async () => {
    const { code, second } = await roomWith(3);
    expect(await leave(url, code, second)).toMatchObject({ you: null, places: [{ id: 0 }, { id: 2 }] });
    const back = await join(url, code, '', second);
    expect(back).toMatchObject({ place: 1, secret: second });
    expect(back.room.places.map(({ name }) => name)).toEqual(['Ana', 'Bo', 'Cleo']);
    expect((await join(url, code, '', second)).room.places).toHaveLength(3);
  });

  test('frees the place for somebody else, and then the old secret is void', async () => {
    const { code, path, second } = await roomWith(5);
    await leave(url, code, second);
    const fay = await join(url, code, 'Fay');
    expect(fay.place).toBe(1);
    expect((await look(url, code, second)).you).toBeNull();
    expect((await look(url, code, fay.secret)).you).toBe(1);
    expect(problemIn(await post(url, `${path}/places`, { name: 'Bo' }, second)).code).toBe('room-full');
  });

  test('keeps the place for its owner as long as a fresh one is free', async () => {
    const { code, second } = await roomWith(2);
    await leave(url, code, second);
    expect((await join(url, code, 'Cleo')).place).toBe(2);
    expect((await join(url, code, '', second)).place).toBe(1);
  });

  test('passes the host’s part on, and it stays passed on', async () => {
    const { code, hostSecret, second } = await roomWith(3);
    const left = await leave(url, code, hostSecret);
    expect(left.places.filter(({ isHost }) => isHost).map(({ id }) => id)).toEqual([1]);
    const back = await join(url, code, '', hostSecret);
    expect(back.room.places.map(({ isHost }) => isHost)).toEqual([false, true, false]);
    await start(url, code, second);
  });

  test('by all leaves a room whose next comer is the host', async () => {
    const { code, hostSecret, second } = await roomWith(2);
    await leave(url, code, second);
    await leave(url, code, hostSecret);
    expect((await look(url, code)).places).toEqual([]);
    expect((await join(url, code, '', second)).room.places).toMatchObject([{ id: 1, isHost: true }]);
  });

  test('during a match keeps the place for its owner alone', async () => {
    const { code, path, hostSecret, second } = await roomWith(2);
    await start(url, code, hostSecret);
    expect(await leave(url, code, second)).toMatchObject({ you: 1, places: [{}, { id: 1, presence: 'left' }] });
    expect(problemIn(await post(url, `${path}/places`, { name: 'Late' })).code).toBe('room-playing');
    const back = await join(url, code, '', second);
    expect(back.room.places[1]?.presence).not.toBe('left');
  });
});

describe('options', () => {
  test('are the host’s to set, one by one, while no match runs', async () => {
    const { code, path, hostSecret, second } = await roomWith(2);
    const set = (body: unknown, secret: string) => ask(url, `${path}/options`, { method: 'PATCH', body, secret });
    expect(roomIn(await set({ pointCardsToEnd: 3 }, hostSecret)).options).toEqual({ openTable: false, pointCardsToEnd: 3 });
    expect(roomIn(await set({ openTable: true }, hostSecret)).options).toEqual({ openTable: true, pointCardsToEnd: 3 });
    expect(roomIn(await set({ pointCardsToEnd: null }, hostSecret)).options.pointCardsToEnd).toBeNull();
    expect(problemIn(await set({ openTable: false }, second)).code).toBe('not-host');
    for (const body of [{ pointCardsToEnd: 9 }, { pointCardsToEnd: 2.5 }, { openTable: 'yes' }, { speed: 'fast' }, []]) {
      expect(problemIn(await set(body, hostSecret)).code).toBe('malformed');
    }
    await start(url, code, hostSecret);
    expect(problemIn(await set({ openTable: false }, hostSecret)).code).toBe('match-running');
  });
});

describe('starting', () => {
  test('deals the seats to the places, and only the host starts, once', async () => {
    const { code, path, hostSecret, second } = await roomWith(4);
    expect(problemIn(await ask(url, `${path}/matches`, { method: 'POST', secret: second })).code).toBe('not-host');
    expect(problemIn(await ask(url, `${path}/matches`, { method: 'POST' })).code).toBe('not-seated');
    const replies = await Promise.all([1, 2, 3].map(() => ask(url, `${path}/matches`, { method: 'POST', secret: hostSecret })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const { match, status } = await look(url, code);
    expect(status).toBe('playing');
    expect(match?.seats.toSorted()).toEqual([0, 1, 2, 3]);
    expect(match?.names).toEqual(match?.seats.map((place) => NAMES[place]));
  });

  test('takes two people who have not left', async () => {
    const { path, code, hostSecret, second } = await roomWith(2);
    await leave(url, code, second);
    expect(problemIn(await ask(url, `${path}/matches`, { method: 'POST', secret: hostSecret })).code).toBe('too-few-players');
  });

  test('deals all orders of the seats', async () => {
    const orders = new Set<string>();
    for (let round = 0; round < 60 && orders.size < 2; round += 1) {
      const { code, hostSecret } = await roomWith(2);
      orders.add(String((await start(url, code, hostSecret)).match?.seats));
    }
    expect(orders).toEqual(new Set(['0,1', '1,0']));
  });
});

describe('calling a match off', () => {
  test('is the host’s, once one of its players has left', async () => {
    const { code, path, hostSecret, second, third } = await roomWith(3);
    const callOff = (secret: string) => ask(url, `${path}/matches/current`, { method: 'DELETE', secret });
    expect(problemIn(await callOff(hostSecret)).code).toBe('no-match');
    await start(url, code, hostSecret);
    expect(problemIn(await callOff(hostSecret)).code).toBe('nobody-left');
    await leave(url, code, third);
    expect(problemIn(await callOff(second)).code).toBe('not-host');
    expect(roomIn(await callOff(hostSecret))).toMatchObject({ status: 'waiting', match: null, places: [{ id: 0 }, { id: 1 }] });
    expect(await start(url, code, hostSecret)).toMatchObject({ match: { number: 2 } });
  });
});
