import type { RoomView } from '@spice-road/protocol';
import type { House } from '../house.ts';
import { placeBySecret } from '../store/proof-rows.ts';
import { readRoom } from '../store/room-rows.ts';
import type { Room } from './room.ts';
import { viewOfRoom } from './room-view.ts';

/** Somebody who looks at a room. */
export interface Onlooker {
  readonly secretHash: string | null;
  /** The address they share the room by. */
  readonly link: string;
  /** Called with their view at once, and whenever it changes. */
  show(view: RoomView): void;
  /** The room is there no more. */
  dismiss(): void;
}

/** Everybody who looks at a room, on this node. */
export interface Gatherings {
  /** Calling what is returned says that they went. */
  join(code: string, onlooker: Onlooker): () => void;
}

interface Guest extends Onlooker {
  /** What their secret proved when last looked up; undefined before the first time. */
  place: number | null | undefined;
  depart(): void;
  /** The view they were shown last, as JSON. */
  shown: string;
}

interface Gathering {
  readonly guests: Set<Guest>;
  /** `again` when something changed while the room was being read: what was read may be old. */
  reading: 'no' | 'yes' | 'again';
}

export function openGatherings(house: House): Gatherings {
  const gatherings = new Map<string, Gathering>();
  const { store, presence, fanout, log } = house;

  fanout.listen((news) => {
    if (news.kind === 'room') refresh(news.code);
  });
  presence.onChange(refresh);

  /** Shows the room to everybody whose view of it changed; several changes at once are shown as one. */
  function refresh(code: string): void {
    const gathering = gatherings.get(code);
    if (!gathering) return;
    if (gathering.reading === 'no') {
      gathering.reading = 'yes';
      readAndShow(code, gathering).catch((error: unknown) => {
        gathering.reading = 'no';
        log.error('A room could not be shown.', error);
      });
    } else gathering.reading = 'again';
  }

  async function readAndShow(code: string, gathering: Gathering): Promise<void> {
    const room = await readRoom(store.db, code);
    for (const guest of gathering.guests) await recognise(code, guest);
    if (room) for (const guest of gathering.guests) showTo(guest, room);
    else for (const guest of gathering.guests) guest.dismiss();
    const again = gathering.reading === 'again';
    gathering.reading = 'no';
    if (again) refresh(code);
  }

  /** Places change hands, so each time the secret is looked up anew. */
  async function recognise(code: string, guest: Guest): Promise<void> {
    const place = guest.secretHash === null ? null : await placeBySecret(store.db, code, guest.secretHash);
    if (place === guest.place || !gatherings.get(code)?.guests.has(guest)) return;
    guest.depart();
    guest.place = place;
    guest.depart = presence.arrive(code, place);
  }

  function showTo(guest: Guest, room: Room): void {
    const view = viewOfRoom(room, house, { place: guest.place ?? null, link: guest.link });
    const shown = JSON.stringify(view);
    if (shown === guest.shown) return;
    guest.shown = shown;
    guest.show(view);
  }

  return {
    join: (code, onlooker) => {
      const gathering = gatherings.get(code) ?? { guests: new Set(), reading: 'no' };
      gatherings.set(code, gathering);
      const guest: Guest = { ...onlooker, place: undefined, depart: () => {}, shown: '' };
      gathering.guests.add(guest);
      refresh(code);
      return () => {
        gathering.guests.delete(guest);
        if (gathering.guests.size === 0) gatherings.delete(code);
        guest.depart();
      };
    },
  };
}
