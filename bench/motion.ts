import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chromium as launcher, type Page } from '@playwright/test';
import { build } from 'vite';
import { chromium } from '../scripts/chromium.ts';
import { root } from '../scripts/root.ts';
import type { Figure } from './figure.ts';

const WEB = join(root, 'apps/web');
const PAGE = 'src/stage/proof.html';
/** A middling phone. */
const SLOWER = 4;
/** The page sets its pieces in motion that often, in milliseconds. */
const EVERY = 1500;
/** The machine does other things too: of so many passes the smoothest tells what the page can do. */
const PASSES = 8;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

interface Pass {
  /** Pieces and pictures of pieces in motion at once. */
  readonly pieces: number;
  /** From one frame to the next, in milliseconds. */
  readonly frames: readonly number[];
}

/** How smoothly sixty pieces move while the processor is slowed down. */
export async function measureMotion(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'spice-road-motion-'));
  try {
    await build({
      root: WEB,
      configFile: false,
      logLevel: 'error',
      base: './',
      build: { outDir: folder, target: 'es2023', rolldownOptions: { input: join(WEB, PAGE) } },
    });
    return await watch(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function watch(folder: string): Promise<Figure[]> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    readFile(join(folder, path)).then(
      (body) => response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream').end(body),
      () => response.writeHead(404).end(),
    );
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;

  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const quiet = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
  const browser = await launcher.launch({
    executablePath: chromium(),
    args: [...sandbox, ...quiet, '--disable-component-update', '--disable-sync'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    await page.goto(`http://localhost:${port}/${PAGE}`);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    // The first motions warm up what runs later.
    await page.waitForTimeout(2 * EVERY);
    const passes: Pass[] = [];
    for (let pass = 0; pass < PASSES; pass += 1) passes.push(await watchOnce(page));
    return figuresOf(passes);
  } finally {
    await browser.close();
    server.close();
  }
}

/** The page tells what it saw of its last motion. */
async function watchOnce(page: Page): Promise<Pass> {
  await page.waitForTimeout(EVERY);
  return JSON.parse((await page.locator('main').getAttribute('data-watched')) ?? '');
}

function figuresOf(passes: readonly Pass[]): Figure[] {
  const worst = passes.map(({ frames }) => Math.max(...frames));
  const smoothest = passes[worst.indexOf(Math.min(...worst))];
  const frames = smoothest?.frames.toSorted((one, other) => one - other) ?? [];
  return [
    {
      name: 'motion.pieces',
      value: smoothest?.pieces ?? 0,
      unit: 'pieces in motion at once, processor slowed 4 times',
    },
    { name: 'motion.frame.p50', value: frames[Math.floor(frames.length * 0.5)] ?? NaN, unit: 'ms' },
    { name: 'motion.frame.p95', value: frames[Math.floor(frames.length * 0.95)] ?? NaN, unit: 'ms' },
    { name: 'motion.frame.worst', value: frames.at(-1) ?? NaN, unit: 'ms', atMost: 50 },
  ];
}
