import {
  layTable,
  MERCHANT_DECK,
  judge,
  POINT_DECK,
  printEvent,
  printView,
  viewOf,
  type Action,
  type Table,
} from '@spice-road/rules';
import { afterEach, expect, test, vi } from 'vitest';
import type { Channel, Connection } from '../connection/connection.ts';
import { createMatch } from './match.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Acknowledge = (error: Error | null, answer?: unknown) => void;

const MATCH_ID = 'a-match-of-the-room';
const FIRST = layTable(2, { merchants: [...MERCHANT_DECK], points: [...POINT_DECK] });
const GATHER: Action = { type: 'play', card: '+YY', use: { kind: 'gather' } };

/** The server's end of the wire: what the page sends is kept until it is answered. */
function wire() {
  const listeners = new Map<string, (...args: unknown[]) => void>();
  const sent: { event: string; args: unknown[]; acknowledge: Acknowledge }[] = [];
  const socket = {
    connected: false,
    on: (event: string, listener: (...args: unknown[]) => void) => listeners.set(event, listener),
    off: (event: string) => listeners.delete(event),
    timeout: () => ({
      emit: (event: string, ...args: unknown[]) => {
        const acknowledge = args.pop();
        if (isAcknowledge(acknowledge)) sent.push({ event, args, acknowledge });
      },
    }),
  };
  const say = (event: string, ...args: unknown[]) => listeners.get(event)?.(...args);
  let revived = 0;
  const channel = {
    socket,
    open: () => {
      socket.connected = true;
      say('connect');
    },
    close: () => {
      socket.connected = false;
      say('disconnect');
    },
  };
  const connection: Connection = {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of a socket the transport uses
    channel: () => channel as unknown as Channel,
    revive: () => (revived += 1),
    watch: () => () => {},
  };
  return {
    connection,
    say,
    channel,
    asked: (event: string) => sent.filter((message) => message.event === event),
    answer: (event: string, answer: unknown) =>
      sent.findLast((message) => message.event === event)?.acknowledge(null, answer),
    giveUp: (event: string) => sent.findLast((message) => message.event === event)?.acknowledge(new Error('timeout')),
    revived: () => revived,
  };
}

function isAcknowledge(value: unknown): value is Acknowledge {
  return typeof value === 'function';
}

function stateOf(table: Table, stateId: number) {
  const view = printView(viewOf(table, { seat: 0, open: false }));
  return { G: view, _stateID: stateId, ctx: { currentPlayer: String(table.toAct), numPlayers: 2, turn: 1 } };
}

function after(table: Table, action: Action) {
  const verdict = judge(table, action);
  if (!verdict.ok) throw new Error(verdict.refusal);
  return { table: verdict.table, events: verdict.events.map(printEvent) };
}

function entry(stateId: number, events: unknown = []) {
  return { _stateID: stateId, metadata: { round: 1, events } };
}

/** A match that was shown its first table. */
function atTheTable() {
  const server = wire();
  const match = createMatch(server.connection, { matchId: MATCH_ID, seat: 0, secret: 's'.repeat(43) });
  match.start();
  server.say('sync', MATCH_ID, { state: stateOf(FIRST, 0), log: [] });
  return { server, match };
}

test('it asks for the table as its seat and shows it', () => {
  const { server, match } = atTheTable();
  expect(server.asked('sync').map(({ args }) => args.slice(0, 3))).toEqual([[MATCH_ID, '0', 's'.repeat(43)]]);
  expect(match.getSnapshot()).toMatchObject({ stateId: 0, connection: 'live', sending: false, trouble: null });
  expect(match.getSnapshot().view?.you).toBe(0);
});

test('a spectator asks for no seat', () => {
  const server = wire();
  createMatch(server.connection, { matchId: MATCH_ID, seat: null, secret: null }).start();
  expect(server.asked('sync')[0]?.args.slice(0, 3)).toEqual([MATCH_ID, null, undefined]);
});

test('an update brings the table and its history', () => {
  const { server, match } = atTheTable();
  const { table, events } = after(FIRST, GATHER);
  server.say('update', MATCH_ID, stateOf(table, 1), [entry(0, events)]);
  expect(match.getSnapshot().stateId).toBe(1);
  expect(match.getSnapshot().history.map(({ events: told }) => told[0]?.type)).toEqual(['gathered']);
  expect(server.asked('sync')).toHaveLength(1);
});

test('a missed update is noticed, and the table asked for anew', () => {
  const { server, match } = atTheTable();
  server.say('update', MATCH_ID, stateOf(FIRST, 2), [entry(1)]);
  expect(server.asked('sync')).toHaveLength(2);
  server.say('sync', MATCH_ID, { state: stateOf(FIRST, 2), log: [entry(0), entry(1)] });
  expect(match.getSnapshot().history.map(({ stateId }) => stateId)).toEqual([0, 1]);
});

test('an update before the first table, or of another match, is left alone', () => {
  const server = wire();
  const match = createMatch(server.connection, { matchId: MATCH_ID, seat: 0, secret: 's'.repeat(43) });
  match.start();
  server.say('update', MATCH_ID, stateOf(FIRST, 1), []);
  server.say('sync', 'some-other-match', { state: stateOf(FIRST, 7), log: [] });
  expect(match.getSnapshot().view).toBeNull();
});

