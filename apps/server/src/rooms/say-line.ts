import type { ChatLine } from '@spice-road/protocol';
import type { House } from '../house.ts';
import { type Refused, refuse } from '../refused.ts';
import type { Db } from '../store/db.ts';
import { insertLine, lineByAttempt } from '../store/line-rows.ts';
import { readRoom } from '../store/room-rows.ts';
import type { Place } from './room.ts';
import { placeOf } from './seating.ts';

/** What somebody wants to say; `attempt` makes saying it again harmless. */
interface Utterance {
  readonly text: string;
  readonly attempt: string;
}

type Said = { readonly ok: true; readonly line: ChatLine };

/** Somebody with a place says a line to the room. It is stored before anybody is told. */
export async function sayLine(
  house: House,
  code: string,
  secret: string | null,
  { text, attempt }: Utterance,
): Promise<Said | Refused> {
  const speaker = await speakerOf(house.store.db, code, secret);
  if (!speaker.ok) return speaker;
  if (!(await house.limits.allows('linesOfPlace', `${code} ${speaker.place.id}`))) return refuse('too-fast');

  const said = await house.store.write(async (db): Promise<Said | Refused> => {
    // While it waited, they may have been removed.
    const still = await speakerOf(db, code, secret);
    if (!still.ok) return still;
    const { id: place, name } = still.place;
    const before = await lineByAttempt(db, { code, place }, attempt);
    if (before !== null) return { ok: true, line: before };
    const line = await insertLine(db, { room_code: code, place, name, text, attempt, said_at: house.clock.now() });
    return { ok: true, line };
  });
  if (!said.ok) return said;
  house.passing('publishing');
  house.fanout.publish({ kind: 'lines', code });
  house.passing('published');
  return said;
}

/** Whoever has left says nothing until they are back. */
async function speakerOf(db: Db, code: string, secret: string | null): Promise<{ ok: true; place: Place } | Refused> {
  const room = await readRoom(db, code);
  if (room === null) return refuse('room-unknown');
  const place = await placeOf(db, room, secret);
  return place === null || place.hasLeft ? refuse('not-seated') : { ok: true, place };
}
