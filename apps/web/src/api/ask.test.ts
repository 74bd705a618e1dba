import { createServer, type RequestListener } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ask } from './ask.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

async function serve(listener: RequestListener): Promise<URL> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  cleanups.push(() => server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens on a port');
  return new URL(`http://127.0.0.1:${address.port}/`);
}

const answer = z.object({ name: z.string() });

test('an answer is parsed', async () => {
  const url = await serve((_request, response) => response.end('{"name":"Mara","more":1}'));
  expect(await ask({ url, method: 'GET', answer, tries: 1 })).toEqual({ ok: true, body: { name: 'Mara' } });
});

test('the secret travels in a header, the body as JSON', async () => {
  const url = await serve((request, response) => {
    let text = '';
    request.on('data', (part) => (text += String(part)));
    request.on('end', () =>
      response.end(JSON.stringify({ name: `${request.method} ${request.headers.authorization} ${text}` })),
    );
  });
  expect(await ask({ url, method: 'POST', body: { a: 1 }, secret: 's3', answer, tries: 1 })).toEqual({
    ok: true,
    body: { name: 'POST Bearer s3 {"a":1}' },
  });
});

test('a problem document becomes its code', async () => {
  const url = await serve((_request, response) => {
    response.writeHead(409).end('{"type":"about:blank","status":409,"code":"room-full","detail":"Full."}');
  });
  expect(await ask({ url, method: 'GET', answer, tries: 3 })).toEqual({ ok: false, trouble: 'room-full' });
});

test('an answer of another shape is unreadable', async () => {
  const url = await serve((_request, response) => response.end('{"name":7}'));
  expect(await ask({ url, method: 'GET', answer, tries: 1 })).toEqual({ ok: false, trouble: 'unreadable' });
});

test('a page of a proxy is no answer', async () => {
  const url = await serve((_request, response) => response.writeHead(502).end('<html>Bad gateway</html>'));
  expect(await ask({ url, method: 'GET', answer, tries: 1 })).toEqual({ ok: false, trouble: 'no-answer' });
});

test('no server is no answer', async () => {
  const url = new URL('http://127.0.0.1:1/');
  expect(await ask({ url, method: 'GET', answer, tries: 1 })).toEqual({ ok: false, trouble: 'no-answer' });
});

test('what may arrive twice is asked again', async () => {
  let asked = 0;
  const url = await serve((request, response) => {
    asked += 1;
    if (asked === 1) request.socket.destroy();
    else response.end('{"name":"Mara"}');
  });
  expect(await ask({ url, method: 'GET', answer, tries: 2 })).toEqual({ ok: true, body: { name: 'Mara' } });
  expect(asked).toBe(2);
});

test('what may not arrive twice is asked once', async () => {
  let asked = 0;
  const url = await serve((request) => {
    asked += 1;
    request.socket.destroy();
  });
  expect(await ask({ url, method: 'POST', answer, tries: 1 })).toEqual({ ok: false, trouble: 'no-answer' });
  expect(asked).toBe(1);
});