test('an action is sent once, and is under way until its table has come', () => {
  const { server, match } = atTheTable();
  match.act(GATHER);
  match.act(GATHER);
  expect(server.asked('update')).toHaveLength(1);
  const [action, stateId, matchId, seat] = server.asked('update')[0]?.args ?? [];
  expect([stateId, matchId, seat]).toEqual([0, MATCH_ID, '0']);
  expect(action).toMatchObject({
    type: 'MAKE_MOVE',
    payload: { type: 'play', args: [{ card: '+YY' }], playerID: '0' },
  });
  server.answer('update', { ok: true, stateId: 1 });
  expect(match.getSnapshot().sending).toBe(true);
  server.say('update', MATCH_ID, stateOf(after(FIRST, GATHER).table, 1), [entry(0)]);
  expect(match.getSnapshot().sending).toBe(false);
});

test('without a prompt answer the connection is taken for lost, until the answer comes', async () => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((delay) => {
    const controller = new AbortController();
    // oxlint-disable-next-line no-restricted-globals -- the one of the fake clock, which knows nothing of signals
    setTimeout(() => {
      controller.abort();
    }, delay);
    return controller.signal;
  });
  const { server, match } = atTheTable();
  match.act(GATHER);
  await vi.advanceTimersByTimeAsync(1999);
  expect(match.getSnapshot()).toMatchObject({ connection: 'live', sending: true });
  await vi.advanceTimersByTimeAsync(1);
  expect(match.getSnapshot()).toMatchObject({ connection: 'lost', sending: true });
  server.answer('update', { ok: true, stateId: 1 });
  expect(match.getSnapshot()).toMatchObject({ connection: 'live', sending: true });
});

test('a refusal is a sentence until it is put away', () => {
  const { server, match } = atTheTable();
  match.act(GATHER);
  server.answer('update', { ok: false, code: 'stale-table', detail: 'Stale.' });
  expect(match.getSnapshot()).toMatchObject({
    sending: false,
    notice: 'stale-table',
  });
  match.dismissNotice();
  expect(match.getSnapshot().notice).toBeNull();
});

test('without an answer the next table tells whether the action arrived', () => {
  const lost = atTheTable();
  lost.match.act(GATHER);
  lost.server.giveUp('update');
  expect(lost.server.asked('sync')).toHaveLength(2);
  expect(lost.match.getSnapshot().sending).toBe(true);
  lost.server.say('sync', MATCH_ID, { state: stateOf(FIRST, 0), log: [] });
  expect(lost.match.getSnapshot()).toMatchObject({
    sending: false,
    notice: 'not-arrived',
  });

  const arrived = atTheTable();
  arrived.match.act(GATHER);
  arrived.server.giveUp('update');
  arrived.server.say('sync', MATCH_ID, { state: stateOf(after(FIRST, GATHER).table, 1), log: [entry(0)] });
  expect(arrived.match.getSnapshot()).toMatchObject({ sending: false, notice: null, stateId: 1 });
});

test('while the connection is lost nothing is sent, and that is said', () => {
  const { server, match } = atTheTable();
  server.channel.close();
  expect(match.getSnapshot().connection).toBe('lost');
  match.act(GATHER);
  expect(server.asked('update')).toHaveLength(0);
  expect(match.getSnapshot().notice).toBe('offline');
  server.channel.open();
  // Not before the table as it stands has come.
  expect(match.getSnapshot().connection).toBe('lost');
  server.say('sync', MATCH_ID, { state: stateOf(FIRST, 0), log: [] });
  expect(match.getSnapshot().connection).toBe('live');
});

test('a server that sends no table is asked over a new connection', () => {
  const server = wire();
  createMatch(server.connection, { matchId: MATCH_ID, seat: 0, secret: 's'.repeat(43) }).start();
  server.giveUp('sync');
  expect(server.revived()).toBe(1);
});

test('a match that is no longer kept is a trouble of its own', () => {
  const server = wire();
  const match = createMatch(server.connection, { matchId: MATCH_ID, seat: 0, secret: 's'.repeat(43) });
  match.start();
  server.answer('sync', { ok: false, code: 'match-unknown', detail: 'Unknown.' });
  expect(match.getSnapshot().trouble).toBe('match-unknown');
});

test.each([
  {
    what: 'a table in another language',
    message: { state: { G: { rows: [] }, _stateID: 0, ctx: { currentPlayer: '0' } }, log: [] },
  },
  { what: 'no state at all', message: { log: [] } },
  { what: 'a log in another language', message: { state: stateOf(FIRST, 0), log: [{ at: 1 }] } },
])('$what is told, not shown', ({ message }) => {
  const server = wire();
  const match = createMatch(server.connection, { matchId: MATCH_ID, seat: 0, secret: 's'.repeat(43) });
  match.start();
  server.say('sync', MATCH_ID, message);
  expect(match.getSnapshot()).toMatchObject({ view: null, trouble: 'unreadable' });
});
