import { DatabaseSync } from 'node:sqlite';
import { randomBytes } from 'node:crypto';
import type { RoomView } from '@spice-road/protocol';
import * as z from 'zod';
import { connectStore, type Store, storePath } from '../../src/store/store.ts';
import { ask, look, post } from './http.ts';
import { type RawSocket, rawSocket } from './raw-socket.ts';
import { type RoomWatch, watchRoom } from './room-socket.ts';
import { roomWith } from './rooms.ts';
import { until } from './until.ts';

/** Before a match, or in one. */
export type Stage = 'waiting' | 'playing';

/** Where races are run: a server, and a second way into its store. */
export interface Course extends AsyncDisposable {
  readonly url: string;
  readonly folder: string;
  /** Of another program beside the server, as the tools of a host are. */
  readonly store: Store;
  readonly database: DatabaseSync;
}

export function raceCourse(url: string, folder: string): Course {
  const store = connectStore(storePath(folder));
  const database = new DatabaseSync(storePath(folder), { readOnly: true });
  return {
    url,
    folder,
    store,
    database,
    [Symbol.asyncDispose]: async () => {
      database.close();
      await store.close();
    },
  };
}

/** A room with Ana, who is host, Bo and Cleo, and two who look on: Ana herself and a stranger. */
export interface Scene extends Disposable {
  readonly course: Course;
  readonly stage: Stage;
  readonly code: string;
  /** By place. */
  readonly secrets: readonly string[];
  readonly watches: readonly RoomWatch[];
  /** By seat; none while they wait. Each asks for its table again whenever its line was broken. */
  readonly sockets: readonly RawSocket[];
  /** As it was before the deeds. */
  readonly before: RoomView;
  /** Number of the last line said. */
  readonly lineBefore: number;
  readonly stateIdBefore: number;
}

export async function setScene(course: Course, stage: Stage): Promise<Scene> {
  const { url } = course;
  const { code, secrets, hostSecret } = await roomWith(url, 3);
  if (stage === 'playing') await ask(url, `api/rooms/${code}/matches`, { method: 'POST', secret: hostSecret });
  const watches = [watchRoom(url, { code, secret: hostSecret }), watchRoom(url, { code })];
  const room = await look(url, code);
  const sockets = (room.match?.seats ?? []).map((place, seat) => seatSocket(url, room, seat, secrets[place] ?? ''));
  const dispose = () => {
    for (const each of [...sockets, ...watches]) each.close();
  };
  const scene = { course, stage, code, secrets, watches, sockets, [Symbol.dispose]: dispose };
  const missing = () => [
    ...sockets
      .filter((raw) => raw.stateId() < 0)
      .map(({ socket, heard }) => `seat ${socket.connected} ${heard.join()}`),
    ...watches
      .filter((watch) => !hasCaughtUp(watch))
      .map(({ socket, denied }) => `watch ${socket.connected} ${denied()}`),
  ];
  await until('all are there', () => missing().length === 0).catch((error: unknown) => {
    throw new Error(`${String(error)} Missing: ${missing().join('; ')}.`, { cause: error });
  });
  return { ...scene, ...(await asItIs(scene)) };
}

/** The same people again, as they are after the last deeds. */
export async function nextRound(scene: Scene): Promise<Scene> {
  return { ...scene, ...(await asItIs(scene)) };
}

async function asItIs({ course, code }: Pick<Scene, 'course' | 'code'>) {
  const before = await look(course.url, code);
  return {
    before,
    lineBefore: storedLines(course, code).at(-1)?.number ?? 0,
    stateIdBefore: before.match === null ? 0 : storedMatch(course, before.match.id).state_id,
  };
}

function seatSocket(url: string, { match }: RoomView, seat: number, secret: string): RawSocket {
  const raw = rawSocket(url);
  raw.socket.on('connect', () => {
    raw.say('sync', match?.id, String(seat), secret).catch(() => {});
  });
  return raw;
}

function hasCaughtUp(watch: RoomWatch): boolean {
  return watch.latest() !== null && watch.lines() !== null;
}

const lineSchema = z.object({ number: z.number(), text: z.string(), place: z.number().nullable() });
const matchSchema = z.object({ state_id: z.number(), state: z.string(), ended_at: z.number().nullable() });
const entrySchema = z.object({ state_id: z.number(), seat: z.number(), action: z.string() });

export function storedLines({ database }: Course, code: string) {
  const rows = database.prepare('select number, text, place from lines where room_code = ? order by number').all(code);
  return z.array(lineSchema).parse(rows);
}

export function storedMatch({ database }: Course, id: string) {
  return matchSchema.parse(database.prepare('select state_id, state, ended_at from matches where id = ?').get(id));
}

export function storedLog({ database }: Course, id: string) {
  const rows = database.prepare('select state_id, seat, action from log where match_id = ? order by state_id').all(id);
  return z.array(entrySchema).parse(rows);
}

/** What is left of a room anywhere. */
export function remains({ database }: Course, code: string, matchId: string | undefined): readonly string[] {
  const tables = ['rooms', 'places', 'secrets', 'attempts', 'continuations', 'matches', 'lines'] as const;
  const byRoom = tables.filter((table) =>
    database.prepare(`select 1 from ${table} where ${table === 'rooms' ? 'code' : 'room_code'} = ? limit 1`).get(code),
  );
  const byMatch = ['log', 'match_seats'].filter((table) =>
    database.prepare(`select 1 from ${table} where match_id = ? limit 1`).get(matchId ?? ''),
  );
  return [...byRoom, ...byMatch];
}

/** Said once in the life of a room. */
export function freshText(): string {
  return `Hello ${randomBytes(6).toString('hex')}`;
}

/** Brings everybody back to where they were. False when that cannot be: then another scene has to be set. */
export async function restore(
  { course: { url, database }, code, stage, secrets }: Scene,
  secretsOfNew: readonly string[],
) {
  const rooms = `api/rooms/${code}`;
  const leave = (secret: string) => ask(url, `${rooms}/places/mine`, { method: 'DELETE', secret });
  if (database.prepare('select 1 from rooms where code = ?').get(code) === undefined) return false;
  const [host = '', second = ''] = secrets;
  for (const secret of secretsOfNew) await leave(secret);
  if (stage === 'waiting' && (await look(url, code)).status === 'playing') {
    await leave(second);
    await ask(url, `${rooms}/matches/current`, { method: 'DELETE', secret: host });
  }
  await post(url, `${rooms}/places`, { name: '' }, second);
  const room = await look(url, code);
  const present = room.places.filter(({ presence }) => presence !== 'left').map(({ id }) => id);
  return String(present) === '0,1,2' && room.status === stage;
}
