import { FEWEST_PLAYERS, type RoomMatch, type RoomOptions } from '@spice-road/protocol';
import { withoutStandIns } from './bot-places.ts';
import { hasDeserter, playsAlone } from './leave.ts';
import { placeById, type Room, seatedPlaces, withPlace } from './room.ts';
import { type Refused, refuse } from '../refused.ts';

type Changed = { readonly ok: true; readonly room: Room } | Refused;

/** Options left out stay as they are. */
export type OptionChanges = { readonly [Option in keyof RoomOptions]?: RoomOptions[Option] | undefined };

/** What only the host may do; `by` is the place that asks. */

export function setOptions(room: Room, by: number, changes: OptionChanges): Changed {
  if (by !== room.host) return refuse('not-host');
  const { openTable, pointCardsToEnd, fastBots, botsGiveWay, hints } = changes;
  // Those that are no rules of the match may change in the middle of it.
  const changesRules = openTable !== undefined || pointCardsToEnd !== undefined || hints !== undefined;
  if (room.status === 'playing' && changesRules) return refuse('match-running');
  const options: RoomOptions = {
    openTable: openTable ?? room.options.openTable,
    // Null is a choice of its own: the standard number.
    pointCardsToEnd: pointCardsToEnd === undefined ? room.options.pointCardsToEnd : pointCardsToEnd,
    fastBots: fastBots ?? room.options.fastBots,
    botsGiveWay: botsGiveWay ?? room.options.botsGiveWay,
    hints: hints ?? room.options.hints,
  };
  return { ok: true, room: { ...room, options } };
}

/** May a match start? `whoPlays` are the places it seats. */
export function readyToStart(room: Room, by: number): { ok: true; whoPlays: readonly number[] } | Refused {
  if (by !== room.host) return refuse('not-host');
  if (room.status === 'playing') return refuse('match-running');
  const seated = seatedPlaces(room);
  if (seated.length < FEWEST_PLAYERS) return refuse('too-few-players');
  return { ok: true, whoPlays: seated.map(({ id }) => id) };
}

/** Seats have been dealt to the places: the match begins. */
export function startMatch(room: Room, match: Pick<RoomMatch, 'id' | 'seats' | 'commitment'>): Room {
  const names = match.seats.map((id) => room.places.find((place) => place.id === id)?.name ?? '');
  const number = room.matchCount + 1;
  return {
    ...withoutStandIns(room, match.seats),
    status: 'playing',
    match: { ...match, number, names, isOver: false },
    matchCount: number,
  };
}

/** Somebody has to go. Their secrets are void from then on; while they play the place is kept, for nobody. */
export function removePlace(room: Room, by: number, id: number): Changed {
  if (by !== room.host) return refuse('not-host');
  const place = placeById(room, id);
  if (place === null || place.hasLeft || id === room.host) return refuse('not-found');
  return { ok: true, room: withPlace(room, { ...place, hasLeft: true }) };
}

/** Somebody who is away makes room for others. As after leaving, they may come back until somebody else sits there. */
export function freePlaceOf(room: Room, by: number, id: number, isHere: (place: number) => boolean): Changed {
  if (by !== room.host) return refuse('not-host');
  if (room.status === 'playing') return refuse('match-running');
  const place = placeById(room, id);
  if (place === null || id === room.host) return refuse('not-found');
  if (place.hasLeft) return { ok: true, room };
  if (isHere(id)) return refuse('place-occupied');
  return { ok: true, room: withPlace(room, { ...place, hasLeft: true }) };
}

/** The running match is dropped: somebody who plays in it has left or is away for long, or all others are bots. */
export function callOff(room: Room, by: number, isLongAway: (place: number) => boolean): Changed {
  if (by !== room.host) return refuse('not-host');
  if (room.status !== 'playing') return refuse('no-match');
  if (!hasDeserter(room, isLongAway) && !playsAlone(room, by)) return refuse('nobody-left');
  return { ok: true, room: { ...room, status: 'waiting', match: null } };
}
