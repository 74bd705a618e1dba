import { type ActionNotation, legalActions, outlookOfView, parseView, printAction } from '@spice-road/rules';
import { expect, test } from 'vitest';
import { NOTICE } from '../src/rooms/bot-places.ts';
import { GRACE, PATIENCE } from '../src/rooms/presence.ts';
import { metric, startBotMatch } from './support/bots.ts';
import { handClock } from './support/hand-clock.ts';
import { actionsOf, logPage } from './support/history.ts';
import { ask, join, leave, problemIn, roomIn } from './support/http.ts';
import { rawPlayer, type RawSocket, rawSocket, updateOf } from './support/raw-socket.ts';
import { watchRoom } from './support/room-socket.ts';
import { dealFrom, startServer } from './support/running.ts';
import { pause, until } from './support/until.ts';

/** The last place sits in seat 0. */
const lastFirst = { deal: (places: readonly number[]) => ({ ...dealFrom(3)(places), seats: places.toReversed() }) };

/** Something the one to act may do, who is the one that looks. */
function legalFor(looking: RawSocket): ActionNotation {
  const view = parseView(looking.view());
  const outlook = view && outlookOfView(view);
  const [action] = outlook ? legalActions(outlook) : [];
  if (action === undefined) throw new Error('It is not their turn.');
  return printAction(action);
}

async function sceneOf(people: number) {
  const clock = handClock();
  const server = await startServer({}, { ...lastFirst, clock });
  const { url } = server;
  const match = await startBotMatch(url, { people, bots: [] });
  const watch = watchRoom(url, { code: match.code, secret: match.host.secret });
  await until('the host looks', () => watch.latest()?.places[0]?.presence === 'here');
  const absent = people - 1;
  const absentSecret = match.secrets[absent] ?? '';
  const call = (secret?: string, place = absent) =>
    ask(url, `${match.path}/places/${place}/stand-in`, { method: 'POST', ...(secret === undefined ? {} : { secret }) });
  const place = () => watch.latest()?.places.find(({ id }) => id === absent);
  return {
    clock,
    server,
    url,
    match,
    watch,
    absentSecret,
    call,
    place,
    states: async () => (await actionsOf(url, match.id)).length,
    async [Symbol.asyncDispose]() {
      watch.close();
      await server.close();
    },
  };
}

test('a bot sits in for somebody who is away, announced to all, until the very moment they are back', async () => {
  await using here = await sceneOf(2);
  const { clock, url, match, watch, call, place, states, absentSecret } = here;
  const hostSecret = match.host.secret;
  clock.moveOn(GRACE);
  await until('the other is away', () => place()?.presence === 'away');
  expect(problemIn(await call(hostSecret)).code).toBe('place-occupied');
  clock.moveOn(PATIENCE);
  await until('that is long', () => place()?.isLongAway === true);
  expect(problemIn(await call()).code).toBe('not-seated');
  expect(problemIn(await call(hostSecret, 4)).code).toBe('not-found');

  roomIn(await call(hostSecret));
  await until('it is announced', () => place()?.standIn?.secondsLeft === NOTICE / 1000);
  expect(place()?.standIn?.level).toBe('skilled');
  clock.moveOn(NOTICE - 1);
  await pause(100);
  expect(await states()).toBe(0);
  expect(roomIn(await call(hostSecret)).places[1]?.standIn?.secondsLeft).toBe(1);
  clock.moveOn(1);
  await until('it sits in', () => place()?.standIn?.secondsLeft === 0);
  await pause(50);
  clock.moveOn(1500);
  while ((await states()) < 1) await pause(20);
  expect(place()).toMatchObject({ name: 'Bo', presence: 'away', standIn: { secondsLeft: 0 } });

  // The host acts; before the bot acts again its owner is back.
  using host = rawSocket(url);
  await host.say('sync', match.id, '1', hostSecret);
  await host.say('update', ...updateOf({ type: 'play', card: '+YY' }, 1, 1, match.id));
  using back = watchRoom(url, { code: match.code, secret: absentSecret });
  await until('the stand-in is gone for all', () => place()?.presence === 'here' && !('standIn' in (place() ?? {})));
  expect(back.latest()?.you).toBe(1);
  await pause(50);
  clock.moveOn(60_000);
  await pause(200);
  expect(await states()).toBe(2);
  using owner = rawSocket(url);
  expect(await owner.say('sync', match.id, '0', absentSecret)).toEqual({ ok: true, stateId: 2 });
  expect((await owner.say('update', ...updateOf(legalFor(owner), 0, 2, match.id))).ok).toBe(true);
  expect(watch.latest()?.places[1]).not.toHaveProperty('standIn');
  const { page } = await logPage(url, match.id, 'limit=50');
  expect(page.entries.map(({ metadata }) => metadata?.byBot)).toEqual([true, undefined, undefined]);
  expect(here.server.complaints).toEqual([]);
}, 30_000);

