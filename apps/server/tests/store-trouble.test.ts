import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { ask, createRoom, post, problemIn } from './support/http.ts';
import { startMatch, ticketOf } from './support/match.ts';
import { rawPlayer, updateOf } from './support/raw-socket.ts';
import { startServer, temporaryFolder } from './support/running.ts';
import { until } from './support/until.ts';

test('while nothing can be stored all is refused with a sentence, nothing is shown, and afterwards it goes on', async () => {
  using folder = temporaryFolder();
  await using server = await startServer({ DATA_DIR: folder.path });
  const match = await startMatch(server.url, 2);
  using player = await rawPlayer(ticketOf(match, 0));
  using other = await rawPlayer(ticketOf(match, 1));
  const update = updateOf({ type: 'play', card: '+YY' }, 0, 0, match.id);

  using database = new DatabaseSync(join(folder.path, 'spice-road.sqlite'));
  database.exec('begin immediate');
  const answer = await player.socket.timeout(20_000).emitWithAck('update', ...update);
  expect(answer).toMatchObject({ ok: false, code: 'store-unavailable' });
  const reply = await post(server.url, 'api/rooms', { name: 'Ana' });
  expect(problemIn(reply)).toMatchObject({ code: 'store-unavailable', status: 503 });
  expect(reply.text).not.toContain('locked');
  expect([player.stateId(), other.stateId(), other.heard.at(-1)]).toEqual([0, 0, 'sync']);
  expect((await ask(server.url, 'health/live')).status).toBe(200);

  database.exec('rollback');
  expect(await player.say('update', ...update)).toEqual({ ok: true, stateId: 1 });
  await until('both see it', () => player.stateId() === 1 && other.stateId() === 1);
  await createRoom(server.url);
}, 60_000);
