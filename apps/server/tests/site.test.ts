import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, createRoom, problemIn } from './support/http.ts';
import { rawSocket } from './support/raw-socket.ts';
import { watchRoom } from './support/room-socket.ts';
import { startServer, temporaryFolder } from './support/running.ts';
import { until } from './support/until.ts';

const INDEX = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="base-path" content="/" />
    <script type="module" crossorigin src="./assets/main-a1b2c3.js"></script>
    <link rel="stylesheet" href="./assets/main-a1b2c3.css">
  </head>
  <body><div id="root"></div></body>
</html>
`;
/** Names what the page of a room needs, besides. */
const ROOM = INDEX.replace('</head>', '<link rel="modulepreload" crossorigin href="./assets/room-d4e5f6.js"></head>');
const SCRIPT = `console.log('${'spice '.repeat(200)}');`;

const folder = temporaryFolder();
let server: Awaited<ReturnType<typeof startServer>>;
let under: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  const assets = join(folder.path, 'assets');
  mkdirSync(assets);
  writeFileSync(join(folder.path, 'index.html'), INDEX);
  writeFileSync(join(folder.path, 'room.html'), ROOM);
  writeFileSync(join(folder.path, 'robots.txt'), 'User-agent: *\n');
  writeFileSync(join(assets, 'main-a1b2c3.js'), SCRIPT);
  writeFileSync(join(assets, 'main-a1b2c3.css'), 'body{}');
  writeFileSync(join(assets, 'main-a1b2c3.css.br'), brotliCompressSync('body{}'));
  writeFileSync(join(assets, 'main-a1b2c3.css.gz'), gzipSync('body{}'));
  writeFileSync(join(assets, 'font.woff2'), Buffer.from([0, 1, 2]));
  server = await startServer({ WEB_DIR: folder.path });
  under = await startServer({ WEB_DIR: folder.path, BASE_PATH: 'games/spice', PUBLIC_URL: 'https://play.example.org' });
});
afterAll(async () => {
  await server.close();
  await under.close();
  folder[Symbol.dispose]();
});

const page = (url: string, path: string, headers = {}) =>
  ask(url, path, { headers: { accept: 'text/html', ...headers } });

describe('the page', () => {
  test.each(['', 'r/777777', 'r/nonsense', 'r/dr9-hfc/', 'R/DR9HFC', 'solo', 'solo/', 'solo/k3v', 'index.html'])(
    'is at /%s, with its addresses made whole',
    async (path) => {
      const { status, type, text, headers } = await page(server.url, path);
      expect(status).toBe(200);
      expect(type).toBe('text/html; charset=utf-8');
      expect(text).toContain('src="/assets/main-a1b2c3.js"');
      expect(text.match(/<meta name="base-path" content="\/" \/>/g)).toHaveLength(1);
      expect(headers.get('cache-control')).toBe('no-cache');
    },
  );

  test.each([
    { path: '', names: false },
    { path: 'solo', names: false },
    { path: 'r/777777', names: true },
    { path: 'R/dr9-hfc/', names: true },
  ])('at /$path names what a room needs: $names', async ({ path, names }) => {
    const { text } = await page(server.url, path);
    expect(text.includes('href="/assets/room-d4e5f6.js"')).toBe(names);
  });

  test('knows the path it is under', async () => {
    const { text } = await page(under.url, 'r/777777');
    expect(text).toContain('src="/games/spice/assets/main-a1b2c3.js"');
    expect(text).toContain('href="/games/spice/assets/room-d4e5f6.js"');
    expect(text).toContain('<meta name="base-path" content="/games/spice/" />');
    expect(text).not.toContain('content="/"');
  });

  test('comes with status 404 where there is nothing, to browsers; others get a problem', async () => {
    for (const path of ['nowhere', 'r/777777/more', 'favicon.ico']) {
      const shown = await page(server.url, path);
      expect([shown.status, shown.type]).toEqual([404, 'text/html; charset=utf-8']);
      const again = await page(server.url, path, { 'if-none-match': '*', 'cache-control': 'max-age=0' });
      expect(again.status).toBe(404);
      expect(problemIn(await ask(server.url, path, { headers: { accept: 'application/json' } })).code).toBe(
        'not-found',
      );
    }
    expect(problemIn(await page(server.url, 'assets/gone.js')).code).toBe('not-found');
    expect(problemIn(await page(server.url, 'api/nowhere')).code).toBe('not-found');
  });
});

describe('files', () => {
  test('named by their content are kept for good, others asked for again', async () => {
    const script = await ask(server.url, 'assets/main-a1b2c3.js');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.type).toBe('text/javascript; charset=utf-8');
    expect(script.text).toBe(SCRIPT);
    const robots = await ask(server.url, 'robots.txt');
    expect(robots.headers.get('cache-control')).toBe('no-cache');
    const etag = robots.headers.get('etag') ?? '';
    // Left out, `fetch` would ask for it to be sent anew.
    const headers = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
    expect((await ask(server.url, 'robots.txt', { headers })).status).toBe(304);
  });

  test('are sent compressed to who takes them so, from the build or made at the start', async () => {
    for (const name of ['main-a1b2c3.js', 'main-a1b2c3.css']) {
      for (const encoding of ['br', 'gzip']) {
        const response = await fetch(new URL(`assets/${name}`, server.url), {
          headers: { 'accept-encoding': encoding },
        });
        expect(response.headers.get('content-encoding')).toBe(encoding);
        expect(response.headers.get('vary')).toContain('Accept-Encoding');
        expect(await response.text()).toBe(name.endsWith('.js') ? SCRIPT : 'body{}');
      }
    }
    // Browsers name the larger one first.
    const script = await fetch(new URL('assets/main-a1b2c3.js', server.url), {
      headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
    });
    expect(script.headers.get('content-encoding')).toBe('br');
    const refused = await fetch(new URL('assets/main-a1b2c3.js', server.url), {
      headers: { 'accept-encoding': 'br;q=0, gzip;q=0, identity' },
    });
    expect(refused.headers.get('content-encoding')).toBeNull();
    const plain = await ask(server.url, 'assets/font.woff2', { headers: { 'accept-encoding': 'br, gzip' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
  });

  test('outside the site cannot be had, however they are asked for', async () => {
    for (const path of [
      '..%2fpackage.json',
      'assets/%2e%2e/%2e%2e/x',
      'main-a1b2c3.css.br',
      'assets/main-a1b2c3.css.br',
      '.',
      '%00',
    ]) {
      const reply = await ask(server.url, path, { headers: { accept: 'application/json' } });
      expect([200, 404]).toContain(reply.status);
      expect(reply.text).not.toContain('"private"');
    }
    expect((await ask(server.url, 'assets/main-a1b2c3.css.br')).status).toBe(404);
  });
});

describe('every answer', () => {
  test.each(['', 'r/777777', 'assets/main-a1b2c3.js', 'api/rooms/777777', 'nowhere', 'health/live'])(
    'to /%s carries the security headers',
    async (path) => {
      const { headers } = await ask(server.url, path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(/script-src 'self'(;|$)/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe-eval');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('set-cookie')).toBeNull();
    },
  );

  test('of the API is never kept', async () => {
    expect((await ask(server.url, 'api/rooms/777777')).headers.get('cache-control')).toBe('no-store');
  });
});

describe('under a path', () => {
  test('everything is there, and nothing outside', async () => {
    const { room } = await createRoom(under.url);
    expect(room.link).toBe(`https://play.example.org/games/spice/r/${room.code}`);
    expect((await ask(under.url, 'health/ready')).body).toEqual({ status: 'ready' });
    const root = `http://localhost:${under.port}/`;
    for (const path of ['', 'api/rooms/777777', 'r/777777', 'health/live', 'games/spicex']) {
      expect((await ask(root, path)).status).toBe(404);
    }
    const bare = await ask(root, 'games/spice');
    expect([bare.status, bare.headers.get('location')]).toEqual([308, '/games/spice/']);
    using watch = watchRoom(under.url, { code: room.code });
    await until('the room is shown', () => watch.latest() !== null);
    expect(watch.latest()?.link).toBe(room.link);
  });
});

