import type { Clock } from '../clock.ts';

/** Who has a socket open in which room, on this node. Not stored: after a restart people come back by themselves. */
export interface Presence {
  /** A socket came, for a place or (null) to watch. Calling what is returned says that it went. */
  arrive(code: string, place: number | null): () => void;
  /** Somebody acted without a socket yet: they count as here for a moment. */
  touch(code: string, place: number): void;
  isHere(code: string, place: number): boolean;
  /** Sockets that only watch. */
  watchers(code: string): number;
  /** Who is here has changed in this room. */
  onChange(hear: (code: string) => void): void;
}

/** How long somebody counts as here after their last socket went: a refresh takes less. */
export const GRACE = 2000;

interface Attendance {
  watchers: number;
  /** Open sockets, by place. A moment of grace counts as one. */
  readonly sockets: Map<number, number>;
}

export function presenceOf(clock: Clock): Presence {
  const rooms = new Map<string, Attendance>();
  const listeners: ((code: string) => void)[] = [];
  const tell = (code: string) => {
    for (const hear of listeners) hear(code);
  };

  function attendance(code: string): Attendance {
    const known = rooms.get(code) ?? { watchers: 0, sockets: new Map<number, number>() };
    rooms.set(code, known);
    return known;
  }

  function count(code: string, place: number | null, change: 1 | -1): void {
    const room = attendance(code);
    if (place === null) {
      room.watchers += change;
      tell(code);
    } else {
      const before = room.sockets.get(place) ?? 0;
      if (before + change > 0) room.sockets.set(place, before + change);
      else room.sockets.delete(place);
      if (before === 0 || before + change === 0) tell(code);
    }
    if (room.watchers === 0 && room.sockets.size === 0) rooms.delete(code);
  }

  function countLater(code: string, place: number): void {
    clock.after(GRACE, () => {
      count(code, place, -1);
    });
  }

  return {
    arrive: (code, place) => {
      count(code, place, 1);
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        if (place === null) count(code, place, -1);
        else countLater(code, place);
      };
    },
    touch: (code, place) => {
      count(code, place, 1);
      countLater(code, place);
    },
    isHere: (code, place) => rooms.get(code)?.sockets.has(place) ?? false,
    watchers: (code) => rooms.get(code)?.watchers ?? 0,
    onChange: (hear) => {
      listeners.push(hear);
    },
  };
}
