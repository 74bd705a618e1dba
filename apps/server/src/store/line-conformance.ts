import { MOST_LINES } from '@spice-road/protocol';
import { expect, test } from 'vitest';
import { newRoom } from '../rooms/room.ts';
import { deleteRoom, insertRoom, readRoom } from './room-rows.ts';
import { disownLines, insertLine, lineByAttempt, readLines } from './line-rows.ts';
import type { Store } from './store.ts';

const NOW = Date.UTC(2026, 0, 1);
const ROOM = newRoom('777777');

/** What every store must do with what people say. */
export function lines(store: () => Store): void {
  test('the newest two hundred of a room are kept, numbered without a gap', async () => {
    await store().write((db) => insertRoom(db, ROOM, NOW));
    for (let at = 1; at <= MOST_LINES + 2; at += 1) await store().write((db) => insertLine(db, lineOf(`${at}`)));
    const numbers = (await readLines(store().db, '777777')).lines.map(({ number }) => number);
    expect(numbers).toEqual(Array.from({ length: MOST_LINES }, (_, at) => at + 3));
    expect((await readLines(store().db, '777777', 200)).lines.map(({ number }) => number)).toEqual([201, 202]);
  });

  test('a line is found by its attempt and place, is something done in the room, and goes with it', async () => {
    await store().write((db) => insertRoom(db, ROOM, NOW));
    const said = await store().write((db) => insertLine(db, lineOf('one', 1, NOW + 5)));
    expect(said).toEqual({ number: 1, place: 1, name: 'Ana', text: 'one', saidAt: new Date(NOW + 5).toISOString() });
    expect(await lineByAttempt(store().db, { code: '777777', place: 1 }, 'one')).toEqual(said);
    expect(await lineByAttempt(store().db, { code: '777777', place: 0 }, 'one')).toBeNull();
    expect((await readRoom(store().db, '777777'))?.touchedAt).toBe(NOW + 5);
    await store().write((db) => disownLines(db, { code: '777777', place: 1 }));
    expect((await readLines(store().db, '777777')).lines).toEqual([{ ...said, place: null }]);
    await store().write((db) => deleteRoom(db, '777777'));
    expect((await readLines(store().db, '777777')).lines).toEqual([]);
  });
}

function lineOf(attempt: string, place = 0, now = NOW) {
  return { room_code: '777777', place, name: 'Ana', text: attempt, attempt, said_at: now };
}
