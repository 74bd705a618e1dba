import { PROBLEMS } from '@spice-road/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import { newAttempt } from './support/chat.ts';
import { ask, look, problemIn } from './support/http.ts';
import { startMatch, type StartedMatch } from './support/match.ts';
import { settledMemory } from './support/memory.ts';
import { watchedServer } from './support/watched-server.ts';

// Every field of every request, and every part of every path, with everything in it that does not belong there; from
// whoever may send it.

const server = watchedServer();
let match: StartedMatch;
beforeAll(async () => {
  match = await startMatch(server.url, 3);
});

const ODD = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  '',
  '\0',
  '\u202E',
  '💥',
  '../..',
  '-1',
  'NaN',
  '1e9',
  '9'.repeat(400),
];
const WRONG = [null, true, 7, -1, 1.5, 1e300, [], {}, [[]], ['x'], { length: 4 }, { toString: 'x' }, deep(50)];

/** The fields of each request, as they should be. */
const REQUESTS: readonly {
  readonly method: string;
  readonly path: string;
  readonly fields: Readonly<Record<string, unknown>>;
}[] = [
  { method: 'POST', path: 'api/rooms', fields: { name: 'Ana', attempt: newAttempt() } },
  { method: 'POST', path: 'api/rooms/CODE/places', fields: { name: 'Ana', attempt: newAttempt() } },
  { method: 'PATCH', path: 'api/rooms/CODE/places/mine', fields: { name: 'Ana' } },
  {
    method: 'PATCH',
    path: 'api/rooms/CODE/options',
    fields: { openTable: true, pointCardsToEnd: 4, fastBots: true, botsGiveWay: false, hints: true },
  },
  { method: 'POST', path: 'api/rooms/CODE/lines', fields: { text: 'Hello', attempt: newAttempt() } },
  { method: 'POST', path: 'api/rooms/CODE/bots', fields: { level: 'novice', place: 4 } },
  { method: 'PATCH', path: 'api/rooms/CODE/bots/4', fields: { level: 'novice' } },
  { method: 'POST', path: 'api/rooms/CODE/continuations/redeem', fields: { token: 'A'.repeat(32) } },
];

/** Bodies that are wrong in one field, have one too many, or are none. */
const BODIES = REQUESTS.flatMap(({ method, path, fields }) => [
  ...Object.keys(fields).flatMap((field) =>
    [...ODD, ...WRONG].map((value) => ({ method, path, body: JSON.stringify({ ...fields, [field]: value }) })),
  ),
  ...['__proto__', 'constructor', 'x'].map((field) => ({
    method,
    path,
    body: `${JSON.stringify(fields).slice(0, -1)},"${field}":{"polluted":1}}`,
  })),
  ...[
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '{"name":NaN}',
    '['.repeat(7000),
    `{"name":${'['.repeat(4000)}${']'.repeat(4000)}}`,
  ].map((body) => ({ method, path, body })),
]);

const PATHS = ['__proto__', 'constructor', '\0', '💥', '../..'].flatMap((odd) =>
  [
    'rooms/ODD',
    'rooms/ODD/places',
    'rooms/CODE/places/ODD',
    'rooms/CODE/places/ODD/free',
    'rooms/CODE/ODD',
    'rooms/CODE/bots/ODD',
    'rooms/CODE/places/ODD/stand-in',
    'matches/ODD/log',
    'matches/ODD/opening',
    'ODD',
  ].flatMap((path) =>
    ['GET', 'POST', 'PATCH', 'DELETE'].map((method) => ({
      method,
      path: `api/${path.replace('ODD', encodeURIComponent(odd))}`,
    })),
  ),
);

const ROLES: Readonly<Record<string, () => string | undefined>> = {
  'a stranger, or who watches': () => undefined,
  player: () => match.secrets[1],
  host: () => match.hostSecret,
};

describe.each(Object.keys(ROLES))('as %s', (role) => {
  const secretOf = () => {
    const secret = ROLES[role]?.();
    return secret === undefined ? {} : { secret };
  };

  test(`none of ${BODIES.length} bodies does harm`, async () => {
    const before = settledMemory();
    for (const { method, path, body } of BODIES) {
      const reply = await ask(server.url, path.replace('CODE', match.code), { method, body, ...secretOf() });
      expectAnswered(reply, `${method} ${path} ${body.slice(0, 80)}`);
    }
    expect((await look(server.url, match.code)).match).toMatchObject({ id: match.id, isOver: false });
    expect(settledMemory() - before).toBeLessThan(30_000_000);
  }, 60_000);

  test(`none of ${PATHS.length} paths leads anywhere`, async () => {
    for (const { method, path } of PATHS) {
      const reply = await ask(server.url, path.replace('CODE', match.code), { method, ...secretOf() });
      expectAnswered(reply, `${method} ${path}`);
      if (reply.status < 400) throw new Error(`${method} ${path} was answered ${reply.status}.`);
    }
  }, 60_000);
});

/** Names and lines may be odd; all else is refused with a code that is known, and with no word of our own files. */
function expectAnswered(reply: Awaited<ReturnType<typeof ask>>, what: string): void {
  if (reply.status >= 500) throw new Error(`${what} was answered ${reply.status}.`);
  if (reply.status >= 400 && !KNOWN.has(problemIn(reply).code)) throw new Error(`${what} was answered ${reply.text}.`);
  if (/\bat .*\.ts|node_modules/.test(reply.text)) throw new Error(`${what} was answered with our own files.`);
}

const KNOWN: ReadonlySet<string> = new Set(PROBLEMS);

function deep(depth: number): unknown {
  return JSON.parse('['.repeat(depth) + ']'.repeat(depth));
}
