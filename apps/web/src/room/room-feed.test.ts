import { MOST_LINES } from '@spice-road/protocol';
import { expect, test, vi } from 'vitest';
import type { Channel, Connection } from '../connection/connection.ts';
import { createRoomFeed } from './room-feed.ts';

const ROOM = {
  code: 'K7Q3MX',
  version: 1,
  status: 'waiting',
  places: [{ id: 0, name: 'Mara', isHost: true, presence: 'here' }],
  options: { openTable: false, pointCardsToEnd: null, fastBots: false, botsGiveWay: false, hints: false },
  match: null,
  spectators: 0,
  you: 0,
  link: 'http://localhost/r/K7Q3MX',
};

const nothing = () => null;

/** The server's end of the wire. */
function wire() {
  const listeners = new Map<string, (message: unknown) => void>();
  const socket = {
    active: true,
    on: (event: string, listener: (message: unknown) => void) => listeners.set(event, listener),
  };
  const open = vi.fn<() => void>();
  const close = vi.fn<() => void>();
  let auth: () => unknown = nothing;
  const connection: Connection = {
    channel: (_namespace, given) => {
      if (given) auth = given;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of a socket the feed uses
      return { socket, open, close } as unknown as Channel;
    },
    revive: () => {},
    watch: () => () => {},
  };
  const say = (event: string, message?: unknown) => listeners.get(event)?.(message);
  return { connection, socket, open, close, say, auth: () => auth() };
}

test('the room is shown as it comes', () => {
  const server = wire();
  const feed = createRoomFeed(server.connection, 'K7Q3MX', null);
  const heard = vi.fn<() => void>();
  feed.subscribe(heard);
  expect(feed.getSnapshot()).toEqual({ room: null, lines: null, connection: 'opening', refusal: null });
  server.say('room', ROOM);
  expect(feed.getSnapshot()).toEqual({ room: ROOM, lines: null, connection: 'live', refusal: null });
  server.say('disconnect');
  expect(feed.getSnapshot()).toMatchObject({ room: ROOM, connection: 'lost' });
  expect(heard).toHaveBeenCalledTimes(2);
});

/** What was said of the room ahead of the socket: at once, or when it comes. */
function ahead(body: unknown) {
  const heard: (() => void)[] = [];
  const settled = new Promise<void>((resolve) => heard.push(resolve));
  let said: unknown = null;
  const come = async (): Promise<void> => {
    said = body;
    for (const hear of heard) hear();
    await settled;
  };
  return { now: () => said, settled, come };
}

const NOBODY = { ...ROOM, you: null };
const AWAY = { ...ROOM, places: [{ id: 0, name: 'Mara', isHost: true, presence: 'away' }] };

test.each([
  { who: 'somebody new, who is counted, too', secret: null, told: NOBODY, shown: { ...NOBODY, spectators: 1 } },
  { who: 'whoever sits there, and is here', secret: 's3', told: AWAY, shown: ROOM },
  { who: 'a place that is no longer theirs', secret: 's3', told: NOBODY, shown: null },
  { who: 'whoever comes while a match runs', secret: null, told: { ...NOBODY, status: 'playing' }, shown: null },
  { who: 'whoever got no answer', secret: null, told: null, shown: null },
])('what was told ahead is shown to $who: $shown.you', async ({ secret, told, shown }) => {
  const early = ahead(told);
  await early.come();
  const heard = { room: shown, lines: null, connection: 'opening', refusal: null };
  expect(createRoomFeed(wire().connection, 'K7Q3MX', secret, early).getSnapshot()).toEqual(heard);
  const late = ahead(told);
  const feed = createRoomFeed(wire().connection, 'K7Q3MX', secret, late);
  expect(feed.getSnapshot().room).toBeNull();
  await late.come();
  expect(feed.getSnapshot()).toEqual(heard);
});

test('what was told ahead never follows what the socket says, nor another seat', async () => {
  const server = wire();
  const slow = ahead({ ...NOBODY, version: 0 });
  const feed = createRoomFeed(server.connection, 'K7Q3MX', null, slow);
  server.say('room', ROOM);
  await slow.come();
  expect(feed.getSnapshot().room).toEqual(ROOM);
  const slower = ahead(NOBODY);
  const moved = createRoomFeed(wire().connection, 'K7Q3MX', null, slower);
  moved.sitDown('s3');
  await slower.come();
  expect(moved.getSnapshot().room).toBeNull();
});

