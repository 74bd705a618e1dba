import type { BotLevel } from '@spice-road/protocol';
import { type Refused, refuse } from '../refused.ts';
import { freePlace, isPlaying, isTaken, type Place, placeById, type Room, withPlace } from './room.ts';

type Changed = { readonly ok: true; readonly room: Room } | Refused;

/** By place. Spices that no card of the game names, so that nobody takes a bot for a cube. */
const BOT_NAMES = ['Sumac', 'Anise', 'Clove', 'Juniper', 'Nutmeg'] as const;
/** Where people have taken those. */
const SPARE_NAMES = ['Fennel', 'Caraway', 'Mace', 'Sesame', 'Dill'] as const;

/** The level of a bot asked to sit in: near enough to most people that nobody gains or loses much by being away. */
export const STAND_IN_LEVEL: BotLevel = 'skilled';

/** From when a stand-in is asked for until it sits in: everybody is told, and the owner may still come. */
export const NOTICE = 10_000;

/** What only the host may do; `by` is the place that asks. The bot's place was another's when `takenOver` is true. */
export function seatBot(
  room: Room,
  by: number,
  { level, place }: { readonly level: BotLevel; readonly place?: number | undefined },
): (Changed & { readonly ok: true; readonly place: number; readonly takenOver: boolean }) | Refused {
  if (by !== room.host) return refuse('not-host');
  if (room.status === 'playing') return refuse('match-running');
  const id = place ?? freePlace(room);
  if (id === null) return refuse('room-full');
  const before = placeById(room, id);
  if (before !== null && isTaken(room, before)) return refuse('place-occupied');
  const bot: Place = { id, name: nameFor(room, id), hasLeft: false, bot: level };
  return { ok: true, room: withPlace(room, bot), place: id, takenOver: before !== null };
}

export function changeLevel(room: Room, by: number, id: number, level: BotLevel): Changed {
  if (by !== room.host) return refuse('not-host');
  if (room.status === 'playing') return refuse('match-running');
  const place = placeById(room, id);
  if (place === null || place.hasLeft || place.bot === undefined) return refuse('not-found');
  return { ok: true, room: withPlace(room, { ...place, bot: level }) };
}

/** Whoever plays may ask a bot to sit in for somebody who has left, or is away for long. Asking twice is asking once. */
export function askStandIn(
  room: Room,
  by: Place,
  id: number,
  { now, isLongAway }: { readonly now: number; isLongAway(place: number): boolean },
): Changed {
  const absent = absentee(room, by, id);
  if (!absent.ok) return absent;
  const { place } = absent;
  if (place.standIn !== undefined) return { ok: true, room };
  if (!place.hasLeft && !isLongAway(id)) return refuse('place-occupied');
  return { ok: true, room: withPlace(room, { ...place, standIn: { level: STAND_IN_LEVEL, from: now + NOTICE } }) };
}

/** Whoever plays may also send it away. */
export function dismissStandIn(room: Room, by: Place, id: number): Changed {
  const absent = absentee(room, by, id);
  return absent.ok ? { ok: true, room: withoutStandIns(room, [id]) } : absent;
}

function absentee(room: Room, by: Place, id: number): { readonly ok: true; readonly place: Place } | Refused {
  if (room.status !== 'playing') return refuse('no-match');
  if (by.hasLeft || !isPlaying(room, by)) return refuse('not-seated');
  const place = placeById(room, id);
  if (place === null || place.bot !== undefined || !isPlaying(room, place)) return refuse('not-found');
  return { ok: true, place };
}

/** The owners of these places are back, or a match begins: nobody acts for them. The same room when nobody did. */
export function withoutStandIns(room: Room, ids: readonly number[]): Room {
  return ids.reduce((next, id) => {
    const place = placeById(next, id);
    if (place?.standIn === undefined) return next;
    const { standIn: _, ...alone } = place;
    return withPlace(next, alone);
  }, room);
}

/** The place a newcomer takes from a bot, where the room allows it; during a match one that plays in it. */
export function placeOfYieldingBot(room: Room): Place | null {
  if (!room.options.botsGiveWay) return null;
  const bots = room.places.filter(({ bot, hasLeft }) => bot !== undefined && !hasLeft);
  return bots.find((bot) => room.status !== 'playing' || isPlaying(room, bot)) ?? null;
}

function nameFor({ places }: Room, id: number): string {
  const taken = new Set(places.filter(({ hasLeft }) => !hasLeft).map(({ name }) => name));
  const own = BOT_NAMES.slice(id, id + 1);
  return [...own, ...SPARE_NAMES].find((name) => !taken.has(name)) ?? SPARE_NAMES[0];
}
