import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../scripts/root.ts';
import type { Figure } from './figure.ts';

const DIST = join(root, 'apps/web/dist');
/** Loaded when a room is opened, and when its table is needed. */
const LATER = [/^room-page-.*[.]js$/, /^match-page-.*[.]js$/];
/** Loaded for a game that needs no server: the table without room and socket, and the bots beside the page. */
const SOLO = [/^solo-page-.*[.]js$/, /^thinker[.]worker-.*[.]js$/];

/** JavaScript as it travels: what a browser loads for the first page, and all it has loaded by the time it shows a table. */
export function measureWeb(): Figure[] {
  const [, entry] =
    /<script[^>]* src="[^"]*assets\/([^"]+[.]js)"/.exec(readFileSync(join(DIST, 'index.html'), 'utf8')) ?? [];
  const names = readdirSync(join(DIST, 'assets'));
  const named = (patterns: readonly RegExp[]) =>
    patterns.flatMap((pattern) => names.filter((name) => pattern.test(name)));
  const later = named(LATER);
  const solo = named(SOLO);
  if (entry === undefined || later.length !== LATER.length || solo.length !== SOLO.length) {
    throw new Error('The built page is not laid out as expected.');
  }
  const first = withImports([entry]);
  return [
    { name: 'web.first-page', value: kilobytes(first), unit: 'kB of JavaScript, gzipped', atMost: 110 },
    {
      name: 'web.table',
      value: kilobytes(withImports([...first, ...later])),
      unit: 'kB of JavaScript, gzipped',
      atMost: 200,
    },
    {
      name: 'web.solo',
      value: kilobytes(withImports([...first, ...solo])),
      unit: 'kB of JavaScript, gzipped',
      atMost: 200,
    },
  ];
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
