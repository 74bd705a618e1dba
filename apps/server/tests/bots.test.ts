import type { BotLevel } from '@spice-road/protocol';
import { tally } from '@spice-road/rules';
import { seededRandom, shuffledDecks } from '@spice-road/rules/testing';
import { expect, test } from 'vitest';
import { HUNG } from '../src/bots/thinkers.ts';
import { GRACE } from '../src/rooms/presence.ts';
import { type BotMatch, metric, startBotMatch } from './support/bots.ts';
import { handClock } from './support/hand-clock.ts';
import { actionsOf, tablesOf } from './support/history.ts';
import { ask, look, problemIn, roomIn } from './support/http.ts';
import type { SeatTicket } from './support/match.ts';
import { quickClock } from './support/quick-clock.ts';
import { watchRoom } from './support/room-socket.ts';
import { dealFrom, startServer, temporaryFolder } from './support/running.ts';
import { eagerly, playOn, type StockPlayer, stockPlayer } from './support/stock-player.ts';
import { pause, until } from './support/until.ts';

const SEED = 3;
const hasty = { clock: quickClock, deal: dealFrom(SEED) };
/** The last place sits in seat 0: here that is a bot. */
const botFirst = { deal: (places: readonly number[]) => ({ ...dealFrom(SEED)(places), seats: places.toReversed() }) };

function ticketIn({ tickets }: BotMatch, place = 0): SeatTicket {
  const ticket = tickets[place];
  if (ticket === undefined) throw new Error(`Nobody sits at place ${place}.`);
  return ticket;
}

function person(match: BotMatch, place = 0): StockPlayer {
  return stockPlayer(ticketIn(match, place));
}

/** The game is over, as the rules say it is when the actions of its log are done again. */
async function expectFinished(url: string, match: BotMatch, player: StockPlayer): Promise<void> {
  await until('the game is over', () => player.gameover() !== null, 60_000);
  const actions = await actionsOf(url, match.id);
  const tables = tablesOf(match.room.match?.seats.length ?? 0, shuffledDecks(seededRandom(SEED)), actions);
  const last = tables.at(-1);
  expect(player.gameover()).toEqual(last && tally(last));
  expect(player.stateId()).toBe(actions.length);
  const byBots = tables.slice(0, -1).filter(({ toAct }) => toAct !== ticketIn(match).seat).length;
  // Each turn of a bot was thought about once and taken once, however often the room was looked at.
  expect(await metric(url, 'spice_road_bot_turns_total')).toBe(byBots);
  expect(await metric(url, 'spice_road_bot_thinking_seconds_count')).toBe(byBots);
  expect(await metric(url, 'spice_road_bot_dropped_total')).toBe(0);
  expect(await look(url, match.code)).toMatchObject({ status: 'finished' });
}

test.each<{ bots: readonly BotLevel[] }>([{ bots: ['novice', 'casual', 'skilled', 'strong'] }, { bots: ['expert'] }])(
  'a whole game of one person with bots ($bots) ends with the right scores',
  async ({ bots }) => {
    await using server = await startServer({}, hasty);
    const match = await startBotMatch(server.url, { bots });
    using player = person(match);
    using watch = watchRoom(server.url, { code: match.code, secret: match.host.secret });
    await until('the room is seen', () => watch.latest() !== null);
    playOn(player, eagerly(seededRandom(1)));
    await expectFinished(server.url, match, player);
    expect(await metric(server.url, 'spice_road_bot_fallbacks_total')).toBe(0);
    expect(server.complaints).toEqual([]);
  },
  90_000,
);

test('a bot that acts first waits as long as a person would, and a fast one but a moment', async () => {
  const clock = handClock();
  await using server = await startServer({}, { ...botFirst, clock });
  for (const { fastBots, least, most } of [
    { fastBots: false, least: 800, most: 1500 },
    { fastBots: true, least: 60, most: 120 },
  ]) {
    const match = await startBotMatch(server.url, { bots: ['casual'], options: { fastBots } });
    using player = person(match);
    await until('the table is seen', () => player.view()?.toAct === 0);
    await pause(50);
    clock.moveOn(least - 1);
    await pause(100);
    expect(player.stateId()).toBe(0);
    clock.moveOn(most - least + 1);
    await until('the bot has acted', () => player.stateId() === 1);
  }
});

test('a server that starts anew goes on with a bot’s turn when a person is back, and not before', async () => {
  using folder = temporaryFolder();
  const first = await startServer({ DATA_DIR: folder.path }, hasty);
  const match = await startBotMatch(first.url, { bots: ['skilled', 'novice'] });
  const leaving = person(match);
  let goesOn = true;
  const choose = eagerly(seededRandom(1));
  leaving.onChange(() => {
    if (leaving.stateId() >= 15) goesOn = false;
  });
  playOn(leaving, (view) => (goesOn ? choose(view) : null));
  await until('some turns are over', () => !goesOn);
  leaving.stop();
  await first.close();

  await using second = await startServer({ DATA_DIR: folder.path }, hasty);
  const before = (await actionsOf(second.url, match.id)).length;
  await pause(200);
  expect((await actionsOf(second.url, match.id)).length).toBe(before);
  using player = stockPlayer({ ...ticketIn(match), url: second.url });
  playOn(player, choose);
  await until('the game is over', () => player.gameover() !== null, 60_000);
  const tables = tablesOf(3, shuffledDecks(seededRandom(SEED)), await actionsOf(second.url, match.id));
  const last = tables.at(-1);
  expect(player.gameover()).toEqual(last && tally(last));
  expect([...first.complaints, ...second.complaints]).toEqual([]);
}, 90_000);

