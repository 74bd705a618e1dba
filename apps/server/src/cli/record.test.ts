import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

// Each test starts a process and waits for it, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const TOOL = fileURLToPath(new URL('record.ts', import.meta.url));
const FIXTURES = fileURLToPath(new URL('../../../../packages/rules/fixtures/', import.meta.url));

interface Run {
  readonly code: number | null;
  readonly answers: readonly unknown[];
  readonly said: string;
}

function start(...args: readonly string[]) {
  return spawn(process.execPath, [TOOL, ...args], { stdio: ['pipe', 'pipe', 'pipe'] });
}

/** Runs the tool to its end; every line it prints must be JSON. */
async function run(args: readonly string[], input = ''): Promise<Run> {
  const tool = start(...args);
  tool.stdin.end(input);
  const [out, said, [code]] = await Promise.all([text(tool.stdout), text(tool.stderr), once(tool, 'exit')]);
  const answers = out.split('\n').flatMap((line): unknown[] => (line === '' ? [] : [JSON.parse(line)]));
  return { code, answers, said };
}

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spice-road-record-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(name: string, content: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

async function gamesOf(seats: number): Promise<readonly string[]> {
  return (await readFile(join(FIXTURES, `games/${seats}-seats.jsonl`), 'utf8')).trim().split('\n');
}

describe('record verify', () => {
  test('tells the result and the last position of every recorded game', async () => {
    const paths = [2, 3, 4, 5].map((seats) => join(FIXTURES, `games/${seats}-seats.jsonl`));
    const { code, answers, said } = await run(['verify', ...paths]);
    const games = (await Promise.all([2, 3, 4, 5].map(gamesOf))).flat().map((line) => JSON.parse(line));
    expect(answers).toEqual(
      games.map(({ id, result, after, pointCardsToEnd }) => ({
        id,
        finished: true,
        scores: result.scores,
        ranking: result.ranking,
        position: { ...after.at(-1), pointCardsToEnd },
      })),
    );
    expect({ code, said }).toEqual({ code: 0, said: '' });
  });

  test('tells an unfinished game as it stands', async () => {
    const [line = ''] = await gamesOf(2);
    const game = JSON.parse(line);
    const begun = {
      ...game,
      actions: game.actions.slice(0, 9),
      after: game.after.slice(0, 9),
      finished: false,
      result: null,
    };
    const { code, answers } = await run(['verify', await fileOf('begun.jsonl', JSON.stringify(begun))]);
    expect(answers).toEqual([
      {
        id: game.id,
        finished: false,
        // The caravans are GG and YYYYYY by then, and nothing is claimed.
        scores: [2, 0],
        ranking: [0, 1],
        position: { ...game.after[8], pointCardsToEnd: 6 },
      },
    ]);
    expect(code).toBe(0);
  });

  test('tells each bad record and goes on with the others', async () => {
    const [line = '', other = ''] = await gamesOf(3);
    const game = JSON.parse(line);
    const rest = { type: 'rest' };
    const content = [
      line,
      JSON.stringify({ ...game, actions: [rest, ...game.actions.slice(1)] }),
      JSON.stringify({ ...game, actions: game.actions.with(4, { type: 'claim', slot: 0.5 }) }),
      JSON.stringify({ ...game, pointDeck: game.pointDeck.with(3, game.pointDeck[4]) }),
      JSON.stringify({ ...game, after: game.after.with(6, { ...game.after[6], gold: 1 }) }),
      JSON.stringify({ ...game, finished: false }),
      JSON.stringify({ ...game, result: { ...game.result, ranking: game.result.ranking.toReversed() } }),
      JSON.stringify({ ...game, seats: '3' }),
      JSON.stringify({ ...game, id: 3 }),
      line.slice(0, 500),
      'null',
      '',
      '   ',
      other,
    ].join('\n');
    const { code, answers, said } = await run(['verify', await fileOf('bad.jsonl', content)]);
    const { id } = game;
    expect(answers).toEqual([
      expect.objectContaining({ id, finished: true }),
      { id, error: 'nothing-to-rest', at: 0 },
      { id, error: 'malformed', at: 4 },
      { id, error: 'bad-deck', at: null },
      { id, error: 'position-mismatch', at: 6 },
      { id, error: 'result-mismatch', at: null },
      { id, error: 'result-mismatch', at: null },
      { id, error: 'malformed', at: null },
      { id: null, error: 'malformed', at: null },
      { id: null, error: 'not-json', at: null },
      { id: null, error: 'malformed', at: null },
      expect.objectContaining({ id: JSON.parse(other).id, finished: true }),
    ]);
    expect({ code, said }).toEqual({ code: 1, said: '' });
  });

  test('a file that cannot be read is told, and the next one read', async () => {
    const [line = ''] = await gamesOf(2);
    const good = await fileOf('good.jsonl', line);
    const { code, answers } = await run(['verify', join(folder, 'missing.jsonl'), folder, good]);
    expect(answers).toEqual([
      { id: null, error: 'unreadable-file', at: null },
      { id: null, error: 'unreadable-file', at: null },
      expect.objectContaining({ finished: true }),
    ]);
    expect(code).toBe(1);
  });

  test.each([
    {
      what: 'a byte order mark and carriage returns',
      write: (lines: readonly string[]) => '\uFEFF' + lines.join('\r\n'),
    },
    { what: 'blank lines', write: (lines: readonly string[]) => `\n${lines.join('\n\n \n')}\n\n` },
    { what: 'a line separator inside a name', write: ([line = '']) => line.replace('public.0-2', 'a\u2028b') },
  ])('reads files with $what', async ({ write }) => {
    const { code, answers } = await run(['verify', await fileOf('odd.jsonl', write((await gamesOf(2)).slice(0, 2)))]);
    expect(answers.length).toBeGreaterThan(0);
    expect(answers).toEqual(answers.map(() => expect.objectContaining({ finished: true })));
    expect(code).toBe(0);
  });

  test('stops quietly when nobody reads on', async () => {
    const tool = start('verify', ...Array.from({ length: 20 }, () => join(FIXTURES, 'games/5-seats.jsonl')));
    tool.stdout.once('data', () => tool.stdout.destroy());
    const [said] = await Promise.all([text(tool.stderr), once(tool, 'exit')]);
    expect(said).toBe('');
  });
});

describe('record step', () => {
  test('answers every case of the rules, in order', async () => {
    const cases: readonly Record<string, unknown>[] = JSON.parse(await readFile(join(FIXTURES, 'cases.json'), 'utf8'));
    const input = cases.map(({ given, action }) => `${JSON.stringify({ given, action })}\n`).join('');
    const { code, answers, said } = await run(['step'], input);
    expect(answers).toEqual(cases.map(({ rule: _rule, name: _name, given: _given, action: _action, ...rest }) => rest));
    expect({ code, said }).toEqual({ code: 0, said: '' });
  });

  test('answers what is malformed and goes on', async () => {
    const [first] = JSON.parse(await readFile(join(FIXTURES, 'cases.json'), 'utf8'));
    const { given, action } = first;
    const lines = [
      '{',
      'null',
      '[]',
      '7',
      JSON.stringify({ given }),
      JSON.stringify({ action }),
      JSON.stringify({ given, action: { type: 'pass' } }),
      JSON.stringify({ given: { ...given, seat: 9 }, action }),
      JSON.stringify({ given: { ...given, merchantDeck: 37 }, action }),
      JSON.stringify({ given, action }),
    ];
    const { code, answers } = await run(['step'], `\uFEFF${lines.join('\r\n')}`);
    // oxlint-disable-next-line unicorn/no-thenable -- the cases call it so
    expect(answers).toEqual([...Array.from({ length: 9 }, () => ({ refused: 'malformed' })), { then: first.then }]);
    expect(code).toBe(0);
  });

  test('answers each line before the next one comes', async () => {
    const tool = start('step');
    const answers = createInterface(tool.stdout)[Symbol.asyncIterator]();
    for (const line of ['{}', '{"given":{}}', 'x']) {
      tool.stdin.write(`${line}\n`);
      // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
      expect((await answers.next()).value).toBe('{"refused":"malformed"}');
    }
    tool.stdin.end();
    expect(await once(tool, 'exit')).toEqual([0, null]);
  });
});

test.each([[], ['verify'], ['step', 'file'], ['play'], ['--help']])(
  'bad usage %j: a sentence, and exit 2',
  async (...args) => {
    const { code, answers, said } = await run(args);
    expect({ code, answers }).toEqual({ code: 2, answers: [] });
    expect(said).toMatch(/^Say "record verify FILE…".*\n$/);
  },
);
