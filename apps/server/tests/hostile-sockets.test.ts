import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startMatch, type StartedMatch, ticketOf } from './support/match.ts';
import { type RawSocket, rawPlayer, updateOf } from './support/raw-socket.ts';
import { startServer } from './support/running.ts';
import { settledMemory } from './support/memory.ts';
import { until } from './support/until.ts';
import { watchedServer } from './support/watched-server.ts';

// Whatever one sends, others play on: after each message a match that has nothing to do with it goes one action further.

const server = watchedServer();
let match: StartedMatch;
let attacker: RawSocket;
let memoryBefore = 0;

beforeAll(async () => {
  memoryBefore = settledMemory();
});
beforeEach(async () => {
  match = await startMatch(server.url, 2);
  attacker = await rawPlayer(ticketOf(match, 0));
});
afterEach(async () => {
  attacker.close();
  // The attacked match is as it was, and the witness plays on.
  using onlooker = await rawPlayer({ url: server.url, matchId: match.id, seat: null });
  expect(onlooker.stateId()).toBe(0);
});
afterAll(async () => {
  expect(settledMemory() - memoryBefore).toBeLessThan(30_000_000);
});

const [PLAY] = updateOf({ type: 'play', card: '+YY' }, 0, 0, '');
const payload = (changes: object) => ({ type: 'MAKE_MOVE', payload: { ...PLAY.payload, ...changes } });
const deep = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

describe('an `update`', () => {
  test.each([
    ...[
      'UPDATE',
      'SYNC',
      'PATCH',
      'RESET',
      'GAME_EVENT',
      'UNDO',
      'REDO',
      'PLUGIN',
      'STRIP_TRANSIENTS',
      '__proto__',
      '',
    ].map((type) => ({ name: `with the action ${type}`, action: { ...PLAY, type, state: { G: {} }, patch: [] } })),
    ...['endGame', 'endTurn', 'setActivePlayers', 'setPhase', 'pass'].map((type) => ({
      name: `with the event ${type}`,
      action: { type: 'GAME_EVENT', payload: { type, args: [{}], playerID: '0' } },
    })),
    ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'Play', '', 'move', 'undo'].map(
      (type) => ({
        name: `with the move “${type}”`,
        action: payload({ type }),
      }),
    ),
    ...[7, null, true, ['play'], { toString: 'play' }].map((type) => ({
      name: `with ${JSON.stringify(type)} for a move`,
      action: payload({ type }),
    })),
    ...[
      7,
      'YY',
      [[]],
      [7],
      [null, null],
      [{}, {}],
      { 0: {} },
      [{ card: '+YY', type: 'play' }],
      [{ card: '__proto__' }],
    ].map((args) => ({
      name: `with the arguments ${JSON.stringify(args)}`,
      action: payload({ args }),
    })),
    { name: 'with arguments nested a thousand deep', action: payload({ args: deep(1000) }) },
    { name: 'with a long argument', action: payload({ args: [{ card: 'Y'.repeat(5000) }] }) },
    { name: 'with a thousand arguments', action: payload({ args: Array.from({ length: 1000 }, () => 0) }) },
    { name: 'with 1e9 trades', action: payload({ args: [{ card: 'YY>G', times: 1e9 }] }) },
    { name: 'with a part of a trade', action: payload({ args: [{ card: 'YY>G', times: 1.5 }] }) },
    ...[null, 0, '__proto__', '5', '00', ['0'], {}].map((playerID) => ({
      name: `in the name of ${JSON.stringify(playerID)}`,
      action: payload({ playerID }),
    })),
    ...[null, 7, 'MAKE_MOVE', [], {}, { type: 'MAKE_MOVE' }, { type: 'MAKE_MOVE', payload: null }].map((action) => ({
      name: `that is ${JSON.stringify(action)}`,
      action,
    })),
  ])('$name is refused', async ({ action }) => {
    const answer = await attacker.say('update', action, 0, match.id, '0');
    expect(answer).toMatchObject({ ok: false });
    expect(attacker.refusals).toHaveLength(1);
  });

  test.each([null, -1, 1.5, '0', 1e300, [0], {}, 2 ** 53, 7])('for the state %j is refused', async (stateId) => {
    expect(await attacker.say('update', PLAY, stateId, match.id, '0')).toMatchObject({ ok: false });
  });

  test.each([null, '__proto__', 7, ['x'], {}, '0'.repeat(5000)])('for the match %j is refused', async (matchId) => {
    expect(await attacker.say('update', PLAY, 0, matchId, '0')).toMatchObject({ ok: false });
  });

  test.each([null, '1', 0, ['0'], {}, '__proto__'])('from the seat %j is refused', async (seat) => {
    expect(await attacker.say('update', PLAY, 0, match.id, seat)).toMatchObject({ ok: false });
  });
});

