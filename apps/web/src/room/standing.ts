import { MOST_PLACES, type PlaceView, type RoomView } from '@spice-road/protocol';

/** Where somebody stands in a room, and so which page they see. */
export type Standing =
  /** A place is free: take it, or just watch. */
  | { readonly at: 'door' }
  | { readonly at: 'waiting'; readonly me: PlaceView | null }
  | { readonly at: 'table'; readonly me: PlaceView | null }
  /** They left in the middle of a match; their seat is kept. */
  | { readonly at: 'kept'; readonly me: PlaceView }
  | { readonly at: 'after'; readonly me: PlaceView | null };

/** `wantsSeat` is false for somebody who chose to watch. */
export function standingIn(room: RoomView, { wantsSeat }: { readonly wantsSeat: boolean }): Standing {
  const me = ownPlace(room);
  switch (room.status) {
    case 'waiting':
      return me === null && wantsSeat && hasFreePlace(room) ? { at: 'door' } : { at: 'waiting', me };
    case 'playing':
      if (me === null && wantsSeat && hasFreePlace(room)) return { at: 'door' };
      return me?.presence === 'left' && wantsSeat ? { at: 'kept', me } : { at: 'table', me };
    case 'finished':
      return me === null && wantsSeat && hasFreePlace(room) ? { at: 'door' } : { at: 'after', me };
  }
}

export function ownPlace({ places, you }: Pick<RoomView, 'places' | 'you'>): PlaceView | null {
  return places.find(({ id }) => id === you) ?? null;
}

export function hostOf({ places }: Pick<RoomView, 'places'>): PlaceView | null {
  return places.find(({ isHost }) => isHost) ?? null;
}

/** Would somebody who comes now get a place? */
export function hasFreePlace(room: RoomView): boolean {
  if (room.status === 'playing') return hasYieldingBot(room);
  return room.places.length < MOST_PLACES || hasYieldingBot(room);
}

/** May a newcomer take the place of a bot; during a match, of one that plays in it? */
function hasYieldingBot({ status, places, options, match }: RoomView): boolean {
  if (!options.botsGiveWay) return false;
  return places.some(
    ({ id, bot, presence }) =>
      bot !== undefined && presence !== 'left' && (status !== 'playing' || match?.seats.includes(id) === true),
  );
}

/** Are all others at the running match bots? Nobody waits then for whoever leaves. */
export function playsAlone({ places, match, you }: Pick<RoomView, 'places' | 'match' | 'you'>): boolean {
  const others = (match?.seats ?? []).filter((id) => id !== you);
  return others.every((id) => places.some((place) => place.id === id && place.bot !== undefined));
}

/** The seat at the running or last table, or null for whoever watches it. */
export function ownSeat({ match, you }: Pick<RoomView, 'match' | 'you'>): number | null {
  const seat = you === null ? -1 : (match?.seats.indexOf(you) ?? -1);
  return seat === -1 ? null : seat;
}

/** Places that play in the running match and whose people nobody need wait for. */
export function longAway({ places, match }: Pick<RoomView, 'places' | 'match'>): readonly PlaceView[] {
  return places.filter(({ id, isLongAway }) => isLongAway === true && match?.seats.includes(id));
}

/** Places that play in the running match and were left. */
export function deserters({ places, match }: Pick<RoomView, 'places' | 'match'>): readonly PlaceView[] {
  return places.filter(({ id, presence }) => presence === 'left' && match?.seats.includes(id));
}
