import { describe, expect, test } from 'vitest';
import { callOff, freePlaceOf, readyToStart, setOptions, startMatch } from './host-commands.ts';
import { leave } from './leave.ts';
import { freePlace, isTaken, newRoom, placeById, type Room, seatedPlaces, takenPlaces } from './room.ts';
import { rename, returnToPlace, takePlace } from './take-place.ts';

const NAMES = ['Ana', 'Bo', 'Cleo', 'Dai', 'Eve'];
const nobody = () => false;

function roomOf(people: number): Room {
  return NAMES.slice(0, people).reduce((room, name) => taken(room, name), newRoom('777777'));
}

function taken(room: Room, name: string): Room {
  const taking = takePlace(room, name);
  if (!taking.ok) throw new Error(taking.code);
  return taking.room;
}

function left(room: Room, ...ids: readonly number[]): Room {
  return ids.reduce((before, id) => leave(before, place(before, id), nobody), room);
}

function place(room: Room, id: number) {
  const found = placeById(room, id);
  if (!found) throw new Error(`No place ${id}.`);
  return found;
}

function playing(room: Room): Room {
  return startMatch(room, { id: 'match-1', seats: seatedPlaces(room).map(({ id }) => id) });
}

describe('the next to come gets', () => {
  test.each([
    { name: 'the first place of an empty room', room: roomOf(0), free: 0 },
    { name: 'the next one', room: roomOf(3), free: 3 },
    { name: 'a fresh one rather than one that was left', room: left(roomOf(4), 1), free: 4 },
    { name: 'one that was left when no fresh one is there', room: left(roomOf(5), 3, 1), free: 1 },
    { name: 'none in a full room', room: roomOf(5), free: null },
  ])('$name', ({ room, free }) => {
    expect(freePlace(room)).toBe(free);
  });
});

test('a place that was left is taken over, and coming back to it is none', () => {
  const room = left(roomOf(5), 2);
  expect(takePlace(room, 'Fay')).toMatchObject({ ok: true, place: 2, takenOver: true });
  expect(returnToPlace(room, place(room, 2), '')).toMatchObject({ ok: true, place: 2, takenOver: false });
  expect(returnToPlace(roomOf(2), place(roomOf(2), 1), '')).toMatchObject({ room: roomOf(2) });
});

test('who left during a match keeps the place; who left before it cannot come in', () => {
  const room = left(playing(left(roomOf(4), 3)), 1);
  expect(takenPlaces(room).map(({ id }) => id)).toEqual([0, 1, 2]);
  expect(returnToPlace(room, place(room, 1), '')).toMatchObject({ ok: true });
  expect(returnToPlace(room, place(room, 3), '')).toMatchObject({ ok: false, code: 'room-playing' });
  expect(takePlace(room, 'Fay')).toMatchObject({ ok: false, code: 'room-playing' });
  expect(isTaken({ ...room, status: 'finished' }, place(room, 1))).toBe(false);
});

describe('the host’s part', () => {
  test.each([
    { name: 'passes to the next in order', room: roomOf(3), here: [], host: 1 },
    { name: 'passes to who is here rather', room: roomOf(4), here: [3], host: 3 },
    { name: 'passes over who has left', room: left(roomOf(3), 1), here: [1], host: 2 },
    { name: 'goes round past the last place', room: { ...roomOf(3), host: 2 }, here: [], host: 0 },
    { name: 'stays when nobody else is there', room: roomOf(1), here: [], host: 0 },
  ])('$name', ({ room, here, host }) => {
    expect(leave(room, place(room, room.host), (id) => here.includes(id)).host).toBe(host);
  });

  test('goes to whoever comes into a room its host has left', () => {
    const empty = left(roomOf(2), 0, 1);
    expect(takePlace(empty, 'Cleo')).toMatchObject({ room: { host: 2 } });
    expect(returnToPlace(empty, place(empty, 0), '')).toMatchObject({ room: { host: 0 } });
  });

  test('stays when somebody else leaves', () => {
    expect(left(roomOf(3), 1).host).toBe(0);
  });
});

