/** What the browser keeps for us, or only this page when it keeps nothing. */
export interface Keep {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, text: string) => void;
  /** False when nothing outlives the page: storage is blocked or full. */
  readonly isLasting: () => boolean;
  /** Tells of what other tabs wrote. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Where `localStorage` may be missing, throw on access (blocked) or throw on writing (full). */
export type StorageDoor = () => Pick<Storage, 'getItem' | 'setItem'>;

export function openKeep(door: StorageDoor, changes: Pick<Window, 'addEventListener' | 'removeEventListener'>): Keep {
  const own = new Map<string, string>();
  let lasting = probe(door);
  return {
    read: (key) => {
      if (!lasting) return own.get(key) ?? null;
      try {
        return door().getItem(key);
      } catch {
        return own.get(key) ?? null;
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
    isLasting: () => lasting,
    subscribe: (listener) => {
      changes.addEventListener('storage', listener);
      return () => {
        changes.removeEventListener('storage', listener);
      };
    },
  };
}

function probe(door: StorageDoor): boolean {
  try {
    door().getItem('spice-road');
    return true;
  } catch {
    return false;
  }
}
