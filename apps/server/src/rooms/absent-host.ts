import type { House } from '../house.ts';
import { readRoom } from '../store/room-rows.ts';
import { changeRoom } from './change-room.ts';
import { nextHost } from './leave.ts';
import { PATIENCE } from './presence.ts';
import type { Room } from './room.ts';

/**
 * A host who closed the tab must not keep the others from starting, nor from calling off a match that waits for that
 * host: after a minute the part passes to the first who is here. Until what is returned is called.
 */
export function replaceAbsentHosts(house: House): () => void {
  const { store, clock, presence, fanout, log } = house;
  let isOver = false;
  const pending = new Map<string, { readonly host: number; cancel(): void }>();

  async function consider(code: string): Promise<void> {
    const room = await readRoom(store.db, code);
    const successor = room === null ? null : successorIn(room);
    const before = pending.get(code);
    if (room !== null && successor !== null && before?.host === room.host) return;
    before?.cancel();
    pending.delete(code);
    if (room === null || successor === null) return;
    const cancel = clock.after(PATIENCE, () => {
      pending.delete(code);
      watched(replace(code, room.host));
    });
    pending.set(code, { host: room.host, cancel });
  }

  async function replace(code: string, absent: number): Promise<void> {
    await changeRoom(house, code, async (room) => {
      const successor = room.host === absent ? successorIn(room) : null;
      return { ok: true, room: successor === null ? room : { ...room, host: successor } };
    });
  }

  /** Null while the host is here, nobody else is, or none is needed. */
  function successorIn(room: Room): number | null {
    const isHere = (place: number) => presence.isHere(room.code, place);
    if (isHere(room.host)) return null;
    const next = nextHost(room, isHere);
    return next !== room.host && isHere(next) ? next : null;
  }

  function watched(work: Promise<void>): void {
    work.catch((error: unknown) => {
      if (!isOver) log.error('An absent host could not be replaced.', error);
    });
  }

  const look = (code: string) => {
    if (!isOver) watched(consider(code));
  };
  presence.onChange(look);
  fanout.listen(({ kind, code }) => {
    if (kind === 'room') look(code);
  });
  return () => {
    isOver = true;
    for (const { cancel } of pending.values()) cancel();
  };
}
