import type { Clock } from '../clock.ts';

/** Who has a socket open in which room, on this node. Not stored: after a restart people come back by themselves. */
export interface Presence {
  /** A socket came, for a place or (null) to watch. Calling what is returned says that it went. */
  arrive(code: string, place: number | null): () => void;
  /** Somebody acted without a socket yet: they count as here for a moment. */
  touch(code: string, place: number): void;
  isHere(code: string, place: number): boolean;
  /** Has somebody been away for so long that nobody need wait for them? After a restart that takes as long again. */
  isLongAway(code: string, place: number): boolean;
  /** Does anybody have a socket here, if only to watch? */
  isAnybodyAt(code: string): boolean;
  /** Sockets that only watch. */
  watchers(code: string): number;
  /** Who is here has changed in this room. */
  onChange(hear: (code: string) => void): void;
}

/** How long somebody counts as here after their last socket went: a refresh takes less. */
export const GRACE = 2000;

/** How long somebody may be away before the others need not wait any more. */
export const PATIENCE = 60_000;

interface Attendance {
  watchers: number;
  /** Open sockets, by place. A moment of grace counts as one. */
  readonly sockets: Map<number, number>;
  /** When the last socket of a place went; milliseconds since 1970. */
  readonly wentAt: Map<number, number>;
  /** Since when anybody has been in the room: who was not seen since then has been away at least that long. */
  readonly openedAt: number;
}

export function presenceOf(clock: Clock): Presence {
  const rooms = new Map<string, Attendance>();
  const listeners: ((code: string) => void)[] = [];
  const tell = (code: string) => {
    for (const hear of listeners) hear(code);
  };

  function attendance(code: string): Attendance {
    const known = rooms.get(code);
    if (known !== undefined) return known;
    const opened = {
      watchers: 0,
      sockets: new Map<number, number>(),
      wentAt: new Map<number, number>(),
      openedAt: clock.now(),
    };
    rooms.set(code, opened);
    tellOfLongAbsence(code);
    return opened;
  }

  function tellOfLongAbsence(code: string): void {
    clock.after(PATIENCE, () => {
      if (rooms.has(code)) tell(code);
    });
  }

  function count(code: string, place: number | null, change: 1 | -1): void {
    const room = attendance(code);
    if (place === null) {
      room.watchers += change;
      tell(code);
    } else {
      const before = room.sockets.get(place) ?? 0;
      if (before + change > 0) room.sockets.set(place, before + change);
      else {
        room.sockets.delete(place);
        room.wentAt.set(place, clock.now());
        tellOfLongAbsence(code);
      }
      if (before === 0 || before + change === 0) tell(code);
    }
    if (room.watchers === 0 && room.sockets.size === 0) rooms.delete(code);
  }

  function countLater(code: string, place: number): void {
    clock.after(GRACE, () => {
      count(code, place, -1);
    });
  }

  function isHere(code: string, place: number): boolean {
    return rooms.get(code)?.sockets.has(place) ?? false;
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
    isHere,
    isLongAway: (code, place) => {
      const room = rooms.get(code);
      if (room === undefined || isHere(code, place)) return false;
      return clock.now() - (room.wentAt.get(place) ?? room.openedAt) >= PATIENCE;
    },
    isAnybodyAt: (code) => rooms.has(code),
    watchers: (code) => rooms.get(code)?.watchers ?? 0,
    onChange: (hear) => {
      listeners.push(hear);
    },
  };
}
