import type { BotLevel } from '@spice-road/protocol';
import { placeById, type Room, type StandIn } from '../rooms/room.ts';

/** Who sits in a seat of a running match. */
export type Player =
  | { readonly kind: 'bot'; readonly place: number; readonly level: BotLevel }
  /** A person; a stand-in may have been asked for. Whoever has left may look on, but is not here to play. */
  | { readonly kind: 'person'; readonly place: number; readonly hasLeft: boolean; readonly standIn: StandIn | null }
  /** Nobody any more. */
  | { readonly kind: 'nobody'; readonly place: number };

/** Everybody at the running match, by seat; null when none runs, or no bot has anything to do with it. */
export function playersIn(room: Room | null): readonly Player[] | null {
  if (room === null || room.status !== 'playing' || room.match === null) return null;
  const players = room.match.seats.map((place) => playerAt(room, place));
  const hasBots = players.some(({ kind }) => kind === 'bot') || replacedPeople(players).length > 0;
  return hasBots ? players : null;
}

function playerAt(room: Room, id: number): Player {
  const place = placeById(room, id);
  if (place === null) return { kind: 'nobody', place: id };
  if (place.bot !== undefined)
    return place.hasLeft ? { kind: 'nobody', place: id } : { kind: 'bot', place: id, level: place.bot };
  return { kind: 'person', place: id, hasLeft: place.hasLeft, standIn: place.standIn ?? null };
}

/** The level of the bot that acts in a seat now; null when a person does, or nobody. */
export function botActing(
  player: Player | undefined,
  { now, isHere }: { readonly now: number; readonly isHere: boolean },
): BotLevel | null {
  switch (player?.kind) {
    case 'bot':
      return player.level;
    case 'person': {
      const { standIn } = player;
      return standIn !== null && standIn.from <= now && !isHere ? standIn.level : null;
    }
    case 'nobody':
    case undefined:
      return null;
  }
}

/** People whose stand-in was asked for. */
export function replacedPeople(players: readonly Player[]): readonly (Player & { readonly standIn: StandIn })[] {
  return players.flatMap((player) =>
    player.kind === 'person' && player.standIn !== null ? [{ ...player, standIn: player.standIn }] : [],
  );
}
