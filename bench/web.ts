import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../scripts/root.ts';
import type { Figure } from './figure.ts';

const DIST = join(root, 'apps/web/dist');
/** Loaded when the table of a room is needed. */
const TABLE = /^match-page-.*[.]js$/;
/** The bots of a game that needs no server, beside the page. */
const BOTS = /^thinker[.]worker-.*[.]js$/;

/** JavaScript as it travels: what a browser loads for the first page, and all it has loaded by the time it shows a table. */
export function measureWeb(): Figure[] {
  return [
    figure('web.first-page', 110, named('index.html')),
    figure('web.table', 200, [...named('room.html'), partOf(TABLE)]),
    figure('web.solo', 200, [...named('solo.html'), partOf(BOTS)]),
  ];
}

function figure(name: string, atMost: number, parts: readonly string[]): Figure {
  return { name, value: kilobytes(withImports(parts)), unit: 'kB of JavaScript, gzipped', atMost };
}

/** Everything that a document has its browser load, be it to run at once or a moment later. */
function named(document: string): readonly string[] {
  const html = readFileSync(join(DIST, document), 'utf8');
  const names = Array.from(html.matchAll(/(?:src|href)="[^"]*assets\/([^"]+[.]js)"/g), ([, name]) => name ?? '');
  if (names.length === 0) throw new Error(`${document} loads nothing.`);
  return names;
}

function partOf(pattern: RegExp): string {
  const [name, ...others] = readdirSync(join(DIST, 'assets')).filter((file) => pattern.test(file));
  if (name === undefined || others.length > 0) throw new Error('The built page is not laid out as expected.');
  return name;
}

/** These modules and all that they import without waiting. */
function withImports(names: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    for (const [, imported] of read(name)
      .toString()
      .matchAll(/(?:from|import)\s*["'`][.]\/([^"'`]+[.]js)["'`]/g)) {
      if (imported !== undefined) waiting.push(imported);
    }
  }
  return found;
}

function kilobytes(names: ReadonlySet<string>): number {
  return [...names].reduce((sum, name) => sum + gzipSync(read(name), { level: 9 }).length, 0) / 1000;
}

function read(name: string): Buffer {
  return readFileSync(join(DIST, 'assets', name));
}
