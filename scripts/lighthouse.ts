// Lighthouse's judgement of the built page, served by the server of production: home, the door of a room, and a waiting
// room with all seats taken, on a phone and at a desk. Not part of the tests: its figures depend on the machine.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import * as z from 'zod';
import { createServer, readConfig } from '../apps/server/src/server.ts';
import { buildWeb } from './build-web.ts';
import { chromium } from './chromium.ts';
import { root } from './root.ts';

/** In hundredths. */
const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100 } as const;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const DEVICES = ['mobile', 'desktop'] as const;
/** Of so many judgements the one in the middle counts: performance is another one whenever the machine is busy. */
const JUDGEMENTS = 3;

/** In milliseconds: a browser that has just been started is busy with itself. */
const REST = 5000;

const CHROMIUM_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
  '--disable-component-extensions-with-background-pages',
  '--mute-audio',
  // Just when a page comes, Chromium starts a process for another one that nobody has asked for.
  '--disable-features=SpareRendererForSitePerProcess',
];

/** With its own lock, and outside of the packages that everybody installs: it weighs 170 MB. */
const own = join(root, 'scripts/lighthouse');
const installed = join(root, 'node_modules/.cache/lighthouse');

/** The part of its report that is read here. */
const reportSchema = z.object({
  categories: z.record(
    z.string(),
    z.object({
      score: z.nullable(z.number()),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({ title: z.string(), score: z.nullable(z.number()), displayValue: z.optional(z.string()) }),
  ),
});
type Report = z.infer<typeof reportSchema>;

const roomSchema = z.object({ room: z.object({ code: z.string() }) });

await buildWeb();
install();
const folder = mkdtempSync(join(tmpdir(), 'spice-road-lighthouse-'));
const reading = readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'warn' });
if (!reading.ok) throw new Error(reading.complaints.join(' '));
const server = await createServer(reading.config);
let missed = 0;
try {
  const pages = [
    ['home', server.url],
    ['door', await room(server.url, [])],
    // Who finds no free seat sees the waiting room at once.
    ['waiting room', await room(server.url, ['Bo', 'Cleo', 'Dina', 'Emil'])],
  ] as const;
  await inRunningBrowser(async (port) => {
    for (const [page, url] of pages) {
      for (const device of DEVICES) {
        const reports: Report[] = [];
        while (reports.length < JUDGEMENTS) reports.push(await judge(url, device, port));
        print(page, device, middle(reports));
      }
    }
  });
} finally {
  await server.close();
  rmSync(folder, { recursive: true });
}
process.exitCode = missed === 0 ? 0 : 1;

function install(): void {
  const lock = readFileSync(join(own, 'package-lock.json'), 'utf8');
  const copy = join(installed, 'package-lock.json');
  if (existsSync(copy) && readFileSync(copy, 'utf8') === lock && existsSync(join(installed, 'node_modules'))) return;
  console.error('Installing Lighthouse (once; about ten seconds) …');
  cpSync(own, installed, { recursive: true });
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: installed,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('Lighthouse could not be installed; the reason is above.');
}

/** The address of a room that Ana has opened and the others have come to. */
async function room(url: string, others: readonly string[]): Promise<string> {
  const post = async (path: string, name: string): Promise<unknown> => {
    const body = JSON.stringify({ name });
    const headers = { 'content-type': 'application/json' };
    return (await fetch(new URL(path, url), { method: 'POST', headers, body })).json();
  };
  const { code } = roomSchema.parse(await post('api/rooms', 'Ana')).room;
  for (const name of others) await post(`api/rooms/${code}/places`, name);
  return new URL(`r/${code}`, url).href;
}

/** Whoever follows a link has a browser that runs already: one is started, and left alone until it has come to rest. */
async function inRunningBrowser(look: (port: string) => Promise<void>): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'spice-road-lighthouse-browser-'));
  const flags = [...CHROMIUM_FLAGS, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'];
  const child = spawn(chromium(), flags, { stdio: 'ignore' });
  const closed = once(child, 'close');
  try {
    await setTimeout(REST);
    const [port] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
    if (port === undefined) throw new Error('The browser does not say where it listens.');
    await look(port);
  } finally {
    child.kill();
    await closed;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** In a process of its own that is not waited for standing still: the server that it asks runs in this one. */
async function judge(url: string, device: (typeof DEVICES)[number], port: string): Promise<Report> {
  const child = spawn(
    process.execPath,
    [
      join(installed, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      '--no-enable-error-reporting',
      `--only-categories=${CATEGORIES.join(',')}`,
      ...(device === 'desktop' ? ['--preset=desktop'] : []),
      `--port=${port}`,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const closed = once(child, 'close');
  const [report, complaint] = await Promise.all([text(child.stdout), text(child.stderr), closed]);
  if (child.exitCode !== 0) throw new Error(`Lighthouse failed: ${complaint}`);
  return reportSchema.parse(JSON.parse(report));
}

function middle(reports: readonly Report[]): Report {
  const sorted = reports.toSorted((one, other) => scoreOf(one, 'performance') - scoreOf(other, 'performance'));
  const report = sorted[Math.floor(sorted.length / 2)];
  if (report === undefined) throw new Error('There is nothing to choose from.');
  return report;
}

function scoreOf({ categories }: Report, name: (typeof CATEGORIES)[number]): number {
  return Math.round((categories[name]?.score ?? 0) * 100);
}

function print(page: string, device: string, report: Report): void {
  const { categories, audits } = report;
  const scores = CATEGORIES.map((name) => ({ name, score: scoreOf(report, name) }));
  console.log(`${page}, ${device}: ${scores.map(({ name, score }) => `${name} ${score}`).join(', ')}`);
  for (const { name, score } of scores) {
    if (score >= GOALS[name]) continue;
    missed += 1;
    for (const { id, weight } of categories[name]?.auditRefs ?? []) {
      const audit = audits[id];
      if (weight === 0 || audit === undefined || audit.score === null || audit.score >= 0.9) continue;
      console.log(`  ${audit.title} ${audit.displayValue ?? ''}`);
    }
  }
}