describe('a match', () => {
  test('seats whoever has not left', () => {
    expect(readyToStart(left(roomOf(4), 2), 0)).toEqual({ ok: true, whoPlays: [0, 1, 3] });
  });

  test.each([
    { name: 'by another than the host', room: roomOf(3), by: 1, code: 'not-host' },
    { name: 'with one player', room: roomOf(1), by: 0, code: 'too-few-players' },
    { name: 'while one runs', room: playing(roomOf(2)), by: 0, code: 'match-running' },
  ])('is not started $name', ({ room, by, code }) => {
    expect(readyToStart(room, by)).toEqual({ ok: false, code });
  });

  test('keeps the names its players had at the start, by seat', () => {
    const room = startMatch(roomOf(3), { id: 'match-1', seats: [2, 0, 1] });
    const renamed = rename(room, place(room, 2), 'Zoe');
    expect(renamed.match).toMatchObject({ seats: [2, 0, 1], names: ['Cleo', 'Ana', 'Bo'], number: 1 });
    expect(renamed.places.map(({ name }) => name)).toEqual(['Ana', 'Bo', 'Zoe']);
  });

  test('is called off when one of its players has left', () => {
    expect(callOff(left(playing(roomOf(3)), 2), 0, nobody)).toMatchObject({
      ok: true,
      room: { status: 'waiting', match: null },
    });
    expect(callOff(playing(roomOf(3)), 0, nobody)).toMatchObject({ code: 'nobody-left' });
    expect(callOff(left(playing(roomOf(3)), 2), 1, nobody)).toMatchObject({ code: 'not-host' });
    expect(callOff(roomOf(3), 0, nobody)).toMatchObject({ code: 'no-match' });
  });

  test('is called off when one of its players is away for long, and nobody else', () => {
    const room = taken({ ...playing(roomOf(2)), status: 'waiting' }, 'Cleo');
    const resumed: Room = { ...room, status: 'playing' };
    expect(callOff(resumed, 0, (id) => id === 1)).toMatchObject({ ok: true, room: { match: null } });
    expect(callOff(resumed, 0, (id) => id === 2)).toMatchObject({ code: 'nobody-left' });
  });
});

const isHere = (id: number) => id === 0 || id === 1;

describe('the place of somebody else', () => {
  test('is freed for others while they are away, and theirs until it is taken', () => {
    const freed = freePlaceOf(roomOf(3), 0, 2, isHere);
    if (!freed.ok) throw new Error(freed.code);
    expect(takenPlaces(freed.room).map(({ id }) => id)).toEqual([0, 1]);
    expect(returnToPlace(freed.room, place(freed.room, 2), '')).toMatchObject({ ok: true, place: 2 });
    expect(freePlaceOf(freed.room, 0, 2, isHere)).toEqual(freed);
  });

  test.each([
    { name: 'by another than the host', room: roomOf(3), by: 1, id: 2, code: 'not-host' },
    { name: 'while a match runs', room: playing(roomOf(3)), by: 0, id: 2, code: 'match-running' },
    { name: 'when it is the host’s own', room: roomOf(3), by: 0, id: 0, code: 'not-found' },
    { name: 'when nobody has it', room: roomOf(3), by: 0, id: 4, code: 'not-found' },
    { name: 'when they are here', room: roomOf(3), by: 0, id: 1, code: 'place-occupied' },
  ])('is not freed $name', ({ room, by, id, code }) => {
    expect(freePlaceOf(room, by, id, isHere)).toEqual({ ok: false, code });
  });
});

test('options left out stay, and null is the standard number', () => {
  const room = set(roomOf(2), { openTable: true, pointCardsToEnd: 4 });
  expect(set(room, {}).options).toMatchObject({ openTable: true, pointCardsToEnd: 4 });
  expect(set(room, { openTable: false }).options).toMatchObject({ openTable: false, pointCardsToEnd: 4 });
  expect(set(room, { pointCardsToEnd: null }).options).toMatchObject({ openTable: true, pointCardsToEnd: null });
  expect(setOptions(playing(roomOf(2)), 0, { openTable: true })).toMatchObject({ code: 'match-running' });
});

function set(room: Room, options: object): Room {
  const changed = setOptions(room, 0, options);
  return changed.ok ? changed.room : room;
}

test('a blank name becomes one that nobody else goes by', () => {
  const room = taken(roomOf(1), 'Guest 3');
  expect(taken(room, '').places.map(({ name }) => name)).toEqual(['Ana', 'Guest 3', 'Guest 4']);
  expect(rename(room, place(room, 1), '').places[1]?.name).toBe('Guest 2');
});

test('what is no rule of the match may change in the middle of it', () => {
  const room = playing(roomOf(2));
  expect(setOptions(room, 0, { fastBots: true, botsGiveWay: true })).toMatchObject({
    ok: true,
    room: { options: { openTable: false, pointCardsToEnd: null, fastBots: true, botsGiveWay: true } },
  });
  expect(setOptions(room, 0, { fastBots: true, openTable: true })).toEqual({ ok: false, code: 'match-running' });
  expect(setOptions(room, 0, { hints: true })).toEqual({ ok: false, code: 'match-running' });
  expect(setOptions(room, 1, { fastBots: true })).toEqual({ ok: false, code: 'not-host' });
});
