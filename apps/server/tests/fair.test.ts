import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openingSchema, openingText } from '@spice-road/protocol';
import { MERCHANT_DECK, POINT_DECK } from '@spice-road/rules';
import { seededRandom } from '@spice-road/rules/testing';
import { expect, test } from 'vitest';
import { handClock } from './support/hand-clock.ts';
import { ask, look, problemIn } from './support/http.ts';
import { startMatch } from './support/match.ts';
import { dealFrom, startServer, temporaryFolder } from './support/running.ts';
import { eagerly, playOn, stockPlayer } from './support/stock-player.ts';
import { until } from './support/until.ts';

test('everybody has a commitment before the first move, and when the match is over what it was to', async () => {
  await using server = await startServer({}, { deal: dealFrom(2) });
  const { url } = server;
  const match = await startMatch(url, 2);
  const { commitment } = match.room.match ?? {};
  for (const secret of [undefined, ...match.secrets])
    expect((await look(url, match.code, secret)).match?.commitment).toBe(commitment);
  const path = `api/matches/${match.id}/opening`;
  expect(problemIn(await ask(url, path)).code).toBe('match-running');

  const players = match.tickets.map(stockPlayer);
  for (const [seat, player] of players.entries()) playOn(player, eagerly(seededRandom(seat)));
  await until('the game is over', () => players.every((player) => player.gameover() !== null), 30_000);
  for (const player of players) player.stop();
  const opening = openingSchema.parse((await ask(url, path)).body);
  expect(createHash('sha256').update(openingText(opening)).digest('hex')).toBe(commitment);
  expect(opening.merchantDeck.toSorted()).toEqual([...MERCHANT_DECK].toSorted());
  expect(opening.pointDeck.toSorted()).toEqual([...POINT_DECK].toSorted());
  expect(opening.seats).toEqual(match.room.match?.seats);
}, 60_000);

test('a match that was called off is not opened, nor one that is not there', async () => {
  await using server = await startServer();
  const match = await startMatch(server.url, 2);
  await ask(server.url, `api/rooms/${match.code}/places/mine`, { method: 'DELETE', secret: match.secrets[1] ?? '' });
  await ask(server.url, `api/rooms/${match.code}/matches/current`, { method: 'DELETE', secret: match.hostSecret });
  expect(problemIn(await ask(server.url, `api/matches/${match.id}/opening`)).code).toBe('match-running');
  expect(problemIn(await ask(server.url, 'api/matches/__proto__/opening')).code).toBe('match-unknown');
});

test('matches made in the same millisecond share nothing of what chance gave them', async () => {
  using folder = temporaryFolder();
  await using server = await startServer({ DATA_DIR: folder.path }, { clock: handClock() });
  await Promise.all(Array.from({ length: 12 }, () => startMatch(server.url, 2)));
  using database = new DatabaseSync(join(folder.path, 'spice-road.sqlite'), { readOnly: true });
  const rows = database.prepare('select id, opening, state, commitment, created_at from matches').all();
  expect(new Set(rows.map((row) => row['created_at'])).size).toBe(1);
  const given = rows.map((row) => {
    const { decks, salt } = Object(JSON.parse(String(row['opening'])));
    const { seed } = Object(JSON.parse(String(row['state']))).plugins.random.data;
    return { id: row['id'], commitment: row['commitment'], salt, seed, ...decks };
  });
  for (const part of ['id', 'commitment', 'salt', 'seed', 'merchants', 'points'])
    expect(new Set(given.map((each) => String(each[part]))).size).toBe(12);
  // Of the seed, which nothing is drawn from, and of the salt: at least 128 bits.
  for (const { seed, salt } of given) {
    expect(Buffer.from(seed, 'hex').length).toBeGreaterThanOrEqual(16);
    expect(Buffer.from(salt, 'base64url').length).toBeGreaterThanOrEqual(16);
  }
});