test('a table that every person has left waits without costing anything, until one is back', async () => {
  const clock = handClock();
  await using server = await startServer({}, { ...botFirst, clock });
  const { url } = server;
  const match = await startBotMatch(url, { bots: ['strong', 'strong'] });
  const states = async () => (await actionsOf(url, match.id)).length;
  const tables = () => metric(url, 'spice_road_bot_tables');
  const tab = watchRoom(url, { code: match.code, secret: match.host.secret });
  using spectator = watchRoom(url, { code: match.code });
  await until('both look', () => tab.latest() !== null && spectator.latest() !== null);
  expect(await tables()).toBe(1);
  tab.close();
  await pause(50);
  clock.moveOn(GRACE);
  await pause(100);
  const before = await states();
  // What was thought about when the last person went is thought to its end, and dropped.
  while ((await metric(url, 'spice_road_bot_thoughts_waiting')) > 0) await pause(20);
  const thoughts = await metric(url, 'spice_road_bot_thinking_seconds_count');
  expect(await tables()).toBe(0);
  for (let hour = 0; hour < 24; hour += 1) clock.moveOn(60 * 60 * 1000);
  await pause(200);
  expect(await states()).toBe(before);
  expect(await metric(url, 'spice_road_bot_thinking_seconds_count')).toBe(thoughts);

  using back = watchRoom(url, { code: match.code, secret: match.host.secret });
  await until('the person is back', () => back.latest() !== null);
  for (const round of [1, 2]) {
    await pause(50);
    clock.moveOn(1500);
    await pause(150);
    expect(await states()).toBe(Math.min(2, before + round));
  }
  expect(server.complaints).toEqual([]);
});

test('a bot that is removed in the middle of a match acts no more, and the match can be called off', async () => {
  const clock = handClock();
  await using server = await startServer({}, { ...botFirst, clock });
  const { url } = server;
  const match = await startBotMatch(url, { people: 2, bots: ['novice'] });
  using player = person(match);
  await until('the table is seen', () => player.view() !== null);
  const remove = { method: 'DELETE', secret: match.host.secret };
  const callOff = () => ask(url, `${match.path}/matches/current`, remove);
  expect(problemIn(await callOff()).code).toBe('nobody-left');
  roomIn(await ask(url, `${match.path}/places/2`, remove));
  await pause(100);
  clock.moveOn(2000);
  await pause(150);
  expect(player.stateId()).toBe(0);
  expect(roomIn(await callOff())).toMatchObject({ status: 'waiting', places: [{ id: 0 }, { id: 1 }] });
});

test('threads that die, babble or cheat are replaced, and the game goes on to its end', async () => {
  const botProgram = new URL('./support/bad-bot.worker.ts', import.meta.url);
  await using server = await startServer({}, { ...hasty, botProgram });
  const match = await startBotMatch(server.url, { bots: ['expert'], options: { pointCardsToEnd: 3 } });
  using player = person(match);
  playOn(player, eagerly(seededRandom(1)));
  await until('some turns are over', () => player.stateId() >= 40, 60_000);
  const turns = await metric(server.url, 'spice_road_bot_turns_total');
  expect(turns).toBeGreaterThanOrEqual(20);
  expect(await metric(server.url, 'spice_road_bot_fallbacks_total')).toBeGreaterThanOrEqual(turns);
  expect(server.complaints.every((complaint) => /bot/.test(complaint))).toBe(true);
  for (const why of [/ended with code 3/, /out of its mind/, /no answer/, /may not do this/])
    expect(server.complaints.some((complaint) => why.test(complaint))).toBe(true);
}, 90_000);

test('a thread that hangs is given up, and nobody waits for it who has a turn of their own', async () => {
  const clock = handClock();
  const botProgram = new URL('./support/silent-bot.worker.ts', import.meta.url);
  await using server = await startServer({}, { ...botFirst, clock, botProgram });
  const match = await startBotMatch(server.url, { bots: ['expert'] });
  using player = person(match);
  await until('the table is seen', () => player.view() !== null);
  await pause(50);
  clock.moveOn(1500);
  await pause(200);
  expect(player.stateId()).toBe(0);
  clock.moveOn(HUNG);
  await until('the bot has acted', () => player.stateId() === 1);
  expect(server.complaints).toEqual([expect.stringContaining('gave no answer')]);
});
