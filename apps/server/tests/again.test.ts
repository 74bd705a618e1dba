import { seededRandom } from '@spice-road/rules/testing';
import { expect, test } from 'vitest';
import { ask, join, leave, look, roomIn, start } from './support/http.ts';
import { matchOf, startMatch, type StartedMatch, ticketOf } from './support/match.ts';
import { rawPlayer, updateOf } from './support/raw-socket.ts';
import { watchRoom } from './support/room-socket.ts';
import { dealFrom, startServer } from './support/running.ts';
import { eagerly, playOn, stockPlayer } from './support/stock-player.ts';
import { until } from './support/until.ts';

async function playToTheEnd(match: StartedMatch): Promise<void> {
  const players = match.tickets.map(stockPlayer);
  for (const [seat, player] of players.entries()) playOn(player, eagerly(seededRandom(seat)));
  await until('the game is over', () => players.every((player) => player.gameover() !== null), 20_000);
  for (const player of players) player.stop();
}

test('“again” starts the next match in the same room, with whoever sits there then', async () => {
  await using server = await startServer({}, { deal: dealFrom(2) });
  const { url } = server;
  const first = await startMatch(url, 3);
  const options = { method: 'PATCH', body: { pointCardsToEnd: 3 }, secret: first.hostSecret };
  expect((await ask(url, `api/rooms/${first.code}/options`, options)).status).toBe(409);
  await playToTheEnd(first);
  expect(await look(url, first.code)).toMatchObject({
    status: 'finished',
    match: { id: first.id, number: 1, isOver: true },
  });

  // One goes, one comes, the host makes it shorter.
  await leave(url, first.code, first.secrets[2] ?? '');
  const dai = await join(url, first.code, 'Dai');
  expect(dai.place).toBe(3);
  roomIn(await ask(url, `api/rooms/${first.code}/options`, options));
  const room = await start(url, first.code, first.hostSecret);
  expect(room).toMatchObject({
    status: 'playing',
    match: { number: 2, seats: [0, 1, 3], names: ['Ana', 'Bo', 'Dai'], isOver: false },
  });
  const secrets = [...first.secrets.slice(0, 2), '', dai.secret];
  const second = matchOf(url, room, secrets);
  expect(second.id).not.toBe(first.id);

  // The first match is over for good, though it can still be looked at.
  const old = await rawPlayer({ url, matchId: first.id, seat: 0, secret: secrets[0] ?? '' });
  const answer = await old.say('update', ...updateOf({ type: 'rest' }, 0, old.stateId(), first.id));
  expect(answer).toMatchObject({ ok: false, code: 'game-over' });
  old.close();
  await playToTheEnd(second);
  expect(await look(url, first.code)).toMatchObject({ status: 'finished', match: { number: 2, isOver: true } });
  expect(server.complaints).toEqual([]);
}, 60_000);

test('whoever left during a match and then acts, in another tab say, has not left', async () => {
  await using server = await startServer({}, { deal: dealFrom(2) });
  const { url } = server;
  const match = await startMatch(url, 2);
  using watch = watchRoom(url, { code: match.code });
  using player = await rawPlayer(ticketOf(match, 0));
  await leave(url, match.code, match.secrets[0] ?? '');
  await until('the leaving is seen', () => watch.latest()?.places[0]?.presence === 'left');
  await player.say('update', ...updateOf({ type: 'play', card: '+YY' }, 0, 0, match.id));
  await until('the return is seen', () => watch.latest()?.places[0]?.presence !== 'left');
});

test('whoever left during a match loses the place when it is over, and can take it again', async () => {
  await using server = await startServer({}, { deal: dealFrom(2) });
  const { url } = server;
  const match = await startMatch(url, 2);
  const deserter = match.secrets[1] ?? '';
  await leave(url, match.code, deserter);
  expect((await look(url, match.code)).places[1]?.presence).toBe('left');
  await ask(url, `api/rooms/${match.code}/matches/current`, { method: 'DELETE', secret: match.hostSecret });
  expect((await look(url, match.code)).places.map(({ id }) => id)).toEqual([0]);
  expect((await join(url, match.code, '', deserter)).place).toBe(1);
});

test('when a place becomes another person’s, the sockets of the one before are closed', async () => {
  await using server = await startServer({}, { deal: dealFrom(2) });
  const { url } = server;
  const match = await startMatch(url, 5);
  await playToTheEnd(match);
  const [, secret = ''] = match.secrets;
  using old = await rawPlayer({ url, matchId: match.id, seat: 1, secret });
  expect(old.view()).toMatchObject({ you: 1 });
  let disconnections = 0;
  old.socket.on('disconnect', () => {
    disconnections += 1;
  });
  await leave(url, match.code, secret);
  expect(await join(url, match.code, 'Fay')).toMatchObject({ place: 1 });
  await until('the old socket is closed', () => disconnections > 0);
  expect(old.refusals).toEqual(['not-seated']);
  await until('it came back', () => old.socket.connected);
  expect(await old.say('sync', match.id, '1', secret, 5)).toMatchObject({ ok: false, code: 'not-seated' });
}, 60_000);

test('whoever is removed in the middle of a match sees no more of it, and can prove nothing', async () => {
  await using server = await startServer({}, { deal: dealFrom(2) });
  const { url } = server;
  const match = await startMatch(url, 3);
  using removed = await rawPlayer(ticketOf(match, 1));
  using player = await rawPlayer(ticketOf(match, 0));
  let disconnections = 0;
  removed.socket.on('disconnect', () => {
    disconnections += 1;
  });
  await ask(url, `api/rooms/${match.code}/places/1`, { method: 'DELETE', secret: match.hostSecret });
  await until('the socket is closed', () => disconnections > 0);
  expect(removed.refusals).toEqual(['not-seated']);
  await until('it came back', () => removed.socket.connected);
  expect(await player.say('update', ...updateOf({ type: 'play', card: '+YY' }, 0, 0, match.id))).toMatchObject({
    ok: true,
  });
  expect(await removed.say('sync', match.id, '1', match.secrets[1], 3)).toMatchObject({ code: 'not-seated' });
  expect(await removed.say('update', ...updateOf({ type: 'play', card: '+YY' }, 1, 1, match.id))).toMatchObject({
    code: 'not-seated',
  });
  expect(removed.stateId()).toBe(0);
});
