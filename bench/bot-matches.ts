import { io, type Socket } from 'socket.io-client';
import * as z from 'zod';
import { roomViewSchema, seatedSchema } from '../packages/protocol/src/index.ts';
import type { Figure } from './figure.ts';
import { playAtOnce } from './load.ts';
import { layOurMatch } from './our-matches.ts';
import { post } from './post.ts';
import { readScript } from './script.ts';
import { onOurServer, quantile, together } from './servers.ts';

const BOT_MATCHES = 200;
const LAID_AT_ONCE = 20;
const LEVELS = ['novice', 'skilled', 'strong', 'expert'] as const;
/** Matches of four people that are played at once beside them, and how often. */
const CROWD = 4;
const TIMES = 4;
const MOST_SECONDS = 30;
/** Until all the bots are at it. */
const RUN_UP = 8000;

/** How soon people are answered with no bot on the server, then with many: in one run, on one server. */
export function measureBotMatches(): Promise<Figure[]> {
  return onOurServer(async (url) => {
    const script = readScript();
    const playOnce = async () => {
      const matches = await Promise.all(Array.from({ length: CROWD }, () => layOurMatch(url, script.seats)));
      return playAtOnce(matches, script, MOST_SECONDS);
    };
    const playAll = async () => {
      const loads = [];
      for (let time = 0; time < TIMES; time += 1) loads.push(await playOnce());
      return together(loads);
    };
    await playOnce(); // until the compiler has seen the hot paths
    const alone = await playAll();

    const people: Socket[] = [];
    while (people.length < BOT_MATCHES)
      people.push(...(await Promise.all(Array.from({ length: LAID_AT_ONCE }, () => sitDownWithBots(url)))));
    await new Promise((resolve) => {
      setTimeout(resolve, RUN_UP);
    });
    const [turnsBefore, start] = [await botTurns(url), performance.now()];
    const beside = await playAll();
    const turns = ((await botTurns(url)) - turnsBefore) / ((performance.now() - start) / 1000);
    for (const socket of people) socket.disconnect();

    return [
      { name: 'bots.server.0.p50', value: quantile(alone, 0.5), unit: 'ms to the acknowledgement' },
      { name: 'bots.server.0.p99', value: quantile(alone, 0.99), unit: 'ms to the acknowledgement' },
      { name: `bots.server.${BOT_MATCHES}.p50`, value: quantile(beside, 0.5), unit: 'ms to the acknowledgement' },
      { name: `bots.server.${BOT_MATCHES}.p99`, value: quantile(beside, 0.99), unit: 'ms to the acknowledgement' },
      {
        name: `bots.server.${BOT_MATCHES}.ratio`,
        value: quantile(beside, 0.99) / quantile(alone, 0.99),
        unit: 'times the p99 without bots',
      },
      { name: `bots.server.${BOT_MATCHES}.turns`, value: turns, unit: 'turns of bots per second' },
    ];
  });
}

const updateSchema = z.object({ _stateID: z.int(), G: z.object({ seat: z.int(), round: z.int(), phase: z.string() }) });

/** One person with four bots, who changes nothing at the table, so that all depends on the bots. */
async function sitDownWithBots(url: string): Promise<Socket> {
  const { room, secret } = seatedSchema.parse(await post(`${url}/api/rooms`, { name: 'Person' }));
  for (const level of LEVELS) await post(`${url}/api/rooms/${room.code}/bots`, { level }, secret);
  const { match } = roomViewSchema.parse(await post(`${url}/api/rooms/${room.code}/matches`, {}, secret));
  const seat = match?.seats.indexOf(0) ?? 0;
  const socket = io(`${url}/spice-road`, { transports: ['websocket'], forceNew: true });
  const consider = (state: unknown) => {
    const { _stateID: stateId, G: view } = updateSchema.parse(state);
    if (view.seat !== seat || view.phase !== 'action') return;
    const rests = view.round % 2 === 0;
    const payload = {
      type: rests ? 'rest' : 'play',
      args: rests ? [] : [{ card: '^2', upgrades: '' }],
      playerID: String(seat),
    };
    socket.emit('update', { type: 'MAKE_MOVE', payload }, stateId, match?.id, String(seat));
  };
  socket.on('sync', (_id: string, { state }: { state: unknown }) => {
    consider(state);
  });
  socket.on('update', (_id: string, state: unknown) => {
    consider(state);
  });
  socket.on('connect', () => {
    socket.emit('sync', match?.id, String(seat), secret, 5);
  });
  return socket;
}

async function botTurns(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line.startsWith('spice_road_bot_turns_total{'));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}
