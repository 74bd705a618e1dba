import type { ChatLine, RoomView } from '@spice-road/protocol';
import type { House } from '../house.ts';
import { readLines } from '../store/line-rows.ts';
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
  /** Called once with the lines the room keeps, after the first view. */
  catchUp(lines: readonly ChatLine[]): void;
  /** Called with each line said since, in order. */
  tell(line: ChatLine): void;
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
  /** Number of the last line they were told; null before they have caught up. */
  heard: number | null;
}

interface Gathering {
  readonly guests: Set<Guest>;
  /** `again` when something changed while the room was being read: what was read may be old. */
  reading: 'no' | 'yes' | 'again';
  /** Lines that cannot be read have been named in the log: once is enough. */
  hasComplained: boolean;
}

export function openGatherings(house: House): Gatherings {
  const gatherings = new Map<string, Gathering>();
  const { store, presence, fanout, log } = house;

  fanout.listen((news) => {
    refresh(news.code);
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
    if (room) {
      for (const guest of gathering.guests) showTo(guest, room);
      await tellLines(code, gathering);
    } else for (const guest of gathering.guests) guest.dismiss();
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
    const { link, secretHash, place = null } = guest;
    const view = viewOfRoom(room, house, { place, link, isSecretVoid: secretHash !== null && place === null });
    const shown = JSON.stringify(view);
    if (shown === guest.shown) return;
    guest.shown = shown;
    guest.show(view);
  }

  async function tellLines(code: string, gathering: Gathering): Promise<void> {
    const listening = [...gathering.guests].filter((guest) => guest.shown !== '');
    if (listening.length === 0) return;
    const after = Math.min(...listening.map(({ heard }) => heard ?? 0));
    const { lines, damaged } = await readLines(store.db, code, after);
    if (damaged[0] !== undefined && !gathering.hasComplained) {
      gathering.hasComplained = true;
      log.error(`Of the lines of a room ${damaged.length} could not be told.`, damaged[0]);
    }
    for (const guest of listening) {
      const { heard } = guest;
      if (heard === null) guest.catchUp(lines);
      else for (const line of lines) if (line.number > heard) guest.tell(line);
      guest.heard = lines.at(-1)?.number ?? heard ?? 0;
    }
  }

  return {
    join: (code, onlooker) => {
      const gathering = gatherings.get(code) ?? { guests: new Set(), reading: 'no', hasComplained: false };
      gatherings.set(code, gathering);
      const guest: Guest = { ...onlooker, place: undefined, depart: () => {}, shown: '', heard: null };
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
