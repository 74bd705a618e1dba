import { seededRandom } from '@spice-road/rules/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BotMatch, gather, startBotMatch } from './support/bots.ts';
import { ask, join, leave, look, post, problemIn, roomIn, start } from './support/http.ts';
import { roomWith } from './support/rooms.ts';
import { dealFrom, startServer } from './support/running.ts';
import { eagerly, playOn, stockPlayer } from './support/stock-player.ts';
import { quickClock } from './support/quick-clock.ts';
import { until } from './support/until.ts';

let server: Awaited<ReturnType<typeof startServer>>;
let url: string;
beforeAll(async () => {
  server = await startServer({}, { clock: quickClock, deal: dealFrom(1) });
  ({ url } = server);
});
afterAll(async () => {
  await server.close();
  expect(server.complaints).toEqual([]);
});

describe('in the waiting room bots', () => {
  test('take free places, each under a name of its own, as they are told and shown to all', async () => {
    const { code, path, hostSecret } = await roomWith(url, 1);
    const add = (body: unknown) => post(url, `${path}/bots`, body, hostSecret);
    expect((await add({ level: 'novice', place: 3 })).status).toBe(201);
    for (const level of ['casual', 'skilled', 'expert']) expect((await add({ level })).status).toBe(201);
    const { places } = await look(url, code);
    expect(places).toMatchObject([
      { id: 0, isHost: true },
      { id: 1, bot: 'casual', presence: 'here' },
      { id: 2, bot: 'skilled' },
      { id: 3, bot: 'novice' },
      { id: 4, bot: 'expert' },
    ]);
    expect(places[0]).not.toHaveProperty('bot');
    expect(new Set(places.map(({ name }) => name)).size).toBe(5);
    expect(problemIn(await add({ level: 'strong' })).code).toBe('room-full');
    expect(problemIn(await add({ level: 'strong', place: 0 })).code).toBe('place-occupied');
  });

  test('are added, changed and removed by the host alone, between matches', async () => {
    const { code, path, hostSecret, second } = await roomWith(url, 2);
    const change = (id: string, body: unknown, secret = hostSecret) =>
      ask(url, `${path}/bots/${id}`, { method: 'PATCH', body, secret });
    expect(problemIn(await post(url, `${path}/bots`, { level: 'novice' }, second)).code).toBe('not-host');
    expect(problemIn(await post(url, `${path}/bots`, { level: 'novice' })).code).toBe('not-seated');
    for (const body of [{ level: 'divine' }, {}, { level: 'novice', place: 5 }, { level: 'novice', name: 'Ana' }])
      expect(problemIn(await post(url, `${path}/bots`, body, hostSecret)).code).toBe('malformed');
    await post(url, `${path}/bots`, { level: 'novice' }, hostSecret);
    expect(roomIn(await change('2', { level: 'expert' })).places[2]).toMatchObject({ bot: 'expert' });
    expect(problemIn(await change('2', { level: 'expert' }, second)).code).toBe('not-host');
    for (const id of ['1', '3', '__proto__'])
      expect(problemIn(await change(id, { level: 'casual' })).code).toBe('not-found');
    await start(url, code, hostSecret);
    expect(problemIn(await change('2', { level: 'casual' })).code).toBe('match-running');
    expect(problemIn(await post(url, `${path}/bots`, { level: 'novice' }, hostSecret)).code).toBe('match-running');
  });

  test('are removed as people are, and make room for them', async () => {
    const { code, host, path } = await gather(url, { bots: ['novice', 'novice', 'novice', 'novice'] });
    expect(problemIn(await post(url, `${path}/places`, { name: 'Bo' })).code).toBe('room-full');
    roomIn(await ask(url, `${path}/places/2`, { method: 'DELETE', secret: host.secret }));
    const bo = await join(url, code, 'Bo');
    expect(bo.room.places[bo.place]).toMatchObject({ id: 2, name: 'Bo' });
    expect(bo.room.places[bo.place]).not.toHaveProperty('bot');
  });

  test('take the place of somebody who left, whose secret is void then', async () => {
    const { code, path, hostSecret, second } = await roomWith(url, 5);
    await leave(url, code, second);
    await post(url, `${path}/bots`, { level: 'skilled' }, hostSecret);
    expect((await look(url, code, second)).places[1]).toMatchObject({ bot: 'skilled' });
    expect((await look(url, code, second)).you).toBeNull();
  });

  test('are never the host', async () => {
    const { code, host } = await gather(url, { people: 2, bots: ['novice'] });
    expect((await leave(url, code, host.secret)).places).toMatchObject([{ id: 1, isHost: true }, { id: 2 }]);
    const { code: other, host: alone } = await gather(url, { bots: ['novice'] });
    await leave(url, other, alone.secret);
    expect((await look(url, other)).places).toMatchObject([{ id: 1, isHost: false }]);
    expect((await join(url, other, 'Bo')).room.places.find(({ isHost }) => isHost)).toMatchObject({ name: 'Bo' });
  });

  test('give way to whoever comes to a full room that allows it', async () => {
    const { code, host } = await gather(url, {
      people: 3,
      bots: ['strong', 'novice'],
      options: { botsGiveWay: true },
    });
    const dai = await join(url, code, 'Dai');
    expect(dai.room.places).toMatchObject([{}, {}, {}, { id: 3, name: 'Dai' }, { id: 4, bot: 'novice' }]);
    expect((await look(url, code, dai.secret)).you).toBe(3);
    expect((await look(url, code, host.secret)).you).toBe(0);
  });
});