describe('another message', () => {
  test.each([
    'chat',
    'patch',
    'matchData',
    'room',
    '__proto__',
    'constructor',
    'toString',
    'error',
    'message',
    '',
    '💥',
  ])('“%s” is refused', async (event) => {
    expect(await attacker.say(event, match.id, { payload: 'x' })).toMatchObject({ ok: false, code: 'malformed' });
  });

  test.each([
    [[]],
    [[null, null, null]],
    [[7, '0', null]],
    [[{}, {}, {}]],
    [['__proto__', '__proto__', '__proto__', '__proto__']],
    [['x'.repeat(10_000), '0']],
    [['abcdefghijklmnopqrstuvwx', 'constructor', 'x', 1e9]],
  ])('`sync` with %j is refused', async (args) => {
    expect(await attacker.say('sync', ...args)).toMatchObject({ ok: false });
  });

  test('a flood is refused, and then only the flooder', async () => {
    await using slow = await startServer({ LIMITS: '1' });
    const flooded = await startMatch(slow.url, 2);
    using flooder = await rawPlayer(ticketOf(flooded, 0));
    using other = await rawPlayer(ticketOf(flooded, 1));
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => flooder.say('update', PLAY, 9, flooded.id, '0')),
    );
    const codes = answers.map((answer) => (answer.ok ? 'ok' : answer.code));
    expect(new Set(codes)).toEqual(new Set(['stale-table', 'too-fast']));
    expect(await other.say('update', PLAY, 0, flooded.id, '1')).toMatchObject({ ok: false, code: 'not-seated' });
  });
});

describe('raw frames', () => {
  const nested = `42/spice-road,["update",${'['.repeat(7000)}${']'.repeat(7000)}]`;
  test.each([
    ['', '0', '1', '2', '3', '4', '5', '6', '7', '9', 'x', '99999999999'],
    ['40', '40{}', '40/nowhere,', '40/spice-road,{"a":', '40/__proto__,', '40/room,{"code":{}}', '41/spice-road,'],
    [
      '42["update"]',
      '42/spice-road,',
      '42/spice-road,["update"',
      '42/spice-road,{}',
      '42/spice-road,[]',
      '42/spice-road,null',
    ],
    ['42/spice-road,[null]', '42/spice-road,[1]', '42/spice-road,[{"a":1}]', '42/spice-road,[["update"]]'],
    [
      '42/spice-road,["error","x"]',
      '42/spice-road,["disconnect"]',
      '42/spice-road,["connect"]',
      '42/spice-road,["newListener",1]',
    ],
    ['42/spice-road,["__proto__",{}]', '42/spice-road,["update",{"__proto__":{"polluted":1}},0,"x","0"]'],
    [
      '43/spice-road,1[1]',
      '43/spice-road,["x"]',
      '44/spice-road,{"message":"x"}',
      '42/spice-road,99999999999999999999["sync"]',
    ],
    [
      '451-/spice-road,["update",{"_placeholder":true,"num":0}]',
      '451-/spice-road,["update",{"_placeholder":true,"num":-1}]',
    ],
    ['45999999-/spice-road,["update"]', '461-/spice-road,0[{"_placeholder":true,"num":"x"}]', 'bAAAA'],
    [nested, `42/spice-road,["chat","${'x'.repeat(15_000)}"]`],
    [`42/spice-road,["chat","${'x'.repeat(100_000)}"]`],
  ])('%j…: answered with a code or cut off', async (...frames) => {
    for (const frame of frames) {
      const socket = await openSocket(server.port);
      const said: string[] = [];
      let isClosed = false;
      socket.addEventListener('message', ({ data }) => said.push(String(data)));
      socket.addEventListener('close', () => {
        isClosed = true;
      });
      socket.send('40/spice-road,');
      await until('it is let in', () => isClosed || said.some((each) => each.startsWith('40/spice-road,')));
      socket.send(frame);
      // Some frames ask for nothing, such as an answer to no question: then what comes next is answered as ever.
      socket.send('42/spice-road,77["nonsense"]');
      const isAnswered = () => said.some((each) => each.startsWith('43/spice-road,77[{"ok":false,"code":"malformed"'));
      await until(`${frame.slice(0, 60)} is answered, or its sender cut off`, () => isClosed || isAnswered());
      if (!isClosed) socket.send(new Uint8Array([4, 0, 255, 1]));
      await until('bytes are no message', () => isClosed);
    }
  });

  test('half-open sockets and many at once', async () => {
    const sockets = await Promise.all(Array.from({ length: 40 }, () => openSocket(server.port)));
    for (const socket of sockets.slice(20)) socket.send('40/room,{"code":"777777"}');
    await server.playOn();
    for (const socket of sockets) socket.close();
  });
});

function openSocket(port: number): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`);
    socket.addEventListener('open', () => {
      resolve(socket);
    });
    socket.addEventListener('error', () => {
      reject(new Error('The socket did not open.'));
    });
  });
}
