import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chromium as launcher, type CDPSession, type Page } from '@playwright/test';
import { build } from 'vite';
import { chromium } from '../scripts/chromium.ts';
import { root } from '../scripts/root.ts';

const WEB = join(root, 'apps/web');
/** A middling phone. */
const SLOWER = 4;

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A page of the web app, opened where the processor is slowed down. */
export interface SlowPage {
  readonly page: Page;
  /** What the page's main thread has worked so far, in milliseconds of processor time: others at the machine do not count. */
  worked(): Promise<number>;
  /** Chromium's record of what happened meanwhile. */
  tracedWhile(happening: () => Promise<void>): Promise<string>;
}

/** Builds one of the pages that are made to be measured or looked at, and opens it. */
export async function onSlowPage<Answer>(
  path: string,
  query: string,
  look: (slow: SlowPage) => Promise<Answer>,
): Promise<Answer> {
  const folder = await mkdtemp(join(tmpdir(), 'spice-road-bench-'));
  try {
    await build({
      root: WEB,
      configFile: false,
      logLevel: 'error',
      base: './',
      build: { outDir: folder, target: 'es2023', rolldownOptions: { input: join(WEB, path) } },
    });
    return await open(folder, `${path}${query}`, look);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function open<Answer>(
  folder: string,
  address: string,
  look: (slow: SlowPage) => Promise<Answer>,
): Promise<Answer> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    readFile(join(folder, path)).then(
      (body) => response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream').end(body),
      () => response.writeHead(404).end(),
    );
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const at = server.address();
  const port = typeof at === 'object' ? at?.port : undefined;

  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const quiet = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
  const browser = await launcher.launch({
    executablePath: chromium(),
    args: [...sandbox, ...quiet, '--disable-component-update', '--disable-sync'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    await page.goto(`http://localhost:${port}/${address}`);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return await look({
      page,
      worked: () => workedIn(session),
      tracedWhile: async (happening) => {
        await browser.startTracing(page, { categories: CATEGORIES });
        await happening();
        return (await browser.stopTracing()).toString();
      },
    });
  } finally {
    await browser.close();
    server.close();
  }
}

async function workedIn(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
}
