import { type BotLevel, MOST_PLACES, type RoomMatch, type RoomOptions, type RoomStatus } from '@spice-road/protocol';

/** A place somebody has taken, or had: it is kept after they left, until somebody else takes it. */
export interface Place {
  readonly id: number;
  readonly name: string;
  readonly hasLeft: boolean;
  /** The level of the bot whose place it is; missing where a person sits. */
  readonly bot?: BotLevel;
  /** Acts for a person who is away. */
  readonly standIn?: StandIn;
}

/** A bot that was asked to sit in for somebody. */
export interface StandIn {
  readonly level: BotLevel;
  /** When it begins to act; milliseconds since 1970. */
  readonly from: number;
}

/** What is stored of a room; presence is not. */
export interface Room {
  readonly code: string;
  readonly version: number;
  readonly status: RoomStatus;
  readonly options: RoomOptions;
  /** The place that may start matches and set options. */
  readonly host: number;
  /** In order of their ids. */
  readonly places: readonly Place[];
  /** The match running or last played; null before the first, and when it was called off. */
  readonly match: RoomMatch | null;
  readonly matchCount: number;
  /** When anything was last done in it, an action included; milliseconds since 1970. */
  readonly touchedAt: number;
}

export function newRoom(code: string): Room {
  return {
    code,
    version: 1,
    status: 'waiting',
    options: { openTable: false, pointCardsToEnd: null, fastBots: false, botsGiveWay: false, hints: false },
    host: 0,
    places: [],
    match: null,
    matchCount: 0,
    touchedAt: 0,
  };
}

export function placeById(room: Room, id: number): Place | null {
  return room.places.find((place) => place.id === id) ?? null;
}

/** The same room with this place put in or replaced. */
export function withPlace(room: Room, place: Place): Room {
  const others = room.places.filter(({ id }) => id !== place.id);
  return { ...room, places: [...others, place].toSorted((one, other) => one.id - other.id) };
}

/** Does this place play in the match that is running? */
export function isPlaying(room: Room, place: Place): boolean {
  return room.status === 'playing' && room.match !== null && room.match.seats.includes(place.id);
}

/** Is this place somebody's, for all to see? One who left during a match keeps it until the match is over. */
export function isTaken(room: Room, place: Place): boolean {
  return !place.hasLeft || isPlaying(room, place);
}

export function takenPlaces(room: Room): readonly Place[] {
  return room.places.filter((place) => isTaken(room, place));
}

/** Places that would play in a match started now. */
export function seatedPlaces(room: Room): readonly Place[] {
  return room.places.filter((place) => !place.hasLeft);
}

/** The place the next to come would get: one nobody ever had before one whose owner may come back. */
export function freePlace(room: Room): number | null {
  const ids = Array.from({ length: MOST_PLACES }, (_, id) => id);
  const fresh = ids.find((id) => placeById(room, id) === null);
  return fresh ?? room.places.find((place) => !isTaken(room, place))?.id ?? null;
}
