import { describe, expect, test } from 'vitest';
import { type Place, newRoom, type Room, withPlace } from '../rooms/room.ts';
import { botActing, playersIn } from './players.ts';

const ANA: Place = { id: 0, name: 'Ana', hasLeft: false };
const BO: Place = { id: 1, name: 'Bo', hasLeft: false };
const BOT: Place = { id: 1, name: 'Anise', hasLeft: false, bot: 'strong' };
const AWAY: Place = { ...BO, standIn: { level: 'skilled', from: 100 } };

function playing(...places: readonly Place[]): Room {
  const room = places.reduce(withPlace, newRoom('777777'));
  const match = { id: 'match', number: 1, seats: places.map(({ id }) => id), names: [], isOver: false };
  return { ...room, status: 'playing', match };
}

test.each([
  { name: 'no room', room: null },
  { name: 'a room in which none runs', room: withPlace(withPlace(newRoom('777777'), ANA), BOT) },
  { name: 'a match of people', room: playing(ANA, BO) },
])('bots have nothing to do with $name', ({ room }) => {
  expect(playersIn(room)).toBeNull();
});

describe('who acts:', () => {
  test.each([
    { name: 'a bot, always', place: BOT, now: 0, isHere: false, level: 'strong' },
    { name: 'nobody for a bot that was removed', place: { ...BOT, hasLeft: true }, now: 0, isHere: false, level: null },
    { name: 'a person for themselves', place: BO, now: 200, isHere: false, level: null },
    { name: 'no stand-in before its time', place: AWAY, now: 99, isHere: false, level: null },
    { name: 'a stand-in from then on', place: AWAY, now: 100, isHere: false, level: 'skilled' },
    { name: 'no stand-in for somebody who is here', place: AWAY, now: 200, isHere: true, level: null },
  ])('$name', ({ place, now, isHere, level }) => {
    const players = playersIn(playing(place, { ...BOT, id: 2 })) ?? [];
    expect(botActing(players[0], { now, isHere })).toBe(level);
  });
});
