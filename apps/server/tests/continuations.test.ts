import { continuationSchema } from '@spice-road/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handClock } from './support/hand-clock.ts';
import { ask, createRoom, join, leave, look, post, problemIn, seatedIn } from './support/http.ts';
import { startServer } from './support/running.ts';

const clock = handClock();
const TEN_MINUTES = 10 * 60 * 1000;

let server: Awaited<ReturnType<typeof startServer>>;
let url: string;
beforeAll(async () => {
  server = await startServer({}, { clock });
  ({ url } = server);
});
afterAll(() => server.close());

async function offer(code: string, secret: string) {
  const reply = await ask(url, `api/rooms/${code}/continuations`, { method: 'POST', secret });
  expect(reply.status).toBe(201);
  return continuationSchema.parse(reply.body);
}

const redeem = (code: string, token: string) => post(url, `api/rooms/${code}/continuations/redeem`, { token });

test('a continuation seats another device in the same place, once', async () => {
  const { room, secret } = await createRoom(url);
  const { token, expiresAt } = await offer(room.code, secret);
  expect(Date.parse(expiresAt)).toBe(clock.now() + TEN_MINUTES);
  const replies = await Promise.all([redeem(room.code, token), redeem(room.code, token)]);
  const [seated] = replies.filter(({ status }) => status === 201).map(seatedIn);
  expect(replies.map(({ status }) => status).toSorted(byNumber)).toEqual([201, 404]);
  expect(seated).toMatchObject({ place: 0, room: { you: 0 } });
  expect(seated?.secret).not.toBe(secret);
  for (const each of [secret, seated?.secret ?? '']) expect((await look(url, room.code, each)).you).toBe(0);
  expect(problemIn(await redeem(room.code, token)).code).toBe('continuation-unknown');
});

test('it is good for ten minutes', async () => {
  const { room, secret } = await createRoom(url);
  const [early, late] = [await offer(room.code, secret), await offer(room.code, secret)];
  clock.moveOn(TEN_MINUTES - 1);
  seatedIn(await redeem(room.code, early.token));
  clock.moveOn(1);
  expect(problemIn(await redeem(room.code, late.token)).code).toBe('continuation-unknown');
});

test('it is good in its own room only, and trying elsewhere does not use it up', async () => {
  const { room, secret } = await createRoom(url);
  const other = await createRoom(url);
  const { token } = await offer(room.code, secret);
  expect(problemIn(await redeem(other.room.code, token)).code).toBe('continuation-unknown');
  seatedIn(await redeem(room.code, token));
});

test('it is void when the place has become another person’s', async () => {
  const { room } = await createRoom(url);
  const bo = await join(url, room.code, 'Bo');
  const { token } = await offer(room.code, bo.secret);
  for (const name of ['Cleo', 'Dai', 'Eve']) await join(url, room.code, name);
  await leave(url, room.code, bo.secret);
  await join(url, room.code, 'Fay');
  expect(problemIn(await redeem(room.code, token)).code).toBe('continuation-unknown');
});

test('only who has a place can make one, and only a token can be redeemed', async () => {
  const { room } = await createRoom(url);
  const path = `api/rooms/${room.code}/continuations`;
  expect(problemIn(await ask(url, path, { method: 'POST' })).code).toBe('not-seated');
  expect(problemIn(await ask(url, path, { method: 'POST', secret: 'A'.repeat(43) })).code).toBe('not-seated');
  expect(problemIn(await redeem(room.code, 'too short')).code).toBe('malformed');
  expect(problemIn(await redeem(room.code, 'A'.repeat(32))).code).toBe('continuation-unknown');
});

function byNumber(one: number, other: number): number {
  return one - other;
}