describe('links', () => {
  test.each([
    { trust: 'false', link: 'http://localhost' },
    { trust: 'true', link: 'https://first.example' },
    { trust: '1', link: 'https://last.example' },
    { trust: '2', link: 'https://first.example' },
  ])('with TRUST_PROXY=$trust begin with $link', async ({ trust, link }) => {
    await using behind = await startServer({ TRUST_PROXY: trust });
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'first.example, last.example' };
    const reply = await ask(behind.url, 'api/rooms', { method: 'POST', body: { name: 'Ana' }, headers });
    expect(JSON.stringify(reply.body)).toContain(`"link":"${link}`);
  });
});

describe('a websocket', () => {
  test.each([
    { origin: 'https://evil.example', opens: false },
    { origin: 'null', opens: false },
    { origin: 'https://play.example.org.evil.example', opens: false },
    { origin: 'https://play.example.org', opens: true },
  ])('from a page of $origin opens: $opens', async ({ origin, opens }) => {
    using raw = rawSocket(under.url, { origin });
    let failed = false;
    raw.socket.on('connect_error', () => {
      failed = true;
    });
    await until('it opened or failed', () => raw.socket.connected || failed);
    expect(raw.socket.connected).toBe(opens);
  });

  test('from a page of the address it goes to opens', async () => {
    using raw = rawSocket(server.url, { origin: `http://localhost:${server.port}` });
    await until('it opened', () => raw.socket.connected);
  });
});

test('without a built client the server says there is nothing, and still serves matches', async () => {
  await using bare = await startServer({ WEB_DIR: join(folder.path, 'not-built') });
  expect(problemIn(await page(bare.url, '')).code).toBe('not-found');
  await createRoom(bare.url);
});
