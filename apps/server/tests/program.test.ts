import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createNetServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ask, createRoom, look } from './support/http.ts';
import { startMatch, ticketOf } from './support/match.ts';
import { rawPlayer, updateOf } from './support/raw-socket.ts';
import { temporaryFolder } from './support/running.ts';
import { until } from './support/until.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

interface Program {
  readonly child: ChildProcess;
  said(): string;
  complained(): string;
  /** Exit code, when it has ended. */
  readonly ended: Promise<number | null>;
}

/** The program as a host runs it. */
function run(environment: Readonly<Record<string, string>>): Program {
  const child = spawn(process.execPath, [MAIN], { env: { ...process.env, HOST: '127.0.0.1', ...environment } });
  let [said, complained] = ['', ''];
  child.stdout.on('data', (bytes) => (said += String(bytes)));
  child.stderr.on('data', (bytes) => (complained += String(bytes)));
  return { child, said: () => said, complained: () => complained, ended: once(child, 'exit').then(([code]) => code) };
}

async function runServer(environment: Readonly<Record<string, string>>): Promise<Program & { readonly url: string }> {
  const program = run(environment);
  await until('it says where it is', () => /Open \S+/.test(program.said()), 20_000);
  return { ...program, url: /Open (\S+?),?\s/.exec(program.said())?.[1] ?? '' };
}

describe('a wrong environment', () => {
  // Each setting's own sentences are tested beside `config.ts`.
  test.each([
    { environment: { PORT: 'eighty' }, says: 'PORT: must be a port number.\n' },
    {
      environment: { BASE_PATH: '/a b/', TRUST_PROXY: 'yes' },
      says:
        'BASE_PATH: may hold letters, digits and . _ ~ - only.\n' +
        'TRUST_PROXY: must be false, true or the number of proxies.\n',
    },
  ])('$environment ends with a sentence for each setting and code 2', async ({ environment, says }) => {
    const program = run(environment);
    expect(await program.ended).toBe(2);
    expect(program.complained()).toBe(says);
  });
});

test('a port in use ends with a sentence and code 1', async () => {
  const occupant = createNetServer().listen(0, '127.0.0.1');
  await once(occupant, 'listening');
  const address = occupant.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const program = run({ PORT: String(port), DATA_DIR: ':memory:' });
  expect(await program.ended).toBe(1);
  expect(program.complained()).toBe(`Port ${port} is in use by another program. Choose another with PORT=8081, say.\n`);
  occupant.close();
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s ends it in good order, with live sockets, and it comes back as it was',
  async (signal) => {
    using folder = temporaryFolder();
    const first = await runServer({ PORT: '0', DATA_DIR: folder.path });
    const match = await startMatch(first.url, 2);
    using player = await rawPlayer(ticketOf(match, 0));
    player.socket.io.reconnection(false);
    expect(await player.say('update', ...updateOf({ type: 'play', card: '+YY' }, 0, 0, match.id))).toMatchObject({
      ok: true,
    });
    const stopping = Date.now();
    first.child.kill(signal);
    expect(await first.ended).toBe(0);
    expect(Date.now() - stopping).toBeLessThan(9000);
    expect(first.said().trim().split('\n')).toEqual([
      expect.stringMatching(/^Spice Road \d+\.\d+\.\d+ on port \d+, storing in \S+spice-road\.sqlite\. Open http:\S+$/),
    ]);
    expect(first.complained()).toBe('');

    const second = await runServer({ PORT: '0', DATA_DIR: folder.path });
    expect(await look(second.url, match.code)).toMatchObject({ status: 'playing', match: { id: match.id } });
    using back = await rawPlayer({ ...ticketOf(match, 0), url: second.url });
    expect(back.stateId()).toBe(1);
    second.child.kill('SIGKILL');
    await second.ended;
  },
);

test('asked to end in the middle of things, it finishes them, tells its clients, and takes no more', async () => {
  using folder = temporaryFolder();
  const first = await runServer({ PORT: '0', DATA_DIR: folder.path, LIMITS: '0' });
  const matches = await Promise.all(Array.from({ length: 8 }, () => startMatch(first.url, 2)));
  await using stack = new AsyncDisposableStack();
  const players = await Promise.all(matches.map(async (match) => stack.use(await rawPlayer(ticketOf(match, 0)))));
  let told = 0;
  for (const { socket } of players) {
    socket.io.reconnection(false);
    socket.on('disconnect', () => (told += 1));
  }
  const acting = players.map(async (player, index) =>
    player.say('update', ...updateOf({ type: 'play', card: '+YY' }, 0, 0, matches[index]?.id ?? '')).catch(() => null),
  );
  const making = Array.from({ length: 20 }, async () => createRoom(first.url).catch(() => null));
  first.child.kill('SIGTERM');
  const answers = await Promise.all(acting);
  const rooms = (await Promise.all(making)).filter((made) => made !== null);
  expect(await first.ended).toBe(0);
  expect(told).toBe(players.length);
  await expect(createRoom(first.url)).rejects.toThrow(/fetch failed/);

  const second = await runServer({ PORT: '0', DATA_DIR: folder.path, LIMITS: '0' });
  for (const { room, secret } of rooms) expect((await look(second.url, room.code, secret)).you).toBe(0);
  for (const [index, match] of matches.entries()) {
    using back = await rawPlayer({ ...ticketOf(match, 0), url: second.url });
    expect(back.stateId()).toBeGreaterThanOrEqual(answers[index]?.ok ? 1 : 0);
  }
  second.child.kill('SIGKILL');
  await second.ended;
}, 60_000);

test('a room made just before it was killed is there afterwards', async () => {
  using folder = temporaryFolder();
  const first = await runServer({ PORT: '0', DATA_DIR: folder.path });
  const { room, secret } = await createRoom(first.url);
  first.child.kill('SIGKILL');
  await first.ended;
  const second = await runServer({ PORT: '0', DATA_DIR: folder.path });
  expect((await look(second.url, room.code, secret)).you).toBe(0);
  expect((await ask(second.url, 'health/ready')).status).toBe(200);
  second.child.kill('SIGKILL');
  await second.ended;
});
