/** What the browser keeps for us, or only this page when it keeps nothing. */
export interface Keep {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, text: string) => void;
  readonly remove: (key: string) => void;
  /** All keys that begin so, in no particular order. */
  readonly keys: (beginning: string) => readonly string[];
  /** False when nothing outlives the page: storage is blocked or full. */
  readonly isLasting: () => boolean;
  /** Tells of what other tabs wrote. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Where `localStorage` may be missing, throw on access (blocked) or throw on writing (full). */
export type StorageDoor = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export function openKeep(door: StorageDoor, changes: Pick<Window, 'addEventListener' | 'removeEventListener'>): Keep {
  const own = new Map<string, string>();
  let lasting = probe(door);
  return {
    read: (key) => {
      const written = own.get(key);
      // What could not be written is newer than what is stored.
      if (!lasting && written !== undefined) return written;
      try {
        return door().getItem(key);
      } catch {
        return written ?? null;
      }
    },
    write: (key, text) => {
      own.set(key, text);
      try {
        door().setItem(key, text);
      } catch {
        lasting = false;
      }
    },
    remove: (key) => {
      own.delete(key);
      try {
        door().removeItem(key);
      } catch {
        lasting = false;
      }
    },
    keys: (beginning) => [...new Set([...own.keys(), ...storedKeys(door)])].filter((key) => key.startsWith(beginning)),
    isLasting: () => lasting,
    subscribe: (listener) => {
      changes.addEventListener('storage', listener);
      return () => {
        changes.removeEventListener('storage', listener);
      };
    },
  };
}

function storedKeys(door: StorageDoor): readonly string[] {
  try {
    const stored = door();
    return Array.from({ length: stored.length }, (_, place) => stored.key(place)).filter((key) => key !== null);
  } catch {
    return [];
  }
}

function probe(door: StorageDoor): boolean {
  try {
    door().getItem('spice-road');
    return true;
  } catch {
    return false;
  }
}
