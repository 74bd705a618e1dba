import type { PlaceView, RoomView } from '@spice-road/protocol';
import { isTaken, type Place, placeById, type Room, takenPlaces } from './room.ts';
import type { House } from '../house.ts';
import { expiresAt } from './expiry.ts';
import type { Presence } from './presence.ts';

/** Who looks at a room, and the address they share it by. */
export interface Onlooker {
  /** Of whose secret they have, or null. */
  readonly place: number | null;
  readonly link: string;
}

/** What a view needs to know beside the room. */
type Surroundings = Pick<House, 'presence' | 'expiry'>;

export function viewOfRoom(room: Room, { presence, expiry }: Surroundings, { place, link }: Onlooker): RoomView {
  return {
    code: room.code,
    version: room.version,
    status: room.status,
    places: takenPlaces(room).map((each) => viewOfPlace(room, each, presence)),
    options: room.options,
    match: room.match,
    spectators: presence.watchers(room.code),
    you: place !== null && isTheirs(room, place) ? place : null,
    link,
    expiresAt: new Date(expiresAt(room, expiry)).toISOString(),
  };
}

/** Somebody who left can come back, but until then the place is not theirs unless it is kept for them. */
function isTheirs(room: Room, id: number): boolean {
  const place = placeById(room, id);
  return place !== null && isTaken(room, place);
}

function viewOfPlace(room: Room, { id, name, hasLeft }: Place, presence: Presence): PlaceView {
  const attendance = presence.isHere(room.code, id) ? 'here' : 'away';
  return {
    id,
    name,
    isHost: id === room.host,
    presence: hasLeft ? 'left' : attendance,
    ...(!hasLeft && presence.isLongAway(room.code, id) ? { isLongAway: true } : {}),
  };
}
