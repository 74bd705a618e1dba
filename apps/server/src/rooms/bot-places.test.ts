import { describe, expect, test } from 'vitest';
import {
  askStandIn,
  changeLevel,
  dismissStandIn,
  NOTICE,
  placeOfYieldingBot,
  seatBot,
  STAND_IN_LEVEL,
  withoutStandIns,
} from './bot-places.ts';
import { startMatch } from './host-commands.ts';
import { newRoom, type Place, placeById, type Room, seatedPlaces, withPlace } from './room.ts';
import { takePlace } from './take-place.ts';

const ANA: Place = { id: 0, name: 'Ana', hasLeft: false };
const BO: Place = { id: 1, name: 'Bo', hasLeft: false };
const circumstances = { now: 1000, isLongAway: (place: number) => place === 1 };

function roomOf(...places: readonly Place[]): Room {
  return places.reduce(withPlace, newRoom('777777'));
}

function playing(room: Room): Room {
  return startMatch(room, { id: 'match-1', seats: seatedPlaces(room).map(({ id }) => id) });
}

function withBot(room: Room, place?: number): Room {
  const seated = seatBot(room, 0, { level: 'casual', place });
  if (!seated.ok) throw new Error(seated.code);
  return seated.room;
}

describe('a bot', () => {
  test('is called as its place is, or otherwise where a person is called so', () => {
    expect(placeById(withBot(roomOf(ANA)), 1)?.name).toBe('Anise');
    const taken = roomOf({ ...ANA, name: 'Anise' });
    expect(placeById(withBot(taken), 1)?.name).not.toBe('Anise');
  });

  test('takes a fresh place before one that was left, and says when it took that', () => {
    const left = roomOf(ANA, { ...BO, hasLeft: true });
    expect(seatBot(left, 0, { level: 'novice' })).toMatchObject({ ok: true, place: 2, takenOver: false });
    expect(seatBot(left, 0, { level: 'novice', place: 1 })).toMatchObject({ ok: true, place: 1, takenOver: true });
    expect(seatBot(left, 0, { level: 'novice', place: 0 })).toEqual({ ok: false, code: 'place-occupied' });
  });

  test('changes its level, and nobody else has one', () => {
    const room = withBot(roomOf(ANA));
    expect(changeLevel(room, 0, 1, 'expert')).toMatchObject({ ok: true, room: { places: [{}, { bot: 'expert' }] } });
    expect(changeLevel(room, 0, 0, 'expert')).toEqual({ ok: false, code: 'not-found' });
    expect(changeLevel(playing(room), 0, 1, 'expert')).toEqual({ ok: false, code: 'match-running' });
  });

  test('yields its place to a newcomer only where it may, and during a match only if it plays in it', () => {
    const room = withBot(roomOf(ANA, BO));
    expect(placeOfYieldingBot(room)).toBeNull();
    const yielding = { ...room, options: { ...room.options, botsGiveWay: true } };
    expect(placeOfYieldingBot(playing(yielding))?.id).toBe(2);
    const other = playing(roomOf(ANA, BO));
    const late = withPlace(
      { ...other, options: yielding.options },
      { id: 2, name: 'Clove', hasLeft: false, bot: 'novice' },
    );
    expect(placeOfYieldingBot(late)).toBeNull();
    expect(takePlace(playing(yielding), 'Cleo')).toMatchObject({
      ok: true,
      place: 2,
      takenOver: true,
      room: { match: { names: ['Ana', 'Bo', 'Cleo'] } },
    });
  });
});

describe('a stand-in', () => {
  const match = playing(withBot(roomOf(ANA, BO)));

  test('is announced some time before it begins, and asking again changes nothing', () => {
    const asked = askStandIn(match, ANA, 1, circumstances);
    if (!asked.ok) throw new Error(asked.code);
    expect(placeById(asked.room, 1)?.standIn).toEqual({ level: STAND_IN_LEVEL, from: 1000 + NOTICE });
    expect(askStandIn(asked.room, ANA, 1, { ...circumstances, now: 5000 })).toEqual({ ok: true, room: asked.room });
    expect(placeById(withoutStandIns(asked.room, [1]), 1)).toEqual(BO);
    expect(dismissStandIn(asked.room, ANA, 1)).toEqual({ ok: true, room: match });
  });

  test.each([
    { why: 'of somebody who is here', room: match, by: BO, id: 0, code: 'place-occupied' },
    { why: 'of a bot', room: match, by: ANA, id: 2, code: 'not-found' },
    { why: 'of nobody', room: match, by: ANA, id: 4, code: 'not-found' },
    { why: 'by who has left', room: match, by: { ...BO, hasLeft: true }, id: 0, code: 'not-seated' },
    { why: 'by who does not play', room: match, by: { ...BO, id: 3 }, id: 1, code: 'not-seated' },
    { why: 'while no match runs', room: roomOf(ANA, BO), by: ANA, id: 1, code: 'no-match' },
  ])('is refused in the place $why', ({ room, by, id, code }) => {
    expect(askStandIn(room, by, id, circumstances)).toEqual({ ok: false, code });
  });

  test('ends with its match', () => {
    const asked = askStandIn(match, ANA, 1, circumstances);
    const again = asked.ok ? playing({ ...asked.room, status: 'finished' }) : match;
    expect(placeById(again, 1)).toEqual(BO);
  });
});
