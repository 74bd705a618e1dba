// Lighthouse's judgement of the built page, served by the server of production: home, and a waiting room with all seats
// taken, on a phone and at a desk. Not part of the tests: its figures depend on the machine.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { createServer, readConfig } from '../apps/server/src/server.ts';
import { buildWeb } from './build-web.ts';
import { chromium } from './chromium.ts';
import { root } from './root.ts';

/** In hundredths. */
const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100 } as const;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const DEVICES = ['mobile', 'desktop'] as const;

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
  for (const [page, url] of [
    ['home', server.url],
    ['waiting room', await fullRoom(server.url)],
  ] as const) {
    for (const device of DEVICES) print(page, device, judge(url, device));
  }
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

/** Whoever opens it sees the waiting room at once. */
async function fullRoom(url: string): Promise<string> {
  const post = async (path: string, name: string): Promise<unknown> => {
    const body = JSON.stringify({ name });
    const headers = { 'content-type': 'application/json' };
    return (await fetch(new URL(path, url), { method: 'POST', headers, body })).json();
  };
  const { code } = roomSchema.parse(await post('api/rooms', 'Ana')).room;
  for (const name of ['Bo', 'Cleo', 'Dina', 'Emil']) await post(`api/rooms/${code}/places`, name);
  return new URL(`r/${code}`, url).href;
}

function judge(url: string, device: (typeof DEVICES)[number]): Report {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [
      join(installed, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      '--no-enable-error-reporting',
      `--only-categories=${CATEGORIES.join(',')}`,
      ...(device === 'desktop' ? ['--preset=desktop'] : []),
      `--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync`,
    ],
    { encoding: 'utf8', maxBuffer: 1e9, env: { ...process.env, CHROME_PATH: chromium() } },
  );
  if (status !== 0) throw new Error(`Lighthouse failed: ${stderr}`);
  return reportSchema.parse(JSON.parse(stdout));
}

function print(page: string, device: string, { categories, audits }: Report): void {
  const scores = CATEGORIES.map((name) => ({ name, score: Math.round((categories[name]?.score ?? 0) * 100) }));
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
