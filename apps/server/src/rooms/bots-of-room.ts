import type { BotLevel } from '@spice-road/protocol';
import type { House } from '../house.ts';
import { type Refused, refuse } from '../refused.ts';
import type { Db } from '../store/db.ts';
import { askStandIn, changeLevel, dismissStandIn, seatBot, withoutStandIns } from './bot-places.ts';
import { type Changed, changeRoom } from './change-room.ts';
import { giveUpPlace } from './give-up-place.ts';
import type { Place, Room } from './room.ts';
import { placeOf } from './seating.ts';

/** `place` is that of whoever asked. */
type Done = Changed<{ readonly place: number }> | Refused;

/** A bot sits down. Whoever had that place before and left it cannot come back to it. */
export function addBot(
  house: House,
  code: string,
  secret: string | null,
  wish: { readonly level: BotLevel; readonly place?: number | undefined },
): Promise<Done> {
  return asSeated(house, code, secret, async (room, by, db) => {
    const seated = seatBot(room, by.id, wish);
    if (seated.ok && seated.takenOver) await giveUpPlace(db, { code, place: seated.place });
    return seated;
  });
}

export function setBotLevel(
  house: House,
  code: string,
  secret: string | null,
  { id, level }: { readonly id: number; readonly level: BotLevel },
): Promise<Done> {
  return asSeated(house, code, secret, async (room, by) => changeLevel(room, by.id, id, level));
}

export function callStandIn(house: House, code: string, secret: string | null, id: number): Promise<Done> {
  const circumstances = {
    now: house.clock.now(),
    isLongAway: (place: number) => house.presence.isLongAway(code, place),
  };
  return asSeated(house, code, secret, async (room, by) => askStandIn(room, by, id, circumstances));
}

export function sendStandInAway(house: House, code: string, secret: string | null, id: number): Promise<Done> {
  return asSeated(house, code, secret, async (room, by) => dismissStandIn(room, by, id));
}

/** These people are back: whoever sat in for them goes. */
export async function endStandIns(house: House, code: string, ids: readonly number[]): Promise<void> {
  await changeRoom(house, code, async (room) => ({ ok: true, room: withoutStandIns(room, ids) }));
}

function asSeated(
  house: House,
  code: string,
  secret: string | null,
  command: (room: Room, by: Place, db: Db) => Promise<Changed | Refused>,
): Promise<Done> {
  return changeRoom(house, code, async (room, db) => {
    const by = await placeOf(db, room, secret);
    if (by === null) return refuse('not-seated');
    const changed = await command(room, by, db);
    return changed.ok ? { ok: true, room: changed.room, place: by.id } : changed;
  });
}
