import { FEWEST_PLAYERS, type RoomMatch, type RoomOptions } from '@spice-road/protocol';
import { hasDeserter } from './leave.ts';
import { type Room, seatedPlaces } from './room.ts';
import { type Refused, refuse } from '../refused.ts';

type Changed = { readonly ok: true; readonly room: Room } | Refused;

/** Options left out stay as they are. */
export type OptionChanges = { readonly [Option in keyof RoomOptions]?: RoomOptions[Option] | undefined };

/** What only the host may do; `by` is the place that asks. */

export function setOptions(room: Room, by: number, { openTable, pointCardsToEnd }: OptionChanges): Changed {
  if (by !== room.host) return refuse('not-host');
  if (room.status === 'playing') return refuse('match-running');
  const options: RoomOptions = {
    openTable: openTable ?? room.options.openTable,
    // Null is a choice of its own: the standard number.
    pointCardsToEnd: pointCardsToEnd === undefined ? room.options.pointCardsToEnd : pointCardsToEnd,
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
export function startMatch(room: Room, match: Pick<RoomMatch, 'id' | 'seats'>): Room {
  const names = match.seats.map((id) => room.places.find((place) => place.id === id)?.name ?? '');
  const number = room.matchCount + 1;
  return {
    ...room,
    status: 'playing',
    match: { id: match.id, number, seats: [...match.seats], names, isOver: false },
    matchCount: number,
  };
}

/** The running match is dropped, because somebody who plays in it has left. */
export function callOff(room: Room, by: number): Changed {
  if (by !== room.host) return refuse('not-host');
  if (room.status !== 'playing') return refuse('no-match');
  if (!hasDeserter(room)) return refuse('nobody-left');
  return { ok: true, room: { ...room, status: 'waiting', match: null } };
}
