import { type RoomView, roomCodeSchema } from '@spice-road/protocol';
import * as z from 'zod';
import type { Config } from '../config.ts';
import type { House } from '../house.ts';
import { refuse } from '../refused.ts';
import type { Room } from '../rooms/room.ts';
import { viewOfRoom } from '../rooms/room-view.ts';
import { linkOf } from './address.ts';
import type { Answer, Asked, Route } from './router.ts';

/** The number of a place, as a path has it. */
const placeIdSchema = z
  .string()
  .regex(/^[0-4]$/)
  .transform(Number);

/** A route in a room. A code that cannot be one is unknown. */
export function inRoom(
  method: Route['method'],
  path: string,
  answer: (asked: Asked, code: string) => Promise<Answer>,
): Route {
  return {
    method,
    path: `api/rooms/:code${path}`,
    answer: async (asked) => {
      const code = roomCodeSchema.safeParse(asked.params['code']);
      return code.success ? answer(asked, code.data) : refuse('room-unknown');
    },
  };
}

/** A route at one place of a room, by its number. There is nothing where none can be. */
export function atPlace(
  method: Route['method'],
  path: `/${string}:place${string}`,
  answer: (asked: Asked, code: string, place: number) => Promise<Answer>,
): Route {
  return inRoom(method, path, async (asked, code) => {
    const place = placeIdSchema.safeParse(asked.params['place']);
    return place.success ? answer(asked, code, place.data) : refuse('not-found');
  });
}

/** Shows a room to whoever asked, as the place they have proved. */
export function showRoom(house: House, config: Config) {
  return ({ context }: Asked, room: Room, place: number | null): RoomView => {
    const incoming = { headers: context.headers, isEncrypted: context.secure };
    return viewOfRoom(room, house, { place, link: linkOf(config, incoming, room.code) });
  };
}
