import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { again } from './again.ts';
import { newAttempt, say } from './chat.ts';
import { ask, createRoom, join as joinRoom } from './http.ts';

/** What was answered, besides actions. */
export interface Known {
  readonly rooms: { readonly code: string; readonly secret: string; openTable: boolean }[];
  readonly names: { readonly code: string; readonly secret: string; readonly place: number; readonly name: string }[];
  /** Said, and `true` when that was acknowledged: then twice, as a browser does whose answer was lost. */
  readonly lines: { readonly code: string; readonly text: string; isAcknowledged: boolean }[];
}

/** Rooms made, places taken, options set, lines said: what was answered counts as much as an action. */
export async function makeChanges(url: string, known: Known, tag: string, figures: { changes: number }): Promise<void> {
  try {
    for (let index = 0; ; index += 1) {
      const made = await createRoom(url, `Ana ${tag} ${index}`.slice(0, 24));
      const room = { code: made.room.code, secret: made.secret, openTable: false };
      known.rooms.push(room);
      const name = `Bo ${tag} ${index}`.slice(0, 24);
      const joined = await joinRoom(url, room.code, name);
      known.names.push({ code: room.code, secret: joined.secret, place: joined.place, name });
      const set = await ask(url, `api/rooms/${room.code}/options`, {
        method: 'PATCH',
        body: { openTable: true },
        secret: room.secret,
      });
      if (set.status === 200) room.openTable = true;
      const line = { code: room.code, text: `Hello ${tag} ${index}`, isAcknowledged: false };
      known.lines.push(line);
      const attempt = newAttempt();
      for (let time = 0; time < 2; time += 1) {
        const said = await say(url, room.code, joined.secret, line.text, attempt);
        if (said.status === 201) line.isAcknowledged = true;
      }
      figures.changes += 3;
    }
  } catch {
    // The server is gone.
  }
}

const roomSchema = z.object({
  you: z.number(),
  options: z.object({ openTable: z.boolean() }),
  places: z.array(z.object({ id: z.number(), name: z.string() })),
});

export async function expectKnown(url: string, known: Known): Promise<void> {
  for (const { code, secret, openTable } of known.rooms.splice(0)) {
    const room = roomSchema.parse((await again(() => ask(url, `api/rooms/${code}`, { secret }))).body);
    if (room.you !== 0 || (openTable && !room.options.openTable)) throw new Error(`Room ${code} lost something.`);
  }
  for (const { code, secret, place, name } of known.names.splice(0)) {
    const room = roomSchema.parse((await again(() => ask(url, `api/rooms/${code}`, { secret }))).body);
    if (room.you !== place || room.places.find(({ id }) => id === place)?.name !== name)
      throw new Error(`Place ${place} of room ${code} is lost.`);
  }
}

/** A line that was acknowledged is there once; one that was not, once or never. */
export function expectLines(opened: DatabaseSync, known: Known, figures: { lines: number }): void {
  using database = opened;
  const count = database.prepare('select count(*) as count from lines where room_code = ? and text = ?');
  for (const { code, text, isAcknowledged } of known.lines.splice(0)) {
    const found = Number(count.get(code, text)?.['count']);
    if (found > 1 || (isAcknowledged && found === 0)) throw new Error(`Room ${code} has a line ${found} times.`);
    if (isAcknowledged) figures.lines += 1;
  }
}
