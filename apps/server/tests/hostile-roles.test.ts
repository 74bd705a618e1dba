import { connect } from 'node:net';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ask, look, problemIn } from './support/http.ts';
import { startMatch, type StartedMatch, ticketOf } from './support/match.ts';
import { settledMemory } from './support/memory.ts';
import { type RawSocket, rawPlayer, rawSocket, updateOf } from './support/raw-socket.ts';
import { watchRoom } from './support/room-socket.ts';
import { pause, until } from './support/until.ts';
import { watchedServer } from './support/watched-server.ts';

// The same messages from whoever may send them: each is refused to its sender, changes nothing, and a witness plays on.

const server = watchedServer();
let match: StartedMatch;

beforeAll(async () => {
  match = await startMatch(server.url, 3);
});
afterEach(async () => {
  using onlooker = await rawPlayer({ url: server.url, matchId: match.id, seat: null });
  expect(onlooker.stateId()).toBe(0);
});

const ROLES: Readonly<Record<string, () => Promise<RawSocket>>> = {
  stranger: async () => {
    const raw = rawSocket(server.url);
    await until('it is connected', () => raw.socket.connected);
    return raw;
  },
  spectator: () => rawPlayer({ url: server.url, matchId: match.id, seat: null }),
  player: () => rawPlayer(ticketOf(match, 1)),
  host: () => rawPlayer(ticketOf(match, match.room.match?.seats.indexOf(0) ?? 0)),
};

const [HONEST] = updateOf({ type: 'play', card: '+YY' }, 0, 0, '');
const action = (changes: object) => ({ ...HONEST, payload: { ...HONEST.payload, ...changes } });
const ODD_STRINGS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  '',
  '\0',
  '💥',
  ' ',
  'NaN',
  '-1',
  '1e9',
  '../..',
];

/** What is sent in place of `update`’s arguments. */
const MESSAGES: readonly (readonly unknown[])[] = [
  ...ODD_STRINGS.flatMap((odd) => [
    [action({ type: odd }), 0, 'MATCH', '1'],
    [action({ playerID: odd }), 0, 'MATCH', '1'],
    [action({ args: [{ card: odd }] }), 0, 'MATCH', '1'],
    [HONEST, 0, odd, '1'],
    [HONEST, 0, 'MATCH', odd],
  ]),
  ...[null, true, 0, -1, 1.5, 1e9, 'x', [], {}, [[]]].flatMap((wrong) => [
    [wrong, 0, 'MATCH', '1'],
    [action({ args: wrong }), 7, 'MATCH', '1'],
    [HONEST, wrong === 0 ? -0.5 : wrong, 'MATCH', '9'],
  ]),
  [action({ type: 'acquire', args: [{ slot: 1e9, payment: 'Y'.repeat(999) }] }), 0, 'MATCH', '1'],
  [action({ type: 'discard', args: [{ cubes: 'Y'.repeat(1900) }] }), 0, 'MATCH', '1'],
  [{ type: 'RESET', state: { G: {} } }, 0, 'MATCH', '1'],
  [{ type: 'SYNC', state: { G: {} } }, 0, 'MATCH', '1'],
  [],
];

describe.each(Object.keys(ROLES))('as %s', (role) => {
  test(`all of ${MESSAGES.length} messages are refused with a code`, async () => {
    using raw = (await ROLES[role]?.()) ?? rawSocket(server.url);
    for (const args of MESSAGES) {
      const sent = args.map((each) => (each === 'MATCH' ? match.id : each));
      const answer = await raw.say('update', ...sent);
      if (answer.ok) throw new Error(`Accepted from a ${role}: ${JSON.stringify(args)}`);
    }
    expect(raw.socket.connected).toBe(true);
  }, 60_000);

  test('another’s seat is not to be had with wrong proofs', async () => {
    using raw = (await ROLES[role]?.()) ?? rawSocket(server.url);
    const before = raw.view()?.you;
    const wrong = [
      '',
      'A'.repeat(43),
      null,
      {},
      [],
      7,
      true,
      { length: 43 },
      ['A'.repeat(43)],
      ticketOf(match, 0).secret.slice(1),
    ];
    for (const credentials of wrong) {
      for (const seat of ['0', '1', '2'])
        expect(await raw.say('sync', match.id, seat, credentials)).toMatchObject({ ok: false });
    }
    // Another seat's own proof proves that seat alone.
    expect(await raw.say('sync', match.id, '0', ticketOf(match, 2).secret)).toMatchObject({
      ok: false,
      code: 'not-seated',
    });
    expect(raw.view()?.you).toBe(before);
  });
});

