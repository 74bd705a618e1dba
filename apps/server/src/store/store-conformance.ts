import { dealAtRandom } from '../matches/deal.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { applyMove, layMatch, type MatchState, stateIdOf } from '../boardgameio.ts';
import { newRoom, type Room, withPlace } from '../rooms/room.ts';
import { newMatchId } from '../rooms/secrets.ts';
import { callOffMatch, commitAction, insertMatch, type NewMatch, readLog, readMatch } from './match-rows.ts';
import {
  insertAttempt,
  insertContinuation,
  insertSecret,
  placeByAttempt,
  placeBySecret,
  revokeProofs,
  takeContinuation,
} from './proof-rows.ts';
import { lines } from './line-conformance.ts';
import { insertRoom, readRoom, updateRoom } from './room-rows.ts';
import type { LogRow } from './schema.ts';
import type { Store } from './store.ts';

const NOW = Date.UTC(2026, 0, 1);

/** What every store must do, whatever it is made of. */
export function storeConformance(name: string, open: () => Promise<Store>): void {
  describe(`a store of ${name}`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());

    describe('rooms', () => {
      rooms(() => store);
    });
    describe('lines', () => {
      lines(() => store);
    });
    describe('proofs of places', () => {
      proofs(() => store);
    });
    describe('matches', () => {
      matches(() => store);
    });
  });
}

function roomOf(code: string, people: number): Room {
  const names = ['Ana', 'Bo', 'Cleo', 'Dai', 'Eve'].slice(0, people);
  return names.reduce((room, each, id) => withPlace(room, { id, name: each, hasLeft: false }), newRoom(code));
}

function rooms(store: () => Store): void {
  test('a room is read as it was written', async () => {
    const room: Room = {
      ...roomOf('777777', 3),
      options: { openTable: true, pointCardsToEnd: 4, fastBots: true, botsGiveWay: true, hints: true },
      host: 2,
      touchedAt: NOW,
    };
    expect(await store().write((db) => insertRoom(db, room, NOW))).toBe(true);
    expect(await readRoom(store().db, '777777')).toEqual(room);
    expect(await readRoom(store().db, '999999')).toBeNull();
  });

  test('a code is given once', async () => {
    await store().write((db) => insertRoom(db, roomOf('777777', 1), NOW));
    expect(await store().write((db) => insertRoom(db, roomOf('777777', 2), NOW))).toBe(false);
    expect((await readRoom(store().db, '777777'))?.places).toHaveLength(1);
  });

  test('a change is written only over the room it was made from', async () => {
    const before = roomOf('777777', 1);
    await store().write((db) => insertRoom(db, before, NOW));
    const after = withPlace(before, { id: 1, name: 'שלום 👨‍👩‍👧‍👦', hasLeft: true });
    expect(await store().write((db) => updateRoom(db, before, after, NOW))).toBe(true);
    expect(await store().write((db) => updateRoom(db, before, roomOf('777777', 4), NOW))).toBe(false);
    expect(await readRoom(store().db, '777777')).toEqual({ ...after, version: 2, touchedAt: NOW });
  });

  test('of changes made at once from the same room one is written', async () => {
    const before = roomOf('777777', 1);
    await store().write((db) => insertRoom(db, before, NOW));
    const changes = [2, 3, 4, 5].map((people) =>
      store().write((db) => updateRoom(db, before, roomOf('777777', people), NOW)),
    );
    expect((await Promise.all(changes)).filter(Boolean)).toHaveLength(1);
  });

  test('what fails half-way leaves nothing', async () => {
    const failing = store().write(async (db) => {
      await insertRoom(db, roomOf('777777', 1), NOW);
      throw new Error('half-way');
    });
    await expect(failing).rejects.toThrow('half-way');
    expect(await readRoom(store().db, '777777')).toBeNull();
  });
}

function proofs(store: () => Store): void {
  const key = { code: '777777', place: 1 };
  beforeEach(() => store().write((db) => insertRoom(db, roomOf('777777', 2), NOW)));

  test('a secret proves its place, in its room alone', async () => {
    await store().write((db) => insertRoom(db, roomOf('999999', 2), NOW));
    await store().write((db) => insertSecret(db, key, 'hash-1', NOW));
    expect(await placeBySecret(store().db, '777777', 'hash-1')).toBe(1);
    expect(await placeBySecret(store().db, '777777', 'hash-2')).toBeNull();
    expect(await placeBySecret(store().db, '999999', 'hash-1')).toBeNull();
  });

  test('of many secrets of one place the newest are good', async () => {
    for (let index = 0; index < 20; index += 1) {
      await store().write((db) => insertSecret(db, key, `hash-${index}`, NOW + index));
    }
    expect(await placeBySecret(store().db, '777777', 'hash-3')).toBeNull();
    expect(await placeBySecret(store().db, '777777', 'hash-4')).toBe(1);
  });

  test('an attempt is remembered for the place it got first', async () => {
    await store().write((db) => insertAttempt(db, key, 'attempt', NOW));
    await store().write((db) => insertAttempt(db, { ...key, place: 0 }, 'attempt', NOW));
    expect(await placeByAttempt(store().db, 'attempt')).toEqual(key);
    expect(await placeByAttempt(store().db, 'another')).toBeNull();
  });

  test('a continuation is good once, until it expires, in its room', async () => {
    const take = (hash: string, code: string, now: number) =>
      store().write((db) => takeContinuation(db, code, hash, now));
    await store().write((db) => insertContinuation(db, key, 'one', NOW + 1000));
    await store().write((db) => insertContinuation(db, key, 'two', NOW + 1000));
    expect(await take('one', '999999', NOW)).toBeNull();
    expect(await take('one', '777777', NOW)).toBe(1);
    expect(await take('one', '777777', NOW)).toBeNull();
    expect(await take('two', '777777', NOW + 1000)).toBeNull();
  });

  test('proofs revoked are void, those of other places good', async () => {
    await store().write(async (db) => {
      await insertSecret(db, key, 'hash-1', NOW);
      await insertSecret(db, { ...key, place: 0 }, 'hash-0', NOW);
      await insertAttempt(db, key, 'attempt', NOW);
      await insertContinuation(db, key, 'continuation', NOW + 1000);
      await revokeProofs(db, key);
    });
    expect(await placeBySecret(store().db, '777777', 'hash-1')).toBeNull();
    expect(await placeBySecret(store().db, '777777', 'hash-0')).toBe(0);
    expect(await placeByAttempt(store().db, 'attempt')).toBeNull();
    expect(await store().write((db) => takeContinuation(db, '777777', 'continuation', NOW))).toBeNull();
  });

  test('a secret of a place that is not there is not stored', async () => {
    await expect(store().write((db) => insertSecret(db, { ...key, place: 4 }, 'hash', NOW))).rejects.toThrow(
      /constraint/i,
    );
  });
}

