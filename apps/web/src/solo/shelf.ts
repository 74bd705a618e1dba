import * as z from 'zod/mini';
import type { Keep } from '../seat/storage.ts';

/** Another number means that older pages cannot read it. */
export const SAVE_FORMAT = 'spice-road-solo/1';

const KEY = 'spice-road.solo.';
const ASIDE = 'spice-road.solo-aside.';
/** Games are kept no longer when there are newer ones. */
const MOST_GAMES = 12;

/** As much of a saved game as its cover shows; whether the rest can be read is seen when it is opened. */
const coverSchema = z.object({
  format: z.literal(SAVE_FORMAT),
  savedAt: z.number(),
  round: z.int(),
  isOver: z.boolean(),
  players: z.array(z.object({ kind: z.string() })),
});

export interface Cover {
  readonly id: string;
  readonly savedAt: number;
  readonly round: number;
  readonly isOver: boolean;
  readonly playerCount: number;
}

/** Where this browser keeps its games. Each has a key of its own, so that tabs leave each other's alone. */
export interface Shelf {
  readonly read: (id: string) => string | null;
  readonly write: (id: string, text: string) => void;
  readonly remove: (id: string) => void;
  /** What cannot be read is moved out of the way, and kept: a newer page may be able to. */
  readonly setAside: (id: string) => void;
  /** Newest first. */
  readonly covers: () => readonly Cover[];
  readonly isLasting: () => boolean;
  /** Tells of what other tabs wrote. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function openShelf(keep: Keep): Shelf {
  function covers(): readonly Cover[] {
    return keep
      .keys(KEY)
      .flatMap((key) => coverOf(key.slice(KEY.length), keep.read(key)) ?? [])
      .toSorted((one, other) => other.savedAt - one.savedAt);
  }
  return {
    read: (id) => keep.read(KEY + id),
    write: (id, text) => {
      const isNew = keep.read(KEY + id) === null;
      keep.write(KEY + id, text);
      if (isNew) for (const old of covers().slice(MOST_GAMES)) keep.remove(KEY + old.id);
    },
    remove: (id) => keep.remove(KEY + id),
    setAside: (id) => {
      const text = keep.read(KEY + id);
      if (text === null) return;
      keep.write(ASIDE + id, text);
      keep.remove(KEY + id);
    },
    covers,
    isLasting: keep.isLasting,
    subscribe: keep.subscribe,
  };
}

function coverOf(id: string, text: string | null): Cover | null {
  const read = z.safeParse(coverSchema, jsonOf(text));
  if (!read.success) return null;
  const { savedAt, round, isOver, players } = read.data;
  return { id, savedAt, round, isOver, playerCount: players.length };
}

function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
