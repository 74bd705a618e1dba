import fc from 'fast-check';
import { CODES } from '@spice-road/protocol';
import { ACTION_TYPES, MERCHANT_CARDS } from '@spice-road/rules';
import { io, type Socket } from 'socket.io-client';
import { createServer, readConfig } from '../../src/server.ts';
import { expectNothingHiddenIn, keptLog } from '../support/hidden.ts';
import { ask } from '../support/http.ts';
import { startMatch, ticketOf } from '../support/match.ts';
import { rawPlayer } from '../support/raw-socket.ts';
import { witnessAt } from '../support/witness.ts';
import { soakFolder } from './folder.ts';

const KNOWN: ReadonlySet<string> = new Set(CODES);
const ODD = ['__proto__', 'constructor', 'toString', '', '\0', 'x'.repeat(3000), '💥'];

/** A value of some form, or now and then anything else in its place. */
function mostly<Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 9, arbitrary: value },
    { weight: 1, arbitrary: fc.anything() },
    { weight: 1, arbitrary: fc.constantFrom(...ODD) },
  );
}

function messageOf(matchId: string, secret: string): fc.Arbitrary<readonly [string, unknown[]]> {
  const cubes = mostly(fc.stringMatching(/^[YRGB]{0,12}$/));
  const number = mostly(fc.oneof(fc.nat(6), fc.double(), fc.integer()));
  const argument = mostly(
    fc.record(
      {
        card: mostly(fc.constantFrom(...Object.keys(MERCHANT_CARDS))),
        times: number,
        slot: number,
        payment: cubes,
        upgrades: cubes,
        cubes,
      },
      { requiredKeys: [] },
    ),
  );
  const seat = mostly(fc.constantFrom('0', '1', '2', null));
  const action = mostly(
    fc.record({
      type: mostly(fc.constantFrom('MAKE_MOVE', 'GAME_EVENT', 'UNDO', 'UPDATE', 'SYNC', 'PATCH')),
      payload: mostly(
        fc.record({
          type: mostly(fc.constantFrom(...ACTION_TYPES)),
          args: mostly(fc.array(argument, { maxLength: 2 })),
          playerID: seat,
        }),
      ),
    }),
  );
  const id = mostly(fc.constant(matchId));
  return fc.oneof(
    fc.tuple(
      fc.constant('update'),
      fc.tuple(action, number, id, seat).map((args): unknown[] => args),
    ),
    fc.tuple(
      fc.constant('sync'),
      fc.tuple(id, seat, mostly(fc.constantFrom(secret, null))).map((args): unknown[] => args),
    ),
    fc.tuple(fc.string(), fc.array(fc.anything(), { maxLength: 3 })),
  );
}

function requestOf(code: string): fc.Arbitrary<{ method: string; path: string; body: string }> {
  const body = fc.oneof(
    fc.record(
      { name: mostly(fc.string()), attempt: mostly(fc.stringMatching(/^[a-z]{20}$/)), openTable: mostly(fc.boolean()) },
      { requiredKeys: [] },
    ),
    fc.anything(),
  );
  const part = fc.oneof(
    fc.constantFrom(
      code,
      'places',
      'mine',
      'matches',
      'current',
      'options',
      'continuations',
      'redeem',
      'log',
      'opening',
      ...ODD.slice(0, 4),
    ),
    fc.string(),
  );
  return fc.record({
    method: fc.constantFrom('GET', 'POST', 'PATCH', 'DELETE', 'PUT'),
    path: fc
      .tuple(fc.constantFrom('api/rooms', 'api/matches', 'api', 'health', ''), fc.array(part, { maxLength: 3 }))
      .map(([first, rest]) => withoutHost([first, ...rest.map(encodeURIComponent)].join('/'))),
    body: fc.oneof(
      body.map((value) => JSON.stringify(value, unwritable) ?? ''),
      fc.string(),
    ),
  });
}

/** `//name` would be another machine's address. */
function withoutHost(path: string): string {
  return path.replace(/^\/+/, '');
}

/** Throws when a message is not answered, answered with what is no code, or when the witness cannot play on. */
export async function attack({
  seed,
  seconds,
}: {
  seed: number;
  seconds: number;
}): Promise<{ messages: number; requests: number }> {
  using folder = soakFolder();
  const reading = readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder.path, LIMITS: '0' });
  if (!reading.ok) throw new Error(reading.complaints.join(' '));
  const { lines, log } = keptLog();
  const complaints = () => lines.filter((line) => line.includes('"level":"error"'));
  await using server = await createServer(reading.config, { log });
  const match = await startMatch(server.url, 3);
  using witness = await witnessAt(server.url);
  using player = await rawPlayer(ticketOf(match, 1));
  const stranger = io(`${server.url}spice-road`, { transports: ['websocket'], forceNew: true });
  const end = performance.now() + seconds * 1000;
  const counts = { messages: 0, requests: 0 };
  try {
    for (let turn = 0; performance.now() < end; turn += 1) {
      const options = { seed: seed + turn, numRuns: 40 };
      for (const [event, args] of fc.sample(messageOf(match.id, ticketOf(match, 1).secret), options)) {
        await expectAnswer(turn % 2 === 0 ? player.socket : stranger, event, args);
        counts.messages += 1;
      }
      for (const { method, path, body } of fc.sample(requestOf(match.code), { ...options, numRuns: 10 })) {
        const reply = await ask(server.url, path, { method, ...(method === 'GET' ? {} : { body }) });
        if (reply.status >= 500) throw new Error(`${method} ${path} with ${body}: ${reply.status} ${reply.text}`);
        counts.requests += 1;
      }
      await witness.playOn();
      if (complaints().length > 0) throw new Error(`Turn ${turn}: ${complaints().join('; ')}`);
      if (Object.keys(Object.prototype).length > 0) throw new Error('Object.prototype is polluted.');
    }
    expectNothingHiddenIn(lines, folder.path, match.secrets);
    if (lines.length < counts.messages) throw new Error('The log, at its most talkative, is silent.');
  } finally {
    stranger.close();
  }
  return counts;
}

/** Names that socket.io's own client will not send are not sent. */
const RESERVED: ReadonlySet<string> = new Set([
  'connect',
  'connect_error',
  'disconnect',
  'disconnecting',
  'newListener',
  'removeListener',
]);

async function expectAnswer(socket: Socket, event: string, args: readonly unknown[]): Promise<void> {
  if (RESERVED.has(event)) return;
  const sent: unknown[] = JSON.parse(JSON.stringify(args, unwritable));
  const answer: unknown = await socket.timeout(5000).emitWithAck(event, ...sent);
  const { ok, code } = Object(answer);
  if (ok !== true && !KNOWN.has(code))
    throw new Error(`${event} ${JSON.stringify(sent)} was answered ${JSON.stringify(answer)}.`);
}

function unwritable(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? Number(value) : value;
}
