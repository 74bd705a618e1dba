import { placeOfYieldingBot } from './bot-places.ts';
import { freePlace, isPlaying, type Place, placeById, type Room, withPlace } from './room.ts';
import { type Refused, refuse } from '../refused.ts';

export type Taking =
  /** `takenOver` is true when the place was another person's: their secrets are void. */
  { readonly ok: true; readonly room: Room; readonly place: number; readonly takenOver: boolean } | Refused;

/** A newcomer takes a free place, or a bot's where the room allows it. */
export function takePlace(room: Room, name: string): Taking {
  const free = room.status === 'playing' ? null : freePlace(room);
  const id = free ?? placeOfYieldingBot(room)?.id;
  if (id === undefined) return refuse(room.status === 'playing' ? 'room-playing' : 'room-full');
  const takenOver = placeById(room, id) !== null;
  const place = { id, name: name || defaultName(room, id), hasLeft: false };
  return { ok: true, room: welcome(renamedAtTable(withPlace(room, place), place), id), place: id, takenOver };
}

/** Whoever takes a seat over in a match that runs is called by their own name in it. */
function renamedAtTable(room: Room, { id, name }: Place): Room {
  const { match, status } = room;
  if (status !== 'playing' || match === null) return room;
  return {
    ...room,
    match: { ...match, names: match.names.map((each, seat) => (match.seats[seat] === id ? name : each)) },
  };
}

/** Somebody who still has the secret of a place comes back to it. */
export function returnToPlace(room: Room, place: Place, name: string): Taking {
  if (place.hasLeft && room.status === 'playing' && !isPlaying(room, place)) return refuse('room-playing');
  const { standIn, ...alone } = place;
  const back = { ...alone, name: name || place.name, hasLeft: false };
  const unchanged = !place.hasLeft && standIn === undefined && back.name === place.name;
  const next = unchanged ? room : welcome(withPlace(room, back), place.id);
  return { ok: true, room: next, place: place.id, takenOver: false };
}

export function rename(room: Room, place: Place, name: string): Room {
  return withPlace(room, { ...place, name: name || defaultName(room, place.id) });
}

/** Whoever comes into a room whose host has left becomes its host. */
function welcome(room: Room, place: number): Room {
  const host = placeById(room, room.host);
  return host === null || host.hasLeft ? { ...room, host: place } : room;
}

/** `Guest 3`, or the next number nobody else in the room goes by. */
function defaultName(room: Room, id: number): string {
  const names = new Set(room.places.filter((place) => place.id !== id).map(({ name }) => name));
  let number = id + 1;
  while (names.has(`Guest ${number}`)) number += 1;
  return `Guest ${number}`;
}
