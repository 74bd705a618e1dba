import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from './support/http.ts';
import { startServer } from './support/running.ts';
import { pause, until } from './support/until.ts';
import { type Witness, witnessAt } from './support/witness.ts';

// Who says nothing, or says it letter by letter, is cut off: here after less time than in production.

const TIMEOUTS = { headers: 600, request: 1200, check: 100, keepAlive: 5000, handshake: 600, ping: 500, pong: 500 };

let server: Awaited<ReturnType<typeof startServer>>;
let witness: Witness;
beforeAll(async () => {
  server = await startServer({}, { timeouts: TIMEOUTS });
  witness = await witnessAt(server.url);
});
afterAll(async () => {
  witness[Symbol.dispose]();
  await server.close();
});

const POST = 'POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
const UPGRADE =
  'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
/** `40/spice-road,` as a frame of a client, masked with zeros. */
const ENTER = Buffer.from([0x81, 0x8e, 0, 0, 0, 0, ...Buffer.from('40/spice-road,')]);

test.concurrent.each([
  { name: 'a connection that says nothing', begin: '' },
  { name: 'half a request line', begin: 'GET /api' },
  { name: 'headers that never end', begin: 'GET / HTTP/1.1\r\nHost: x\r\n', more: 'X-More: 1\r\n' },
  { name: 'a body that never comes', begin: `${POST}Content-Length: 900\r\n\r\n` },
  { name: 'a body letter by letter', begin: `${POST}Content-Length: 900\r\n\r\n{"na`, more: 'x' },
  { name: 'chunks that never end', begin: `${POST}Transfer-Encoding: chunked\r\n\r\n`, more: '1\r\nx\r\n' },
  { name: 'half an upgrade', begin: UPGRADE.slice(0, -2) },
  { name: 'a websocket that enters no room', begin: UPGRADE },
  { name: 'a websocket that never answers whether it is there', begin: UPGRADE, next: ENTER },
  { name: 'half a frame', begin: UPGRADE, next: ENTER.subarray(0, 9) },
])('$name is cut off, and holds nobody up meanwhile', async ({ begin, more, next }) => {
  const sockets = Array.from({ length: 20 }, () => open(server.port));
  for (const socket of sockets) socket.write(begin);
  await pause(50);
  if (next) for (const socket of sockets) socket.write(next);
  expect((await ask(server.url, 'health/ready')).status).toBe(200);
  const drip = setInterval(() => {
    if (more !== undefined) for (const socket of sockets) if (!socket.destroyed) socket.write(more);
  }, 100);
  try {
    await until('all are cut off', () => sockets.every(isCutOff), 8000);
  } finally {
    clearInterval(drip);
    for (const socket of sockets) socket.destroy();
  }
});

test('meanwhile a match that has nothing to do with it goes on', async () => {
  for (let action = 0; action < 20; action += 1) await witness.playOn();
  expect(server.complaints).toEqual([]);
});

interface Slow extends Socket {
  isDismissed?: boolean;
}

function open(port: number): Slow {
  const socket: Slow = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  // A frame that closes a websocket: whoever does not answer it is cut off half a minute later by `ws` itself.
  socket.on('data', (bytes) => (socket.isDismissed ||= bytes.includes(CLOSE)));
  return socket;
}

const CLOSE = Buffer.from([0x88]);

function isCutOff(socket: Slow): boolean {
  return socket.closed || socket.isDismissed === true;
}
