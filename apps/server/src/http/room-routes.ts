import {
  createRoomSchema,
  redeemSchema,
  renameSchema,
  sayLineSchema,
  setOptionsSchema,
  takePlaceSchema,
} from '@spice-road/protocol';
import type { Config } from '../config.ts';
import type { House } from '../house.ts';
import { refuse } from '../refused.ts';
import {
  callOffCurrentMatch,
  freeInRoom,
  removeFromRoom,
  setRoomOptions,
  startNextMatch,
} from '../rooms/matches-of-room.ts';
import { sayLine } from '../rooms/say-line.ts';
import {
  createRoom,
  joinRoom,
  leavePlace,
  offerContinuation,
  placeOf,
  redeemContinuation,
  renamePlace,
  type Seating,
} from '../rooms/seating.ts';
import { readRoom } from '../store/room-rows.ts';
import { readBody } from './body.ts';
import { atPlace, inRoom, showRoom } from './in-room.ts';
import { type Answer, type Asked, created, ok, type Route } from './router.ts';

/** What people do in rooms. Reading has no side effect: a link preview takes no seat. */
export function roomRoutes(house: House, config: Config): readonly Route[] {
  const view = showRoom(house, config);
  const seated = (asked: Asked, { place, secret, room }: Seating): Answer =>
    created({ place, secret, room: view(asked, room, place) });

  return [
    {
      method: 'POST',
      path: 'api/rooms',
      answer: async (asked) => {
        const read = await readBody(asked.context.req, createRoomSchema);
        return read.ok ? seated(asked, await createRoom(house, read.body)) : read;
      },
    },
    inRoom('GET', '', async (asked, code) => {
      const room = await readRoom(house.store.db, code);
      if (room === null) return refuse('room-unknown');
      const place = await placeOf(house.store.db, room, asked.secret);
      return ok(view(asked, room, place?.id ?? null));
    }),
    inRoom('POST', '/places', async (asked, code) => {
      const read = await readBody(asked.context.req, takePlaceSchema);
      if (!read.ok) return read;
      const seating = await joinRoom(house, code, { ...read.body, secret: asked.secret });
      return seating.ok ? seated(asked, seating) : seating;
    }),
    inRoom('PATCH', '/places/mine', async (asked, code) => {
      const read = await readBody(asked.context.req, renameSchema);
      if (!read.ok) return read;
      const renamed = await renamePlace(house, code, asked.secret, read.body.name);
      return renamed.ok ? ok(view(asked, renamed.room, renamed.place)) : renamed;
    }),
    inRoom('DELETE', '/places/mine', async (asked, code) => {
      const left = await leavePlace(house, code, asked.secret);
      return left.ok ? ok(view(asked, left.room, left.place)) : left;
    }),
    atPlace('DELETE', '/places/:place', async (asked, code, place) => {
      const removed = await removeFromRoom(house, code, asked.secret, place);
      return removed.ok ? ok(view(asked, removed.room, removed.place)) : removed;
    }),
    atPlace('POST', '/places/:place/free', async (asked, code, place) => {
      const freed = await freeInRoom(house, code, asked.secret, place);
      return freed.ok ? ok(view(asked, freed.room, freed.place)) : freed;
    }),
    inRoom('PATCH', '/options', async (asked, code) => {
      const read = await readBody(asked.context.req, setOptionsSchema);
      if (!read.ok) return read;
      const set = await setRoomOptions(house, code, asked.secret, read.body);
      return set.ok ? ok(view(asked, set.room, set.place)) : set;
    }),
    inRoom('POST', '/matches', async (asked, code) => {
      const started = await startNextMatch(house, code, asked.secret);
      return started.ok ? created(view(asked, started.room, started.place)) : started;
    }),
    inRoom('DELETE', '/matches/current', async (asked, code) => {
      const calledOff = await callOffCurrentMatch(house, code, asked.secret);
      return calledOff.ok ? ok(view(asked, calledOff.room, calledOff.place)) : calledOff;
    }),
    inRoom('POST', '/lines', async (asked, code) => {
      const read = await readBody(asked.context.req, sayLineSchema);
      if (!read.ok) return read;
      const said = await sayLine(house, code, asked.secret, read.body);
      return said.ok ? created(said.line) : said;
    }),
    inRoom('POST', '/continuations', async (asked, code) => {
      const offered = await offerContinuation(house, code, asked.secret);
      return offered.ok ? created({ token: offered.token, expiresAt: offered.expiresAt }) : offered;
    }),
    inRoom('POST', '/continuations/redeem', async (asked, code) => {
      const read = await readBody(asked.context.req, redeemSchema);
      if (!read.ok) return read;
      const seating = await redeemContinuation(house, code, read.body.token);
      return seating.ok ? seated(asked, seating) : seating;
    }),
  ];
}
