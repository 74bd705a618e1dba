import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ask, leave } from './support/http.ts';
import { startMatch, type StartedMatch, ticketOf } from './support/match.ts';
import { type RawSocket, rawPlayer, rawSocket, updateOf } from './support/raw-socket.ts';
import { dealFrom, startServer } from './support/running.ts';
import { until } from './support/until.ts';

const PLAY = { type: 'play', card: '+YY' } as const;

let server: Awaited<ReturnType<typeof startServer>>;
const open: RawSocket[] = [];
beforeAll(async () => {
  server = await startServer({}, { deal: dealFrom(1) });
});
afterEach(() => {
  for (const raw of open.splice(0)) raw.close();
});
afterAll(async () => {
  await server.close();
  expect(server.complaints).toEqual([]);
});

async function sitAt(match: StartedMatch, seat: number | null): Promise<RawSocket> {
  const raw = await rawPlayer(seat === null ? { url: server.url, matchId: match.id, seat } : ticketOf(match, seat));
  open.push(raw);
  return raw;
}

describe('an action', () => {
  test('is acknowledged with the table it made, and shown to everybody after', async () => {
    const match = await startMatch(server.url, 2);
    const [player, other, watcher] = [await sitAt(match, 0), await sitAt(match, 1), await sitAt(match, null)];
    expect(await player.say('update', ...updateOf(PLAY, 0, 0, match.id))).toEqual({ ok: true, stateId: 1 });
    await until('all see it', () => [player, other, watcher].every((raw) => raw.stateId() === 1));
    expect([player, other, watcher].flatMap(({ refusals }) => refusals)).toEqual([]);
  });

  test('on an outdated table is refused, and its sender alone is told and shown the new one', async () => {
    const match = await startMatch(server.url, 2);
    const [player, other] = [await sitAt(match, 0), await sitAt(match, 1)];
    await player.say('update', ...updateOf(PLAY, 0, 0, match.id));
    await other.say('update', ...updateOf(PLAY, 1, 1, match.id));
    await until('both actions are seen', () => player.stateId() === 2);
    const before = player.heard.length;
    expect(await player.say('update', ...updateOf({ type: 'rest' }, 0, 0, match.id))).toMatchObject({
      ok: false,
      code: 'stale-table',
    });
    await until('the new table comes', () => player.heard.length === before + 2);
    expect(player.heard.slice(before)).toEqual(['refused', 'sync']);
    expect(player.stateId()).toBe(2);
    expect(other.refusals).toEqual([]);
  });

  test('sent twice at once is done once', async () => {
    const match = await startMatch(server.url, 2);
    const [tab, otherTab] = [await sitAt(match, 0), await sitAt(match, 0)];
    const answers = await Promise.all(
      [tab, otherTab, tab].map((raw) => raw.say('update', ...updateOf(PLAY, 0, 0, match.id))),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.flatMap((answer) => (answer.ok ? [] : [answer.code]))).toEqual(['stale-table', 'stale-table']);
  });

  test.each([
    { action: PLAY, seat: 1, code: 'not-your-turn' },
    { action: { type: 'rest' } as const, seat: 0, code: 'nothing-to-rest' },
    { action: { type: 'discard', cubes: 'Y' } as const, seat: 0, code: 'wrong-phase' },
    { action: { type: 'claim', slot: 9 } as const, seat: 0, code: 'empty-slot' },
    { action: { type: 'claim', slot: 0 } as const, seat: 0, code: 'not-enough-cubes' },
    { action: { type: 'acquire', slot: 1, payment: '' } as const, seat: 0, code: 'bad-payment' },
    { action: { type: 'play', card: 'G>YYYYR', times: 1 } as const, seat: 0, code: 'card-not-in-hand' },
  ])('against the rules is refused for its reason: $code', async ({ action, seat, code }) => {
    const match = await startMatch(server.url, 2);
    const raw = await sitAt(match, seat);
    expect(await raw.say('update', ...updateOf(action, seat, 0, match.id))).toMatchObject({ ok: false, code });
    await until('the table comes anew', () => raw.heard.at(-1) === 'sync');
    expect(raw.refusals).toEqual([code]);
    expect(raw.stateId()).toBe(0);
  });

  test('is the seat’s own: not of a watcher, nor in another’s name', async () => {
    const match = await startMatch(server.url, 2);
    const [watcher, other] = [await sitAt(match, null), await sitAt(match, 1)];
    for (const raw of [watcher, other]) {
      const answer = await raw.say('update', ...updateOf(PLAY, 0, 0, match.id));
      expect(answer).toMatchObject({ ok: false, code: 'not-seated' });
    }
    const [action, ...rest] = updateOf(PLAY, 0, 0, match.id);
    const half = await other.say('update', action, rest[0], rest[1], '1');
    expect(half).toMatchObject({ ok: false, code: 'not-seated' });
    expect(other.stateId()).toBe(0);
  });

  test('without having been let in is refused', async () => {
    const match = await startMatch(server.url, 2);
    const raw = rawSocket(server.url);
    open.push(raw);
    const answer = await raw.say('update', ...updateOf(PLAY, 0, 0, match.id));
    expect(answer).toMatchObject({ ok: false, code: 'not-seated' });
    expect(raw.heard).toEqual(['refused']);
  });

  test('at another match than the socket was let in at is refused', async () => {
    const [match, elsewhere] = [await startMatch(server.url, 2), await startMatch(server.url, 2)];
    const raw = await sitAt(match, 0);
    const answer = await raw.say('update', ...updateOf(PLAY, 0, 0, elsewhere.id));
    expect(answer).toMatchObject({ ok: false, code: 'not-seated' });
  });

  test('in a match that was called off is refused', async () => {
    const match = await startMatch(server.url, 2);
    const raw = await sitAt(match, 0);
    const deserter = match.secrets.find((secret) => secret !== match.hostSecret) ?? '';
    await leave(server.url, match.code, deserter);
    await ask(server.url, `api/rooms/${match.code}/matches/current`, { method: 'DELETE', secret: match.hostSecret });
    const answer = await raw.say('update', ...updateOf(PLAY, 0, 0, match.id));
    expect(answer).toMatchObject({ ok: false, code: 'no-match' });
  });
});

