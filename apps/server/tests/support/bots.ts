import type { BotLevel, RoomView, Seated } from '@spice-road/protocol';
import { ask, createRoom, join, roomIn, start } from './http.ts';
import { NAMES, type SeatTicket } from './match.ts';

/** A room of people and bots, its match begun. */
export interface BotMatch {
  readonly code: string;
  readonly id: string;
  readonly path: string;
  readonly host: Seated;
  /** Of the people, by place. */
  readonly secrets: readonly string[];
  readonly room: RoomView;
  /** Of the people, in the order of their places. */
  readonly tickets: readonly SeatTicket[];
}

interface Wish {
  readonly people?: number;
  readonly bots: readonly BotLevel[];
  readonly options?: Readonly<Record<string, unknown>>;
}

export async function gather(url: string, { people = 1, bots, options = {} }: Wish) {
  const host = await createRoom(url, NAMES[0]);
  const { code } = host.room;
  const path = `api/rooms/${code}`;
  const secrets = [host.secret];
  for (const name of NAMES.slice(1, people)) secrets.push((await join(url, code, name)).secret);
  for (const level of bots)
    roomIn(await ask(url, `${path}/bots`, { method: 'POST', secret: host.secret, body: { level } }));
  if (Object.keys(options).length > 0)
    roomIn(await ask(url, `${path}/options`, { method: 'PATCH', secret: host.secret, body: options }));
  return { code, path, host, secrets };
}

export async function startBotMatch(url: string, wish: Wish): Promise<BotMatch> {
  const gathered = await gather(url, wish);
  const { code, secrets, host } = gathered;
  const room = await start(url, code, host.secret);
  const { match } = room;
  if (match === null) throw new Error('No match.');
  const tickets = secrets.map((secret, place) => ({
    url,
    matchId: match.id,
    seat: match.seats.indexOf(place),
    secret,
  }));
  return { ...gathered, id: match.id, room, tickets };
}

/** What the metrics say of a name with these labels; 0 when they say nothing. */
export async function metric(url: string, name: string, labels = ''): Promise<number> {
  const { text } = await ask(url, 'metrics');
  const lines = text.split('\n').filter((line) => line.startsWith(`${name}${labels}`));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}
