import { type Place, type Room, seatedPlaces, withPlace } from './room.ts';

/** Somebody says good-bye. While they play the place is kept for them; else the next to come may have it. */
export function leave(room: Room, place: Place, isHere: (place: number) => boolean): Room {
  if (place.hasLeft) return room;
  const without = withPlace(room, { ...place, hasLeft: true });
  return room.host === place.id ? { ...without, host: nextHost(without, isHere) } : without;
}

/** The next person in order who has not left, rather one who is here; the same host when nobody is. No bot is host. */
export function nextHost(room: Room, isHere: (place: number) => boolean): number {
  const seated = seatedPlaces(room).filter(({ bot }) => bot === undefined);
  const inOrder = [...seated.filter(({ id }) => id > room.host), ...seated.filter(({ id }) => id < room.host)];
  const next = inOrder.find(({ id }) => isHere(id)) ?? inOrder[0];
  return next?.id ?? room.host;
}

/** Has somebody who plays in the running match left, or been away for too long? */
export function hasDeserter({ places, match }: Room, isLongAway: (place: number) => boolean): boolean {
  return (match?.seats ?? []).some((id) => {
    const place = places.find((each) => each.id === id);
    return place === undefined || place.hasLeft || (place.bot === undefined && isLongAway(id));
  });
}

/** Does this place play against bots alone? Nobody else loses anything when the match ends. */
export function playsAlone({ places, match }: Room, id: number): boolean {
  return (match?.seats ?? []).every(
    (seat) => seat === id || places.find((each) => each.id === seat)?.bot !== undefined,
  );
}
