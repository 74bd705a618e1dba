// Builds the page (apps/web/dist) when it is missing or older than what it is made of; with `--gallery` also the gallery,
// which only tests look at.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

interface Build {
  readonly what: string;
  readonly folder: string;
  readonly config: string;
}

const PAGE: Build = { what: 'page', folder: join(root, 'apps/web/dist'), config: 'vite.config.ts' };
/** Apart from the page: nobody is served it. */
const GALLERY: Build = {
  what: 'gallery',
  folder: join(root, 'node_modules/.cache/gallery'),
  config: 'vite.gallery.config.ts',
};

const MADE_FROM = [
  'package-lock.json',
  'tsconfig.base.json',
  '{apps/web,packages/*}/package.json',
  'packages/*/src/**',
  'apps/web/**',
];
const NOT_MADE_FROM = ['apps/web/{dist,e2e,node_modules}/**', '**/*.test.{ts,tsx}', '**/testing/**'];

/** What it says goes to standard error: standard output is for what is asked of a program. */
export async function buildWeb(build: Build = PAGE): Promise<void> {
  const { what, folder } = build;
  // Stands among what was built, so that it goes when that goes.
  const stamp = join(folder, '.made-from');
  const wanted = digestOfSources();
  if (wanted === read(stamp)) return;
  const started = performance.now();
  console.error(`Building the ${what} …`);
  await runVite(build);
  writeFileSync(stamp, wanted);
  console.error(`Built the ${what} in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

/** By content, not by time: a fresh checkout gives every file the time of the checkout. */
function digestOfSources(): string {
  const digest = createHash('sha256');
  const files = globSync(MADE_FROM, { cwd: root, exclude: NOT_MADE_FROM, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of files) digest.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return digest.digest('hex');
}

function read(stamp: string): string | null {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return null;
  }
}

/** A process of its own: what the build needed of memory is given back before the server starts. */
async function runVite({ what, config }: Build): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn', '--config', config], {
    cwd: join(root, 'apps/web'),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code !== 0) throw new Error(`The ${what} could not be built; the reason is above.`);
}

if (import.meta.main) {
  await buildWeb();
  if (process.argv.includes('--gallery')) await buildWeb(GALLERY);
}
