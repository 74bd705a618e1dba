import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { expectNothingHiddenIn, keptLog } from './support/hidden.ts';
import { ask, createRoom, problemIn } from './support/http.ts';
import { startMatch, ticketOf } from './support/match.ts';
import { rawPlayer, rawSocket, updateOf } from './support/raw-socket.ts';
import { watchRoom } from './support/room-socket.ts';
import { startServer, temporaryFolder } from './support/running.ts';
import { until } from './support/until.ts';

test('the metrics tell what goes on', async () => {
  await using server = await startServer();
  const match = await startMatch(server.url, 2);
  using player = await rawPlayer(ticketOf(match, 0));
  await player.say('update', ...updateOf({ type: 'play', card: '+YY' }, 0, 0, match.id));
  await player.say('update', ...updateOf({ type: 'rest' }, 0, 1, match.id));
  await ask(server.url, 'api/rooms/777777');
  using denied = watchRoom(server.url, { code: '777777' });
  await until('it is turned away at the door of the room', () => denied.denied() !== null);
  denied.close();
  using foreign = rawSocket(server.url, { origin: 'https://elsewhere.example.org' });
  let isRefused = false;
  foreign.socket.on('connect_error', () => {
    isRefused = true;
  });
  await until('a page of elsewhere is turned away', () => isRefused);
  foreign.close();
  await until('only the player is left', () => player.socket.connected);
  const { text, type, headers } = await ask(server.url, 'metrics');
  expect(type).toContain('text/plain');
  expect(headers.get('cache-control')).toBe('no-store');
  for (const line of [
    'spice_road_actions_total 1',
    'spice_road_refusals_total{code="not-your-turn",over="socket"} 1',
    'spice_road_refusals_total{code="room-unknown",over="http"} 1',
    'spice_road_refusals_total{code="room-unknown",over="socket"} 1',
    'spice_road_rooms 1',
    'spice_road_actions_waiting 0',
    'spice_road_writes_waiting 0',
  ])
    expect(text).toContain(`${line}\n`);
  expect(text).toMatch(/spice_road_connections_refused_total\{reason="origin"\} [1-9]/);
  await expect.poll(async () => (await ask(server.url, 'metrics')).text).toContain('spice_road_sockets 1\n');
  for (const name of [
    'spice_road_commit_seconds_count',
    'spice_road_commit_writes_bucket',
    'spice_road_write_wait_seconds_sum',
    'nodejs_eventloop_lag_seconds',
  ])
    expect(text).toContain(name);
});

test('neither the log, at its most talkative, nor what strangers can ask for holds a secret', async () => {
  using folder = temporaryFolder();
  const { lines, log } = keptLog();
  let isFailing = false;
  await using server = await startServer(
    { DATA_DIR: folder.path },
    {
      log,
      passing: () => {
        if (isFailing) throw new Error('The disk is on fire.');
      },
    },
  );
  const match = await startMatch(server.url, 3);
  const room = `api/rooms/${match.code}`;
  const continuation = await ask(server.url, `${room}/continuations`, { method: 'POST', secret: match.hostSecret });
  const { token } = Object(continuation.body);
  using player = await rawPlayer(ticketOf(match, 0));
  isFailing = true;
  await player.say('update', ...updateOf({ type: 'play', card: '+YY' }, 0, 0, match.id));
  expect(
    problemIn(await ask(server.url, `${room}/continuations/redeem`, { method: 'POST', body: { token } })).code,
  ).toBe('internal');
  isFailing = false;
  await until('the failures are written down', () => lines.filter((line) => line.includes('on fire')).length >= 2);

  const strangers = await Promise.all(
    [
      '',
      room,
      `api/matches/${match.id}/log`,
      `api/matches/${match.id}/opening`,
      'health/live',
      'health/ready',
      'metrics',
    ].map(async (path) => (await ask(server.url, path)).text),
  );
  using database = new DatabaseSync(join(folder.path, 'spice-road.sqlite'), { readOnly: true });
  const hashes = database
    .prepare('select hash from secrets')
    .all()
    .map(({ hash }) => String(hash));
  const { opening, state } = Object(database.prepare('select opening, state from matches').get());
  const { decks, salt } = JSON.parse(opening);
  const { seed } = JSON.parse(state).plugins.random.data;
  const hidden = [
    ...match.secrets,
    ...hashes,
    token,
    salt,
    seed,
    ...decks.merchants.slice(6).map((card: string) => `"${card}"`),
  ];
  const said = [...lines, ...strangers].join('\n');
  expect(hidden.filter((secret) => said.includes(secret))).toEqual([]);
  expectNothingHiddenIn(lines, folder.path, [...match.secrets, token]);
  expect(said).not.toContain('Bearer');
});

test('an answer and the lines about it bear the same id', async () => {
  const { lines, log } = keptLog();
  await using server = await startServer({}, { log });
  const { room } = await createRoom(server.url);
  const { headers } = await ask(server.url, `api/rooms/${room.code}`);
  const id = headers.get('x-request-id');
  const [line] = lines.map((each) => Object(JSON.parse(each))).filter(({ request }) => request === id);
  expect(line).toMatchObject({ level: 'debug', method: 'GET', path: `/api/rooms/${room.code}`, status: 200 });
});

test('where people come over TLS they are told to stay', async () => {
  await using server = await startServer({ PUBLIC_URL: 'https://spice.example.org' });
  expect((await ask(server.url, 'health/live')).headers.get('strict-transport-security')).toBe('max-age=31536000');
  await using plain = await startServer();
  const headers = { 'x-forwarded-proto': 'https' };
  expect((await ask(plain.url, 'health/live', { headers })).headers.get('strict-transport-security')).toBeNull();
});