test('a socket let in to watch gains nothing by its seat being taken or proved elsewhere', async () => {
  using watcher = await rawPlayer({ url: server.url, matchId: match.id, seat: null });
  using player = await rawPlayer(ticketOf(match, 0));
  expect(player.view()?.you).toBe(0);
  expect(await watcher.say('update', ...updateOf({ type: 'play', card: '+YY' }, 0, 0, match.id))).toMatchObject({
    code: 'not-seated',
  });
  expect(watcher.view()?.you).toBeNull();
});

test('at the door of a room nothing odd opens it, and nothing but its own secret makes anybody somebody', async () => {
  const WRONG: readonly unknown[] = [null, true, 7, [], {}, ['x'], { toString: 'x' }];
  for (const odd of [...ODD_STRINGS, ...WRONG, 'x'.repeat(5000)]) {
    using stranger = watchRoom(server.url, { code: odd, secret: match.secrets[0] });
    await until('it is turned away', () => stranger.denied() !== null);
    expect([stranger.denied(), stranger.views]).toEqual(['room-unknown', []]);
    using watcher = watchRoom(server.url, { code: match.code, secret: odd, more: odd });
    await until('it is let in, to watch', () => watcher.latest() !== null);
    expect(watcher.latest()?.you).toBeNull();
  }
}, 60_000);

describe('by sheer size', () => {
  const frames: readonly { readonly name: string; readonly frame: () => string }[] = [
    { name: 'a frame of ten megabytes', frame: () => `42/spice-road,["update","${'x'.repeat(10_000_000)}"]` },
    { name: 'nesting 20,000 deep', frame: () => `42/spice-road,["update",${'['.repeat(20_000)}${']'.repeat(20_000)}]` },
    { name: 'an array of a million', frame: () => `42/spice-road,["update",[${'0,'.repeat(1_000_000)}0]]` },
    { name: 'a name of 15 kB', frame: () => `42/spice-road,["${'x'.repeat(15_000)}"]` },
  ];
  test.each(frames)(
    '$name: refused or cut off, and the memory is back',
    async ({ frame }) => {
      const before = settledMemory();
      for (let time = 0; time < 5; time += 1) {
        const socket = new WebSocket(`ws://127.0.0.1:${server.port}/socket.io/?EIO=4&transport=websocket`);
        await new Promise((resolve) => {
          socket.addEventListener('open', resolve);
        });
        socket.send('40/spice-road,');
        socket.send(frame());
        await pause(30);
        socket.close();
      }
      await expect.poll(() => settledMemory() - before, { timeout: 10_000 }).toBeLessThan(20_000_000);
    },
    30_000,
  );

  test.each([
    { name: 'two thousand headers', lines: Array.from({ length: 2000 }, (_, index) => `x-${index}: 1`) },
    { name: 'a header of 100 kB', lines: [`x: ${'1'.repeat(100_000)}`] },
    { name: 'two lengths', lines: ['Content-Length: 5', 'Content-Length: 6'] },
    { name: 'a length and chunks', lines: ['Content-Length: 5', 'Transfer-Encoding: chunked'] },
    { name: 'a header that is none', lines: ['no colon'] },
  ])('$name: answered or cut off', async ({ lines }) => {
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => {});
    let said = '';
    socket.on('data', (bytes) => (said += String(bytes)));
    socket.write(['GET /api/rooms/777777 HTTP/1.1', 'Host: x', ...lines, '', ''].join('\r\n'));
    socket.end();
    await new Promise((resolve) => {
      socket.on('close', resolve);
    });
    expect(said).toMatch(/^(HTTP\/1\.1 (4\d\d|200)|$)/);
  });

  test('bodies that never come, and connections that say nothing, hold nobody up', async () => {
    const idle = Array.from({ length: 50 }, () => connect(server.port, '127.0.0.1'));
    for (const [index, socket] of idle.entries()) {
      socket.on('error', () => {});
      if (index % 2 === 0)
        socket.write(
          'POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"na',
        );
    }
    await pause(100);
    expect((await look(server.url, match.code)).status).toBe('playing');
    for (const socket of idle) socket.destroy();
  });
});

test.each(['stranger', 'player'])('what only the host may do is refused to a %s', async (role) => {
  const secret = role === 'player' ? (match.secrets[1] ?? '') : 'A'.repeat(43);
  const wanted = role === 'player' ? 'not-host' : 'not-seated';
  const asks = [
    { method: 'PATCH', path: 'options', body: { openTable: true } },
    { method: 'POST', path: 'matches', body: undefined },
    { method: 'DELETE', path: 'matches/current', body: undefined },
    { method: 'DELETE', path: 'places/2', body: undefined },
  ];
  for (const { method, path, body } of asks) {
    const reply = await ask(server.url, `api/rooms/${match.code}/${path}`, { method, secret, body });
    expect(problemIn(reply).code).toBe(wanted);
  }
});
