import type { Config } from '../config.ts';
import type { Room } from './room.ts';

/** How long, in milliseconds, a room is kept after the last thing that was done in it. */
export interface Expiry {
  /** Nobody but its maker ever came. */
  readonly unused: number;
  /** Its last match is over. */
  readonly finished: number;
  readonly unfinished: number;
}

const HOUR = 60 * 60 * 1000;

export function expiryFrom(config: Config): Expiry {
  return {
    unused: config.EXPIRE_UNUSED_HOURS * HOUR,
    finished: config.EXPIRE_FINISHED_DAYS * 24 * HOUR,
    unfinished: config.EXPIRE_UNFINISHED_DAYS * 24 * HOUR,
  };
}

/** When a room goes if nothing more is done in it. */
export function expiresAt(room: Room, expiry: Expiry): number {
  return room.touchedAt + expiry[stageOf(room)];
}

function stageOf(room: Room): keyof Expiry {
  // A place stays when its owner leaves, so this counts everybody who ever came.
  const people = room.places.filter(({ bot }) => bot === undefined);
  if (room.matchCount === 0 && people.length <= 1) return 'unused';
  return room.status === 'finished' ? 'finished' : 'unfinished';
}