test('a match against bots alone can be called off at any time; with people it cannot', async () => {
  const callOff = ({ path, host }: Pick<BotMatch, 'path' | 'host'>) =>
    ask(url, `${path}/matches/current`, { method: 'DELETE', secret: host.secret });
  const alone = await startBotMatch(url, { bots: ['novice', 'expert'] });
  expect(roomIn(await callOff(alone))).toMatchObject({ status: 'waiting', match: null });
  const together = await startBotMatch(url, { people: 2, bots: ['novice'] });
  expect(problemIn(await callOff(together)).code).toBe('nobody-left');
});

test('a newcomer takes over the seat of a bot where the room allows it, under their own name, and plays on', async () => {
  const match = await startBotMatch(url, { bots: ['strong'] });
  const [ticket] = match.tickets;
  if (ticket === undefined) throw new Error('No ticket.');
  using ana = stockPlayer(ticket);
  const choose = eagerly(seededRandom(1));
  playOn(ana, (view) => (ana.stateId() < 20 ? choose(view) : null));
  await until('they have played a while', () => ana.stateId() >= 20);

  const { code, path, host } = match;
  expect(problemIn(await post(url, `${path}/places`, { name: 'Bo' })).code).toBe('room-playing');
  await ask(url, `${path}/options`, { method: 'PATCH', body: { botsGiveWay: true }, secret: host.secret });
  const bo = await join(url, code, 'Bo');
  expect(bo.place).toBe(1);
  expect(bo.room).toMatchObject({ status: 'playing', match: { id: match.id, names: ['Ana', 'Bo'] } });
  expect(bo.room.places[1]).not.toHaveProperty('bot');
  expect(problemIn(await post(url, `${path}/places`, { name: 'Cleo' })).code).toBe('room-playing');

  using heir = stockPlayer({ url, matchId: match.id, seat: 1, secret: bo.secret });
  await until('the heir sees the hand of the bot', () => heir.view() !== null);
  expect(heir.view()?.seats[1]?.hand).toBeInstanceOf(Array);
  const before = heir.stateId();
  expect(before).toBeGreaterThanOrEqual(20);
  playOn(heir, eagerly(seededRandom(2)));
  playOn(ana, choose);
  await until('the game is over', () => heir.gameover() !== null && ana.gameover() !== null, 30_000);
  expect(await look(url, code)).toMatchObject({ status: 'finished', match: { names: ['Ana', 'Bo'] } });
}, 60_000);
