// How many durable moves a second: actions of many matches through rules, boardgame.io and store, without sockets.
import { join } from 'node:path';
import { sql } from 'kysely';
import { SpiceRoad } from '@spice-road/game';
import { legalActions, outlookOf, printAction } from '@spice-road/rules';
import { pick, seededRandom } from '@spice-road/rules/testing';
import { layMatch, stateIdOf } from '../../src/boardgameio.ts';
import { systemClock } from '../../src/clock.ts';
import { localFanout } from '../../src/fanout/fanout.ts';
import type { House } from '../../src/house.ts';
import { limitsOf } from '../../src/limits.ts';
import { logTo } from '../../src/log.ts';
import { seal } from '../../src/matches/commitment.ts';
import { dealAtRandom } from '../../src/matches/deal.ts';
import { liveMatches } from '../../src/matches/live-matches.ts';
import { runAction } from '../../src/matches/run-action.ts';
import { countMetrics } from '../../src/metrics.ts';
import { passUnnoticed } from '../../src/moments.ts';
import { presenceOf } from '../../src/rooms/presence.ts';
import { newRoom } from '../../src/rooms/room.ts';
import { newMatchId, newRoomCode } from '../../src/rooms/secrets.ts';
import { insertMatch } from '../../src/store/match-rows.ts';
import { insertRoom } from '../../src/store/room-rows.ts';
import { openStore } from '../../src/store/store.ts';
import type { Figure } from './figure.ts';
import { soakFolder } from './folder.ts';

export async function soakThroughput({ seconds }: { seconds: number }): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const matches of [1, 100, 1000]) {
    const durable = await movesPerSecond(matches, seconds, 'full');
    const fleeting = await movesPerSecond(matches, seconds, 'off');
    figures.push(
      { what: `durable moves, ${matches} matches at once`, value: Math.round(durable.perSecond), unit: 'moves/s' },
      { what: '… for each second of processor time', value: Math.round(durable.perCpuSecond), unit: 'moves' },
      { what: '… moves that shared a sync, on average', value: Math.round(durable.together * 10) / 10, unit: 'moves' },
      { what: '… without durability (synchronous=OFF)', value: Math.round(fleeting.perSecond), unit: 'moves/s' },
      {
        what: '… so durability costs',
        value: Math.round(Math.max(0, 1 - durable.perSecond / fleeting.perSecond) * 100),
        unit: '% of them',
      },
    );
  }
  return figures;
}

async function movesPerSecond(matches: number, seconds: number, synchronous: 'full' | 'off') {
  using folder = soakFolder();
  let [writes, commits] = [0, 0];
  const watch = {
    committed: (count: number) => {
      writes += count;
      commits += 1;
    },
    waited: () => {},
  };
  await using store = await openStore(join(folder.path, 'spice-road.sqlite'), { watch });
  await sql`pragma synchronous = ${sql.raw(synchronous)}`.execute(store.db);
  const house: House = {
    store,
    clock: systemClock,
    log: logTo(() => {}, 'silent'),
    fanout: localFanout(),
    presence: presenceOf(systemClock),
    deal: dealAtRandom,
    newRoomCode,
    expiry: { unused: 1, finished: 1, unfinished: 1 },
    limits: limitsOf(0),
    metrics: countMetrics(),
    passing: passUnnoticed,
  };
  const live = liveMatches(store, 2000);
  const ids = await Promise.all(Array.from({ length: matches }, () => layOne(house)));
  [writes, commits] = [0, 0];
  const started = performance.now();
  const cpu = process.cpuUsage();
  const end = started + seconds * 1000;
  let moves = 0;
  await Promise.all(
    ids.map(async (first, index) => {
      const random = seededRandom(index);
      for (let id = first; performance.now() < end; moves += 1) {
        const match = await live.get(id);
        const table = match?.state.G.table;
        if (!match || !table || table.phase === 'over') {
          id = await layOne(house);
          continue;
        }
        const legal = legalActions(outlookOf(table));
        const { type, ...argument } = printAction(pick(legal, random));
        const move = { type, args: Object.keys(argument).length > 0 ? [argument] : [], playerID: String(table.toAct) };
        const ran = await runAction(house, live, {
          matchId: id,
          seat: table.toAct,
          stateId: stateIdOf(match.state),
          move,
        });
        if (!ran.ok) throw new Error(`Refused: ${ran.code}`);
      }
    }),
  );
  const { user, system } = process.cpuUsage(cpu);
  return {
    perCpuSecond: moves / ((user + system) / 1e6),
    perSecond: moves / ((performance.now() - started) / 1000),
    together: writes / Math.max(1, commits),
  };
}

async function layOne({ store, deal }: House): Promise<string> {
  const room = newRoom(newRoomCode());
  const dealt = deal([0, 1]);
  const { opening, commitment } = seal(dealt);
  const setup = { decks: dealt.decks, openTable: false };
  const match = {
    id: newMatchId(),
    roomCode: room.code,
    number: 1,
    opening: { ...setup, salt: opening.salt },
    commitment,
    state: layMatch(SpiceRoad.minPlayers ?? 2, setup),
    seats: dealt.seats.map((place) => ({ place, name: 'Ana' })),
  };
  await store.write(async (db) => {
    await insertRoom(db, room, Date.now());
    await insertMatch(db, match, Date.now());
  });
  return match.id;
}