test('a room that is told again as it was is the same to whoever draws it', async () => {
  const server = wire();
  const early = ahead(NOBODY);
  await early.come();
  const feed = createRoomFeed(server.connection, 'K7Q3MX', null, early);
  const { room } = feed.getSnapshot();
  server.say('room', { ...NOBODY, spectators: 1 });
  expect(feed.getSnapshot()).toMatchObject({ connection: 'live' });
  expect(feed.getSnapshot().room).toBe(room);
  server.say('room', { ...NOBODY, spectators: 2 });
  expect(feed.getSnapshot().room).toEqual({ ...NOBODY, spectators: 2 });
});

const lineOf = (number: number) => {
  return { number, place: 0, name: 'Mara', text: `${number}`, saidAt: '2026-01-01T12:00:00.000Z' };
};

test('lines follow one another; what the room keeps replaces them whenever one comes in anew', () => {
  const server = wire();
  const feed = createRoomFeed(server.connection, 'K7Q3MX', null);
  server.say('lines', [lineOf(1), lineOf(2)]);
  server.say('line', lineOf(3));
  expect(feed.getSnapshot().lines).toEqual([lineOf(1), lineOf(2), lineOf(3)]);
  server.say('disconnect');
  expect(feed.getSnapshot().lines).toHaveLength(3);
  server.say('lines', [lineOf(2), lineOf(3), lineOf(4)]);
  expect(feed.getSnapshot().lines).toEqual([lineOf(2), lineOf(3), lineOf(4)]);
  feed.sitDown('s3');
  expect(feed.getSnapshot().lines).toBeNull();
  server.say('line', { number: 'five' });
  expect(feed.getSnapshot().refusal).toBe('unreadable');
});

test('however long one stays, no more lines are kept than the room keeps', () => {
  const server = wire();
  const feed = createRoomFeed(server.connection, 'K7Q3MX', null);
  server.say('lines', []);
  for (let number = 1; number <= MOST_LINES + 5; number += 1) server.say('line', lineOf(number));
  expect(feed.getSnapshot().lines?.map(({ number }) => number)).toEqual(
    Array.from({ length: MOST_LINES }, (_, at) => at + 6),
  );
});

test('the secret goes along once there is one, over a connection of its own', () => {
  const server = wire();
  const feed = createRoomFeed(server.connection, 'K7Q3MX', null);
  expect(server.auth()).toEqual({ code: 'K7Q3MX' });
  feed.sitDown('s3');
  expect(server.auth()).toEqual({ code: 'K7Q3MX', secret: 's3' });
  expect(server.close).toHaveBeenCalledTimes(1);
  expect(server.open).toHaveBeenCalledTimes(1);
  feed.sitDown('s3');
  expect(server.open).toHaveBeenCalledTimes(1);
});

test('an unknown room is told', () => {
  const server = wire();
  const feed = createRoomFeed(server.connection, 'K7Q3MX', null);
  server.socket.active = false;
  server.say('connect_error', Object.assign(new Error('unknown'), { data: { code: 'room-unknown' } }));
  expect(feed.getSnapshot().refusal).toBe('room-unknown');
});

test.each([
  { what: 'a broken way to the server', active: true, error: new Error('websocket error') },
  { what: 'a server that cannot read just now', active: false, error: { data: { code: 'store-unavailable' } } },
])('$what passes: the room stays', ({ active, error }) => {
  const server = wire();
  const feed = createRoomFeed(server.connection, 'K7Q3MX', null);
  server.say('room', ROOM);
  server.socket.active = active;
  server.say('connect_error', error);
  expect(feed.getSnapshot()).toMatchObject({ room: ROOM, connection: 'lost', refusal: null });
});

test('a room in another language is told, not shown', () => {
  const server = wire();
  const feed = createRoomFeed(server.connection, 'K7Q3MX', null);
  server.say('room', { ...ROOM, status: 'dancing' });
  expect(feed.getSnapshot()).toMatchObject({ room: null, refusal: 'unreadable' });
});
