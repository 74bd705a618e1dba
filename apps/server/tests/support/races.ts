import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { type Acknowledgement, roomViewSchema, type RoomView } from '@spice-road/protocol';
import { legalActions, outlookOfView, parseView, printAction } from '@spice-road/rules';
import * as z from 'zod';
import { ask } from './http.ts';
import { type RawSocket, rawSocket, updateOf } from './raw-socket.ts';
import { type RoomWatch, watchRoom } from './room-socket.ts';
import { roomWith } from './rooms.ts';
import { until } from './until.ts';

export const DEEDS = [
  'act',
  'join',
  'leave',
  'kick',
  'start',
  'rename',
  'options',
  'disconnect',
  'reconnect',
  'purge',
] as const;
export type Deed = (typeof DEEDS)[number];

interface Scene {
  readonly url: string;
  readonly folder: string;
  readonly code: string;
  readonly secrets: readonly string[];
  readonly sockets: RawSocket[];
  readonly watches: RoomWatch[];
  room: RoomView;
}

/** Two deeds begun together on a match that runs; afterwards the room must make sense. Throws when it does not. */
export async function race(url: string, folder: string, deeds: readonly [Deed, Deed]): Promise<void> {
  const { code, secrets, hostSecret } = await roomWith(url, 3);
  await ask(url, `api/rooms/${code}/matches`, { method: 'POST', secret: hostSecret });
  const room = roomViewSchema.parse((await ask(url, `api/rooms/${code}`)).body);
  const watches = [watchRoom(url, { code, secret: hostSecret }), watchRoom(url, { code })];
  const sockets = (room.match?.seats ?? []).map(() => rawSocket(url));
  const scene: Scene = { url, folder, code, secrets, room, watches, sockets };
  try {
    await Promise.all(
      sockets.map((raw, seat) => raw.say('sync', room.match?.id, String(seat), secrets[room.match?.seats[seat] ?? 0])),
    );
    await Promise.all(deeds.map((deed, index) => DO[deed](scene, index)));
    await expectSense(scene, deeds);
  } finally {
    for (const each of [...sockets, ...watches]) each.close();
  }
}

const DO: Readonly<Record<Deed, (scene: Scene, index: number) => Promise<unknown>>> = {
  act: ({ room, sockets }) => {
    const view = parseView(sockets[0]?.view());
    const mover = view && sockets[view.toAct];
    const outlook = mover ? outlookOfView(parseView(mover.view()) ?? view) : null;
    const [action] = outlook ? legalActions(outlook) : [];
    if (!view || !mover || !action) return Promise.resolve();
    return mover.say('update', ...updateOf(printAction(action), view.toAct, 0, room.match?.id ?? '')).catch(() => {});
  },
  join: ({ url, code }, index) =>
    ask(url, `api/rooms/${code}/places`, { method: 'POST', body: { name: `New ${index}` } }),
  leave: ({ url, code, secrets }) =>
    ask(url, `api/rooms/${code}/places/mine`, { method: 'DELETE', secret: secrets[1] ?? '' }),
  kick: ({ url, code, secrets }) =>
    ask(url, `api/rooms/${code}/places/2`, { method: 'DELETE', secret: secrets[0] ?? '' }),
  start: ({ url, code, secrets }) =>
    ask(url, `api/rooms/${code}/matches`, { method: 'POST', secret: secrets[0] ?? '' }),
  rename: ({ url, code, secrets }, index) =>
    ask(url, `api/rooms/${code}/places/mine`, {
      method: 'PATCH',
      secret: secrets[0] ?? '',
      body: { name: `Ana ${index}` },
    }),
  options: ({ url, code, secrets }, index) =>
    ask(url, `api/rooms/${code}/options`, {
      method: 'PATCH',
      secret: secrets[0] ?? '',
      body: { pointCardsToEnd: 3 + index },
    }),
  disconnect: async ({ sockets }, index) => {
    sockets[index]?.socket.io.engine.close();
  },
  reconnect: async ({ sockets }, index) => {
    sockets[index]?.socket.disconnect().connect();
  },
  purge: async ({ folder, code }) => {
    using database = new DatabaseSync(join(folder, 'spice-road.sqlite'));
    database.exec('pragma foreign_keys = on; pragma busy_timeout = 5000');
    database.prepare('delete from rooms where code = ?').run(code);
  },
};

const rowSchema = z.object({ state_id: z.number(), called_off: z.number() });

async function expectSense(scene: Scene, deeds: readonly Deed[]): Promise<void> {
  const { url, code, folder, room, watches, sockets } = scene;
  const reply = await ask(url, `api/rooms/${code}`);
  if (deeds.includes('purge')) {
    if (reply.status !== 404) throw new Error(`The room outlived its purge: ${reply.status}.`);
    return;
  }
  const now = roomViewSchema.parse(reply.body);
  const ids = now.places.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) throw new Error(`A place is taken twice: ${ids.join()}.`);
  if (!now.places.some(({ isHost }) => isHost)) throw new Error('Nobody is host.');
  await until('whoever looks at the room sees it as it is', () =>
    watches.every((watch) => watch.latest()?.version === now.version),
  );
  for (const { views } of watches) {
    const versions = views.map(({ version }) => version);
    if (versions.some((version, index) => version < (versions[index - 1] ?? 0)))
      throw new Error('A room went back in time.');
  }

  using database = new DatabaseSync(join(folder, 'spice-road.sqlite'), { readOnly: true });
  const match = room.match?.id ?? '';
  const row = rowSchema.parse(database.prepare('select state_id, called_off from matches where id = ?').get(match));
  const log = database.prepare('select state_id from log where match_id = ? order by state_id').all(match);
  if (log.length !== row.state_id || log.some((entry, index) => entry['state_id'] !== index))
    throw new Error(`The log of ${row.state_id} actions has ${log.length} entries.`);
  for (const [seat, raw] of sockets.entries()) {
    const answer = await syncAgain(raw, match, String(seat), scene.secrets[room.match?.seats[seat] ?? 0]);
    const isKicked = room.match?.seats[seat] === 2 && deeds.includes('kick');
    if (answer.ok === isKicked)
      throw new Error(`Seat ${seat} was ${answer.ok ? 'let in' : `refused: ${answer.code}`}.`);
    if (answer.ok && raw.stateId() < row.state_id)
      throw new Error(`Seat ${seat} sees ${raw.stateId()}, the store has ${row.state_id}.`);
  }
}

/** As a client does that comes back, or noticed a gap; the line may break once more meanwhile. */
async function syncAgain(raw: RawSocket, ...args: readonly unknown[]): Promise<Acknowledgement> {
  for (let tries = 1; ; tries += 1) {
    try {
      await until('it is connected again', () => raw.socket.connected);
      return await raw.say('sync', ...args);
    } catch (error) {
      if (tries === 3) throw error;
    }
  }
}

/** Every pair, each deed with itself too. */
export function pairs(): readonly (readonly [Deed, Deed])[] {
  return DEEDS.flatMap((one, index) => DEEDS.slice(index).map((other) => [one, other] as const));
}
