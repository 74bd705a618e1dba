import { seededRandom, shuffledDecks } from '@spice-road/rules/testing';
import { expect, test } from 'vitest';
import { startBotMatch } from './support/bots.ts';
import { actionsOf, tablesOf } from './support/history.ts';
import { leaksIn } from './support/leaks.ts';
import { quickClock } from './support/quick-clock.ts';
import { watchRoom } from './support/room-socket.ts';
import { dealFrom, startServer } from './support/running.ts';
import { eagerly, playOn, stockPlayer } from './support/stock-player.ts';
import { until } from './support/until.ts';
import { wiretap } from './support/wiretap.ts';

const SEED = 3;

test('in a whole game with bots no frame tells anybody what they may not know, of the bots neither', async () => {
  await using server = await startServer({}, { clock: quickClock, deal: dealFrom(SEED) });
  const match = await startBotMatch(server.url, { bots: ['novice', 'skilled', 'expert'] });
  const [ticket] = match.tickets;
  if (ticket === undefined) throw new Error('No ticket.');
  await using own = await wiretap(server.port);
  await using other = await wiretap(server.port);
  using player = stockPlayer({ ...ticket, url: own.url });
  using watcher = stockPlayer({ url: other.url, matchId: match.id, seat: null });
  using room = watchRoom(own.url, { code: match.code, secret: ticket.secret });
  using spectators = watchRoom(other.url, { code: match.code });
  await until('both look at the room', () => room.latest() !== null && spectators.latest() !== null);
  playOn(player, eagerly(seededRandom(1)));
  await until('the game is over', () => player.gameover() !== null && watcher.gameover() !== null, 60_000);

  const tables = tablesOf(4, shuffledDecks(seededRandom(SEED)), await actionsOf(server.url, match.id));
  for (const { wire, viewer, never } of [
    { wire: own, viewer: ticket.seat, never: [] },
    { wire: other, viewer: null, never: [ticket.secret] },
  ]) {
    expect(wire.frames.length).toBeGreaterThan(tables.length);
    expect(wire.frames.flatMap((frame) => leaksIn(frame, { tables, viewer, never }))).toEqual([]);
  }
}, 90_000);
