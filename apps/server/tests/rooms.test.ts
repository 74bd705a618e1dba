import { ROOM_CODE_ALPHABET } from '@spice-road/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, createRoom, join, look, post, problemIn, roomIn, seatedIn, start } from './support/http.ts';
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
    const { code } = await roomWith(url, 1);
    const { place, room } = await join(url, ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)}`, 'Bo');
    expect(place).toBe(1);
    expect(room.places.map(({ name }) => name)).toEqual(['Ana', 'Bo']);
  });

  test('five people at once on four free places are four seats and one room-full, always', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { code, path } = await roomWith(url, 1);
      const names = ['Bo', 'Cleo', 'Dai', 'Eve', 'Fay'];
      const replies = await Promise.all(names.map((name) => post(url, `${path}/places`, { name })));
      const seated = replies.filter(({ status }) => status === 201).map(seatedIn);
      expect(seated.map(({ place }) => place).toSorted(byNumber)).toEqual([1, 2, 3, 4]);
      expect(new Set(seated.map(({ secret }) => secret)).size).toBe(4);
      expect(replies.filter(({ status }) => status !== 201).map((reply) => problemIn(reply).code)).toEqual([
        'room-full',
      ]);
      expect((await look(url, code)).places).toHaveLength(5);
    }
  });

  test('asked for again with the same attempt, even at once, takes one place', async () => {
    const { code, path } = await roomWith(url, 1);
    const body = { name: 'Bo', attempt: 'an-attempt-to-join-1' };
    const seatings = (await Promise.all([1, 2, 3].map(() => post(url, `${path}/places`, body)))).map(seatedIn);
    expect(seatings.map(({ place }) => place)).toEqual([1, 1, 1]);
    for (const { secret } of seatings) expect((await look(url, code, secret)).you).toBe(1);
    expect((await look(url, code)).places).toHaveLength(2);
  });

  test('is refused while a match runs, and allowed again when it is over', async () => {
    const { code, path, hostSecret } = await roomWith(url, 2);
    await start(url, code, hostSecret);
    expect(problemIn(await post(url, `${path}/places`, { name: 'Late' }))).toMatchObject({
      code: 'room-playing',
      status: 409,
    });
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
    { typed: 'W'.repeat(60), shown: 'W'.repeat(40) },
    { typed: '👨‍👩‍👧‍👦'.repeat(3), shown: '👨‍👩‍👧‍👦'.repeat(3) },
    { typed: 'שלום עולם', shown: 'שלום עולם' },
    { typed: '<img src=x onerror=alert(1)>', shown: '<img src=x onerror=alert(1)>' },
  ])('by $typed shows $shown', async ({ typed, shown }) => {
    const { code } = await roomWith(url, 1);
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
    const { code, path, hostSecret } = await roomWith(url, 2);
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
    const { code, second } = await roomWith(url, 2);
    expect((await look(url, code, second)).you).toBe(1);
    expect((await look(url, code, 'A'.repeat(43))).you).toBeNull();
    const elsewhere = await roomWith(url, 1);
    expect((await look(url, elsewhere.code, second)).you).toBeNull();
  });

  test('of a code nobody made says so and makes none', async () => {
    expect(problemIn(await ask(url, 'api/rooms/777777'))).toMatchObject({ code: 'room-unknown', status: 404 });
    expect(problemIn(await ask(url, 'api/rooms/777777'))).toMatchObject({ code: 'room-unknown' });
  });
});

describe('renaming', () => {
  test('is for the owner of the place', async () => {
    const { code, path, second } = await roomWith(url, 2);
    const renamed = roomIn(
      await ask(url, `${path}/places/mine`, { method: 'PATCH', body: { name: ' Bobby ' }, secret: second }),
    );
    expect(renamed.places[1]?.name).toBe('Bobby');
    const blank = await ask(url, `${path}/places/mine`, { method: 'PATCH', body: { name: '' }, secret: second });
    expect(roomIn(blank).places[1]?.name).toBe('Guest 2');
    const stranger = await ask(url, `${path}/places/mine`, { method: 'PATCH', body: { name: 'X' } });
    expect(problemIn(stranger).code).toBe('not-seated');
    expect((await look(url, code)).version).toBe(4);
  });
});