function matches(store: () => Store): void {
  let match: NewMatch;
  beforeEach(async () => {
    const room = roomOf('777777', 2);
    const setup = { decks: dealAtRandom([0, 1]).decks, openTable: false };
    match = {
      id: newMatchId(),
      roomCode: room.code,
      number: 1,
      opening: setup,
      commitment: 'c0ffee'.repeat(11).slice(0, 64),
      state: layMatch(2, setup),
      seats: [
        { place: 1, name: 'Bo' },
        { place: 0, name: 'Ana' },
      ],
    };
    const started = { id: match.id, number: 1, seats: [1, 0], names: ['Bo', 'Ana'], isOver: false };
    await store().write(async (db) => {
      await insertRoom(db, room, NOW);
      await insertMatch(db, match, NOW);
      await updateRoom(db, room, { ...room, status: 'playing', match: started, matchCount: 1 }, NOW);
    });
  });

  const stored = async () => {
    const read = await readMatch(store().db, match.id);
    if (read === null) throw new Error('The match is gone.');
    return read;
  };

  function entryAt(state: MatchState, seat: number): LogRow {
    const action = '{"type":"play","card":"^2","upgrades":""}';
    const state_id = stateIdOf(state);
    return { match_id: match.id, state_id, round: 1, seat, action, events: '[]', acted_at: NOW, by_bot: 1 };
  }

  test('a match is read as it was written, with its room', async () => {
    expect(await stored()).toEqual({
      id: match.id,
      roomCode: '777777',
      state: match.state,
      seats: match.seats,
      isCalledOff: false,
    });
    expect((await readRoom(store().db, '777777'))?.match).toMatchObject({ id: match.id, seats: [1, 0], isOver: false });
    expect(await readMatch(store().db, 'another')).toBeNull();
  });

  test('an action is stored whole: state and log', async () => {
    const before = await stored();
    const next = await afterRest(before.state, 0);
    expect(await store().write((db) => commitAction(db, before, next, entryAt(before.state, 0)))).toEqual({
      ok: true,
      roomChanged: false,
    });
    expect((await stored()).state).toEqual(next);
    expect(await readLog(store().db, match.id, { before: null, limit: 10 })).toEqual([entryAt(before.state, 0)]);
  });

  test('of actions on the same state one is stored, and only its log entry', async () => {
    const before = await stored();
    const next = await afterRest(before.state, 0);
    const commits = [1, 2, 3].map(() =>
      store().write((db) => commitAction(db, before, next, entryAt(before.state, 0))),
    );
    expect((await Promise.all(commits)).filter(({ ok }) => ok)).toHaveLength(1);
    expect(await readLog(store().db, match.id, { before: null, limit: 10 })).toHaveLength(1);
  });

  test('the last action ends the match and the room with it; none follows', async () => {
    const before = await stored();
    const next = await afterRest(before.state, 0);
    const over = { ...next, ctx: { ...next.ctx, gameover: { scores: [] } } };
    await store().write((db) => commitAction(db, before, over, entryAt(before.state, 0)));
    expect(await readRoom(store().db, '777777')).toMatchObject({
      status: 'finished',
      version: 3,
      match: { isOver: true },
    });
    const further = await afterRest(next, 1);
    expect(await store().write((db) => commitAction(db, before, further, entryAt(next, 1)))).toEqual({ ok: false });
  });

  test('no action follows in a match that was called off', async () => {
    const before = await stored();
    await store().write((db) => callOffMatch(db, match.id, NOW));
    const next = await afterRest(before.state, 0);
    expect(await store().write((db) => commitAction(db, before, next, entryAt(before.state, 0)))).toEqual({
      ok: false,
    });
    expect((await stored()).isCalledOff).toBe(true);
  });

  test('the log is read newest first, shown oldest first', async () => {
    let { state } = await stored();
    for (const seat of [0, 1]) {
      const before = await stored();
      state = await afterRest(before.state, seat);
      await store().write((db) => commitAction(db, before, state, entryAt(before.state, seat)));
    }
    for (const { before, limit, ids } of [
      { before: null, limit: 10, ids: [0, 1] },
      { before: null, limit: 1, ids: [1] },
      { before: 1, limit: 10, ids: [0] },
    ]) {
      expect((await readLog(store().db, match.id, { before, limit })).map((row) => row.state_id)).toEqual(ids);
    }
  });
}

async function afterRest(state: MatchState, seat: number): Promise<MatchState> {
  const action = { type: 'play', args: [{ card: '^2', upgrades: '' }], playerID: String(seat) };
  const next = await applyMove(state, action);
  if (next === null) throw new Error('The move was refused.');
  return next;
}