test('a bot sits in for somebody who has left, whose place is kept, and anybody at the table may send it away', async () => {
  await using here = await sceneOf(3);
  const { clock, url, match, call, place, states, absentSecret } = here;
  const [, second = ''] = match.secrets;
  await leave(url, match.code, absentSecret);
  roomIn(await call(second));
  await until('it is announced', () => place()?.standIn !== undefined);
  roomIn(await ask(url, `${match.path}/places/2/stand-in`, { method: 'DELETE', secret: second }));
  await until('it is called off', () => place()?.standIn === undefined);
  roomIn(await call(second));
  await until('it is announced again', () => place()?.standIn !== undefined);
  clock.moveOn(NOTICE);
  await until('it sits in', () => place()?.standIn?.secondsLeft === 0);
  await pause(50);
  clock.moveOn(1500);
  while ((await states()) < 1) await pause(20);
  // What a bot does for somebody does not bring them back.
  expect(place()?.presence).toBe('left');
  const back = await join(url, match.code, '', absentSecret);
  expect(back.place).toBe(2);
  expect(back.room.places[2]).not.toHaveProperty('standIn');
}, 30_000);

test('whoever does not play may not ask for one', async () => {
  await using here = await sceneOf(2);
  await leave(here.url, here.match.code, here.absentSecret);
  expect(problemIn(await here.call(here.absentSecret, 0)).code).toBe('not-seated');
});

const AT_ONCE = 20;
const ROUNDS = 10;

test('when a person and their stand-in act at the same time, each table has one action, and who was let in wins', async () => {
  const clock = handClock();
  await using server = await startServer({}, { ...lastFirst, clock });
  const { url } = server;
  const tables = await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const match = await startBotMatch(url, { people: 2, bots: [], options: { pointCardsToEnd: 8 } });
      const [hostTicket, ownerTicket] = match.tickets;
      if (hostTicket === undefined || ownerTicket === undefined) throw new Error('Two play.');
      const watch = watchRoom(url, { code: match.code, secret: hostTicket.secret });
      return { match, ownerTicket, watch, host: await rawPlayer(hostTicket) };
    }),
  );
  type Scene = (typeof tables)[number];
  await pause(50);
  clock.moveOn(GRACE);
  await pause(50);
  clock.moveOn(PATIENCE);
  const secondsLeft = ({ watch }: Scene) => watch.latest()?.places[1]?.standIn?.secondsLeft;
  const all = async (what: string, holds: (scene: Scene) => boolean) => until(what, () => tables.every(holds));
  let byOwners = 0;

  async function race({ match, ownerTicket, host }: Scene, delay: number): Promise<void> {
    const before = host.stateId();
    await pause(delay);
    using owner = rawSocket(url);
    const letIn = await owner.say('sync', match.id, '0', ownerTicket.secret);
    if (!letIn.ok) throw new Error(letIn.code);
    // The bot was quicker, or nobody can be now: it is the owner's turn, and stays that.
    if (parseView(owner.view())?.toAct === 0) {
      const answer = await owner.say('update', ...updateOf(legalFor(owner), 0, letIn.stateId, match.id));
      if (!answer.ok) throw new Error(`The owner was overtaken: ${answer.code}.`);
      byOwners += 1;
    } else if (letIn.stateId <= before) throw new Error('Neither acted.');
  }

  /** Until it is the other's turn: they may owe a discard after it. */
  async function actAsHost({ match, host }: Scene): Promise<void> {
    for (;;) {
      const at = (await actionsOf(url, match.id)).length;
      await until('the host sees the table', () => host.stateId() === at);
      if (parseView(host.view())?.toAct !== 1) return;
      expect((await host.say('update', ...updateOf(legalFor(host), 1, at, match.id))).ok).toBe(true);
    }
  }

  for (let round = 0; round < ROUNDS; round += 1) {
    await all('nobody sits in', (scene) => secondsLeft(scene) === undefined);
    const calls = tables.map(({ match }) =>
      ask(url, `${match.path}/places/1/stand-in`, { method: 'POST', secret: match.host.secret }),
    );
    for (const reply of await Promise.all(calls)) roomIn(reply);
    await all('it is announced', (scene) => secondsLeft(scene) === NOTICE / 1000);
    await pause(20);
    clock.moveOn(NOTICE);
    await all('it sits in', (scene) => secondsLeft(scene) === 0);
    // The pauses of the bots end one after another, while their owners come in and act.
    let ticks = 0;
    const ticking = setInterval(() => {
      ticks += 1;
      // No further than the longest pause, or the threads would be taken for hung.
      if (ticks <= 10) clock.moveOn(150);
    }, 20);
    await Promise.all(tables.map((scene, index) => race(scene, ((index * 7 + round * 13) % 40) * 8)));
    clearInterval(ticking);
    while ((await metric(url, 'spice_road_bot_thoughts_waiting')) > 0) await pause(10);
    await Promise.all(tables.map(actAsHost));
  }
  const byBots = await metric(url, 'spice_road_bot_turns_total');
  // Both did win now and then, so that the race was one.
  expect(byOwners).toBeGreaterThan(10);
  expect(byBots).toBeGreaterThan(10);
  for (const { watch, host } of tables) {
    watch.close();
    host.close();
  }
  expect(server.complaints).toEqual([]);
}, 90_000);
