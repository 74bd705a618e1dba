import { layMatch } from '../boardgameio.ts';
import type { House } from '../house.ts';
import { seal } from '../matches/commitment.ts';
import { type Refused, refuse } from '../refused.ts';
import { callOffMatch, insertMatch } from '../store/match-rows.ts';
import type { Db } from '../store/db.ts';
import { type Changed, changeRoom } from './change-room.ts';
import { giveUpPlace } from './give-up-place.ts';
import {
  callOff,
  freePlaceOf,
  type OptionChanges,
  readyToStart,
  removePlace,
  setOptions,
  startMatch,
} from './host-commands.ts';
import type { Room } from './room.ts';
import { newMatchId } from './secrets.ts';
import { placeOf } from './seating.ts';

type Done = Changed<{ readonly place: number }> | Refused;

/** Starts the first match of a room, or the next. */
export function startNextMatch(house: House, code: string, secret: string | null): Promise<Done> {
  return asHost(house, code, secret, async (room, host, db) => {
    const ready = readyToStart(room, host);
    if (!ready.ok) return ready;
    const dealt = house.deal(ready.whoPlays);
    const { decks, seats } = dealt;
    const { opening, commitment } = seal(dealt);
    const { openTable, pointCardsToEnd } = room.options;
    const setup = { decks, openTable, ...(pointCardsToEnd === null ? {} : { pointCardsToEnd }) };
    const next = startMatch(room, { id: newMatchId(), seats: [...seats], commitment });
    const { match } = next;
    if (match === null) throw new Error('A match that was started is there.');
    await insertMatch(
      db,
      {
        id: match.id,
        roomCode: code,
        number: match.number,
        opening: { ...setup, salt: opening.salt },
        commitment,
        state: layMatch(seats.length, setup),
        seats: match.seats.map((place, seat) => ({ place, name: match.names[seat] ?? '' })),
      },
      house.clock.now(),
    );
    return { ok: true, room: next };
  });
}

/** Drops the running match of somebody who left it, or is away for long. */
export function callOffCurrentMatch(house: House, code: string, secret: string | null): Promise<Done> {
  return asHost(house, code, secret, async (room, host, db) => {
    const calledOff = callOff(room, host, (place) => house.presence.isLongAway(code, place));
    if (calledOff.ok && room.match) await callOffMatch(db, room.match.id, house.clock.now());
    return calledOff;
  });
}

export function setRoomOptions(
  house: House,
  code: string,
  secret: string | null,
  options: OptionChanges,
): Promise<Done> {
  return asHost(house, code, secret, async (room, host) => setOptions(room, host, options));
}

/** Removes somebody: everything that proved their place is void. */
export function removeFromRoom(house: House, code: string, secret: string | null, id: number): Promise<Done> {
  return asHost(house, code, secret, async (room, host, db) => {
    const removed = removePlace(room, host, id);
    if (removed.ok) await giveUpPlace(db, { code, place: id });
    return removed;
  });
}

/** Frees the place of somebody who is away; what proves it is good until somebody else takes it. */
export function freeInRoom(house: House, code: string, secret: string | null, id: number): Promise<Done> {
  const isHere = (place: number) => house.presence.isHere(code, place);
  return asHost(house, code, secret, async (room, host) => freePlaceOf(room, host, id, isHere));
}

function asHost(
  house: House,
  code: string,
  secret: string | null,
  command: (room: Room, by: number, db: Db) => Promise<Changed | Refused>,
): Promise<Done> {
  return changeRoom(house, code, async (room, db) => {
    const place = await placeOf(db, room, secret);
    if (place === null) return refuse('not-seated');
    const changed = await command(room, place.id, db);
    return changed.ok ? { ...changed, place: place.id } : changed;
  });
}
