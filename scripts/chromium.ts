// Finds the Chromium that the end-to-end tests drive. Run as a program it also installs one where that is possible.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, globSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];

const INSTALLED_ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(process.env['PROGRAMFILES'] ?? 'C:\\Program Files', 'Google/Chrome/Application/chrome.exe'),
  join(process.env['PROGRAMFILES(X86)'] ?? 'C:\\Program Files (x86)', 'Microsoft/Edge/Application/msedge.exe'),
];

const PLAYWRIGHT_CACHES = [
  process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? '',
  join(homedir(), '.cache/ms-playwright'),
  join(homedir(), 'Library/Caches/ms-playwright'),
  join(process.env['LOCALAPPDATA'] ?? homedir(), 'ms-playwright'),
];

const WHAT_TO_DO =
  'The end-to-end tests need Chromium and found none. Install it (Debian or Ubuntu: apt-get install chromium; ' +
  'anywhere: npx playwright install chromium) or say where it is with CHROMIUM_PATH.';

/** Where Chromium is; null if it is nowhere. */
export function findChromium(): string | null {
  const told = process.env['CHROMIUM_PATH'] ?? '';
  const places = told === '' ? [...onThePath(), ...INSTALLED_ELSEWHERE, ...inPlaywrightCaches()] : [told];
  return places.find(canRun) ?? null;
}

/** The same, for those who cannot go on without. */
export function chromium(): string {
  const found = findChromium();
  if (found === null) throw new Error(WHAT_TO_DO);
  return found;
}

function onThePath(): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function inPlaywrightCaches(): string[] {
  return PLAYWRIGHT_CACHES.filter((cache) => existsSync(cache)).flatMap((cache) =>
    globSync(['chromium-*/chrome-*/{chrome,chrome.exe}', 'chromium-*/chrome-mac*/*.app/Contents/MacOS/*'], {
      cwd: cache,
    })
      .map((path) => join(cache, path))
      .toSorted()
      .toReversed(),
  );
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** With fonts for the page in Chinese, and for the names people give themselves: emoji, and scripts of other lands. */
const PACKAGES = ['chromium', 'fonts-liberation', 'fonts-noto-core', 'fonts-noto-cjk', 'fonts-noto-color-emoji'];

function install(): void {
  const isTold = (process.env['CHROMIUM_PATH'] ?? '') !== '';
  if (isTold || process.getuid?.() !== 0 || !canRun('/usr/bin/apt-get')) return;
  console.error('Installing Chromium and fonts for the end-to-end tests (once; one to three minutes) …');
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...PACKAGES);
}

/** Without such a font Chinese is drawn as boxes, whose widths say nothing of what fits. */
function canDrawChinese(): boolean {
  return (spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' }).stdout ?? '').trim() !== '';
}

function apt(...args: string[]): void {
  spawnSync('/usr/bin/apt-get', args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', DEBCONF_NOWARNINGS: 'yes' },
    // What it says on standard output is a page of "Unpacking …"; what it says on standard error is why it failed.
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

if (import.meta.main) {
  if (findChromium() === null || !canDrawChinese()) install();
  if (findChromium() === null) {
    console.error(WHAT_TO_DO);
    process.exitCode = 1;
  }
}
