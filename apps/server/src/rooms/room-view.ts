import type { PlaceView, RoomView } from '@spice-road/protocol';
import { isPlaying, isTaken, type Place, placeById, type Room, takenPlaces } from './room.ts';
import type { House } from '../house.ts';
import { expiresAt } from './expiry.ts';

/** Who looks at a room, and the address they share it by. */
export interface Onlooker {
  /** Of whose secret they have, or null. */
  readonly place: number | null;
  readonly link: string;
  /** They have a secret, and it proves no place. */
  readonly isSecretVoid?: boolean;
}

/** What a view needs to know beside the room. */
type Surroundings = Pick<House, 'presence' | 'expiry' | 'clock'>;

export function viewOfRoom(room: Room, surroundings: Surroundings, onlooker: Onlooker): RoomView {
  const { place, link, isSecretVoid } = onlooker;
  const { presence, expiry } = surroundings;
  return {
    code: room.code,
    version: room.version,
    status: room.status,
    places: takenPlaces(room).map((each) => viewOfPlace(room, each, surroundings)),
    options: room.options,
    match: room.match,
    spectators: presence.watchers(room.code),
    you: place !== null && isTheirs(room, place) ? place : null,
    ...(isSecretVoid === true ? { isSecretVoid } : {}),
    link,
    expiresAt: new Date(expiresAt(room, expiry)).toISOString(),
  };
}

/** Somebody who left can come back, but until then the place is not theirs unless it is kept for them. */
function isTheirs(room: Room, id: number): boolean {
  const place = placeById(room, id);
  return place !== null && isTaken(room, place);
}

function viewOfPlace(room: Room, place: Place, { presence, clock }: Surroundings): PlaceView {
  const { id, name, hasLeft, bot } = place;
  // A bot has no socket, and is always here.
  const isHere = bot !== undefined || presence.isHere(room.code, id);
  const attendance = isHere ? 'here' : 'away';
  return {
    id,
    name,
    isHost: id === room.host,
    presence: hasLeft ? 'left' : attendance,
    ...(!hasLeft && !isHere && presence.isLongAway(room.code, id) ? { isLongAway: true } : {}),
    ...(bot === undefined ? {} : { bot }),
    ...(isHere && !hasLeft ? {} : viewOfStandIn(room, place, clock)),
  };
}

function viewOfStandIn(room: Room, place: Place, clock: House['clock']): Pick<PlaceView, 'standIn'> {
  const { standIn } = place;
  if (standIn === undefined || !isPlaying(room, place)) return {};
  const secondsLeft = Math.max(0, Math.ceil((standIn.from - clock.now()) / 1000));
  return { standIn: { level: standIn.level, secondsLeft } };
}
