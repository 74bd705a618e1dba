import { describe, expect, test } from 'vitest';
import { ask, createRoom, look, post, problemIn } from './support/http.ts';
import { startMatch } from './support/match.ts';
import { watchedServer } from './support/watched-server.ts';

const server = watchedServer();

describe('over HTTP', () => {
  test.each([
    '',
    '{',
    '[]',
    'null',
    '7',
    '"x"',
    '{}',
    '{"name":7}',
    '{"name":null}',
    '{"name":["a"]}',
    '{"name":"a","x":1}',
  ])('the body %j makes no room', async (body) => {
    expect(problemIn(await post(server.url, 'api/rooms', body)).code).toBe('malformed');
  });

  test.each([
    '{"name":"a","__proto__":{"polluted":1}}',
    '{"name":"a","constructor":{"prototype":{"polluted":1}}}',
    `{"name":"${'x'.repeat(1001)}"}`,
    '{"name":"a","attempt":"short"}',
    '{"name":"a","attempt":"__proto__"}',
    `{"name":${'['.repeat(8000)}${']'.repeat(8000)}}`,
  ])('the body %.40s… makes no room', async (body) => {
    expect(problemIn(await post(server.url, 'api/rooms', body)).code).toBe('malformed');
  });

  test('a body too large is refused, an endless one cut off, and one of another type refused', async () => {
    const large = await post(server.url, 'api/rooms', JSON.stringify({ name: 'x'.repeat(100_000) }));
    expect(problemIn(large)).toMatchObject({ code: 'too-large', status: 413 });
    const endless = post(server.url, 'api/rooms', JSON.stringify({ name: 'x'.repeat(5_000_000) }));
    expect(
      await endless.then(
        ({ status }) => String(status),
        () => 'cut off',
      ),
    ).toMatch(/413|cut off/);
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/json5',
    ]) {
      const reply = await ask(server.url, 'api/rooms', {
        method: 'POST',
        body: '{"name":"a"}',
        headers: { 'content-type': type },
      });
      expect(problemIn(reply).code).toBe('malformed');
    }
  });

  test.each([
    { method: 'PUT', path: 'api/rooms', code: 'method-not-allowed' },
    { method: 'GET', path: 'api/rooms', code: 'method-not-allowed' },
    { method: 'GET', path: 'api/rooms/777777/matches', code: 'method-not-allowed' },
    { method: 'OPTIONS', path: 'api/rooms', code: 'method-not-allowed' },
    { method: 'POST', path: 'health/ready', code: 'method-not-allowed' },
    { method: 'GET', path: 'api/', code: 'not-found' },
    { method: 'GET', path: 'api/rooms/%E0%A4%A/x', code: 'not-found' },
    { method: 'POST', path: 'api/__proto__', code: 'not-found' },
    { method: 'GET', path: 'api/rooms/777777/../../../../etc/passwd', code: 'not-found' },
    { method: 'GET', path: 'assets/..%2f..%2fpackage.json', code: 'not-found' },
    { method: 'DELETE', path: 'r/777777', code: 'not-found' },
    { method: 'GET', path: 'api/matches/__proto__/log', code: 'match-unknown' },
  ])('$method $path is answered with $code', async ({ method, path, code }) => {
    expect(problemIn(await ask(server.url, path, { method })).code).toBe(code);
  });

  test.each([
    'before=-1',
    'before=x',
    'before=1.5',
    'limit=0',
    'limit=1000',
    'limit=1e9',
    'before=1&before=2',
    'limit[]=1',
  ])('a page of the log for %s is refused or the first', async (query) => {
    const match = await startMatch(server.url, 2);
    const reply = await ask(server.url, `api/matches/${match.id}/log?${query}`);
    expect([200, 400]).toContain(reply.status);
    expect(reply.text).not.toMatch(/ at .*\.ts/);
  });

  test.each(['Bearer', 'Bearer ', 'Basic abc', 'Bearer __proto__', `Bearer ${'x'.repeat(5000)}`, 'Bearer a b'])(
    'the authorization “%.20s” proves nothing',
    async (authorization) => {
      const { room } = await createRoom(server.url);
      const reply = await ask(server.url, `api/rooms/${room.code}/places/mine`, {
        method: 'DELETE',
        headers: { authorization },
      });
      expect(problemIn(reply).code).toBe('not-seated');
      expect((await look(server.url, room.code)).places).toHaveLength(1);
    },
  );
});

test.each([
  { method: 'GET', path: 'socket.io/?EIO=4&transport=polling' },
  { method: 'POST', path: 'socket.io/?EIO=4&transport=polling' },
  { method: 'GET', path: 'socket.io/?EIO=3&transport=polling' },
  { method: 'GET', path: 'socket.io/?EIO=4&transport=__proto__' },
  { method: 'GET', path: 'socket.io/?EIO=4&transport=websocket&sid=__proto__' },
  { method: 'GET', path: 'socket.io/' },
  { method: 'GET', path: 'socket.io/socket.io.js' },
])('$method $path opens nothing: there are websockets alone', async ({ method, path }) => {
  const reply = await ask(server.url, path, { method });
  expect([reply.status, reply.headers.get('set-cookie')]).toEqual([400, null]);
  expect(reply.text).not.toMatch(/"sid"/);
});