describe('being let in', () => {
  test.each([
    { name: 'nothing', credentials: null, code: 'not-seated' },
    { name: 'an empty string', credentials: '', code: 'not-seated' },
    { name: 'a made-up secret', credentials: 'A'.repeat(43), code: 'not-seated' },
    { name: 'an object', credentials: { length: 43 }, code: 'malformed' },
    { name: 'true', credentials: true, code: 'malformed' },
    { name: 'the secret of another seat', credentials: 'other', code: 'not-seated' },
  ])('at a seat with $name is refused, and shows nothing', async ({ credentials, code }) => {
    const match = await startMatch(server.url, 2);
    const raw = rawSocket(server.url);
    open.push(raw);
    const given = credentials === 'other' ? ticketOf(match, 1).secret : credentials;
    const answer = await raw.say('sync', match.id, '0', given, 2);
    expect(answer).toMatchObject({ ok: false, code });
    expect(raw.heard).toEqual(['refused']);
    expect(raw.stateId()).toBe(-1);
    // It gained nothing: an action of that seat, and its updates, are not for this socket.
    expect(await raw.say('update', ...updateOf(PLAY, 0, 0, match.id))).toMatchObject({ ok: false, code: 'not-seated' });
    const player = await sitAt(match, 0);
    await player.say('update', ...updateOf(PLAY, 0, 0, match.id));
    await until('the player sees it', () => player.stateId() === 1);
    expect(raw.heard.filter((event) => event !== 'refused')).toEqual([]);
  });

  test('again with a wrong secret ends what the socket was let in as', async () => {
    const match = await startMatch(server.url, 2);
    const raw = await sitAt(match, 0);
    expect(await raw.say('sync', match.id, '0', 'A'.repeat(43), 2)).toMatchObject({ ok: false, code: 'not-seated' });
    expect(await raw.say('update', ...updateOf(PLAY, 0, 0, match.id))).toMatchObject({ ok: false, code: 'not-seated' });
  });

  test.each(['no-such-match-anywhere', 'short', '__proto__', '', 'constructor'])(
    'at the unknown match "%s" is refused, and makes none',
    async (matchId) => {
      const raw = rawSocket(server.url);
      open.push(raw);
      for (const seat of [null, '0']) {
        expect(await raw.say('sync', matchId, seat, 'A'.repeat(43), 2)).toMatchObject({
          ok: false,
          code: 'match-unknown',
        });
      }
      expect((await ask(server.url, `api/matches/${matchId || 'x'}/log`)).status).toBe(404);
    },
  );

  test('at a seat the match does not have is refused', async () => {
    const match = await startMatch(server.url, 2);
    const raw = rawSocket(server.url);
    open.push(raw);
    const answer = await raw.say('sync', match.id, '4', ticketOf(match, 0).secret, 5);
    expect(answer).toMatchObject({ ok: false, code: 'not-seated' });
  });
});
