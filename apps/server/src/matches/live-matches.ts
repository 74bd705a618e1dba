import type { MatchState } from '../boardgameio.ts';
import { readMatch, type StoredMatch } from '../store/match-rows.ts';
import type { Store } from '../store/store.ts';

/** Matches as last stored, kept in memory while they are played. The store is the truth: when in doubt, forget. */
export interface LiveMatches {
  /** Null when there is none, or it was called off. */
  get(id: string): Promise<StoredMatch | null>;
  /** The next state has been stored. */
  advance(match: StoredMatch, state: MatchState): StoredMatch;
  forget(id: string): void;
  forgetRoom(roomCode: string): void;
}

export function liveMatches({ db }: Store, most: number): LiveMatches {
  // A Map keeps the order of insertion, so the first is the one used longest ago.
  const kept = new Map<string, StoredMatch>();
  const keep = (match: StoredMatch) => {
    kept.delete(match.id);
    kept.set(match.id, match);
    for (const id of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(id);
    }
    return match;
  };
  let timesForgotten = 0;
  return {
    get: async (id) => {
      const known = kept.get(id);
      if (known) return keep(known);
      const before = timesForgotten;
      const match = await readMatch(db, id);
      if (match === null || match.isCalledOff) return null;
      // What was read while something changed may be of before.
      return timesForgotten === before ? keep(match) : match;
    },
    advance: (match, state) => {
      const next = { ...match, state };
      // Whoever forgot it meanwhile knows of names or of an end that this one does not.
      return kept.get(match.id) === match ? keep(next) : next;
    },
    forgetRoom: (roomCode) => {
      timesForgotten += 1;
      for (const match of kept.values()) if (match.roomCode === roomCode) kept.delete(match.id);
    },
    forget: (id) => {
      timesForgotten += 1;
      kept.delete(id);
    },
  };
}
