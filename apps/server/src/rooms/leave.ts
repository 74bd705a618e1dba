import { type Place, placeById, type Room, seatedPlaces, withPlace } from './room.ts';

/** Somebody says good-bye. While they play the place is kept for them; else the next to come may have it. */
export function leave(room: Room, place: Place, isHere: (place: number) => boolean): Room {
  if (place.hasLeft) return room;
  const without = withPlace(room, { ...place, hasLeft: true });
  return room.host === place.id ? { ...without, host: nextHost(without, isHere) } : without;
}

/** The next place in order whose owner has not left, rather one who is here; the same host when nobody is. */
export function nextHost(room: Room, isHere: (place: number) => boolean): number {
  const seated = seatedPlaces(room);
  const inOrder = [...seated.filter(({ id }) => id > room.host), ...seated.filter(({ id }) => id < room.host)];
  const next = inOrder.find(({ id }) => isHere(id)) ?? inOrder[0];
  return next?.id ?? room.host;
}

/** Has somebody who plays in the running match left, or been away for too long? */
export function hasDeserter(room: Room, isLongAway: (place: number) => boolean): boolean {
  const { match } = room;
  return match !== null && match.seats.some((id) => (placeById(room, id)?.hasLeft ?? true) || isLongAway(id));
}
