import type { PlaceView, RoomView } from '@spice-road/protocol';
import { expect, test } from 'vitest';
import { deserters, hostOf, longAway, ownSeat, playsAlone, standingIn } from './standing.ts';

function place(id: number, presence: PlaceView['presence'] = 'here'): PlaceView {
  return { id, name: `Guest ${id + 1}`, isHost: id === 0, presence };
}

function room(given: Partial<RoomView>): RoomView {
  return {
    code: 'K7Q3MX',
    version: 1,
    status: 'waiting',
    places: [place(0), place(1)],
    options: { openTable: false, pointCardsToEnd: null, fastBots: false, botsGiveWay: false, hints: false },
    match: null,
    spectators: 0,
    you: null,
    link: 'http://localhost/r/K7Q3MX',
    ...given,
  };
}

const match = { id: 'a-match-of-the-room', number: 1, seats: [1, 0], names: ['B', 'A'], isOver: false };
const full = [0, 1, 2, 3, 4].map((id) => place(id));
const withBot: PlaceView[] = full.map((each) => (each.id === 4 ? { ...each, bot: 'strong' } : each));
const withBotAtTable = { ...match, seats: [4, 0] };
const givingWay = { ...room({}).options, botsGiveWay: true };
const left = [place(0), place(1, 'left')];

test.each([
  { who: 'a newcomer to a waiting room', given: {}, wantsSeat: true, at: 'door' },
  { who: 'a watcher of a waiting room', given: {}, wantsSeat: false, at: 'waiting' },
  { who: 'a newcomer to a full room', given: { places: full }, wantsSeat: true, at: 'waiting' },
  { who: 'somebody seated', given: { you: 1 }, wantsSeat: true, at: 'waiting' },
  { who: 'a newcomer to a running match', given: { status: 'playing', match }, wantsSeat: true, at: 'table' },
  { who: 'a player', given: { status: 'playing', match, you: 1 }, wantsSeat: true, at: 'table' },
  { who: 'who left', given: { status: 'playing', match, places: left, you: 1 }, wantsSeat: true, at: 'kept' },
  {
    who: 'who left to watch',
    given: { status: 'playing', match, places: left, you: 1 },
    wantsSeat: false,
    at: 'table',
  },
  { who: 'a player after the end', given: { status: 'finished', match, you: 1 }, wantsSeat: true, at: 'after' },
  { who: 'a newcomer after the end', given: { status: 'finished', match }, wantsSeat: true, at: 'door' },
  { who: 'a watcher after the end', given: { status: 'finished', match }, wantsSeat: false, at: 'after' },
  {
    who: 'a newcomer to a full room after the end',
    given: { status: 'finished', match, places: full },
    wantsSeat: true,
    at: 'after',
  },
  {
    who: 'a newcomer to a full room with a bot',
    given: { places: withBot },
    wantsSeat: true,
    at: 'waiting',
  },
  {
    who: 'a newcomer to a full room with a bot that gives way',
    given: { places: withBot, options: givingWay },
    wantsSeat: true,
    at: 'door',
  },
  {
    who: 'a newcomer to a match with a bot that gives way',
    given: { status: 'playing', match: withBotAtTable, places: withBot, options: givingWay },
    wantsSeat: true,
    at: 'door',
  },
  {
    who: 'a newcomer to a match in which the bot of the room does not play',
    given: { status: 'playing', match, places: withBot, options: givingWay },
    wantsSeat: true,
    at: 'table',
  },
] as const)('$who is at the $at', ({ given, wantsSeat, at }) => {
  expect(standingIn(room(given), { wantsSeat }).at).toBe(at);
});

test('the seat at the table is not the place in the room', () => {
  expect(ownSeat({ match, you: 1 })).toBe(0);
  expect(ownSeat({ match, you: 0 })).toBe(1);
  expect(ownSeat({ match, you: 4 })).toBeNull();
  expect(ownSeat({ match, you: null })).toBeNull();
  expect(ownSeat({ match: null, you: 1 })).toBeNull();
});

test.each([
  { who: 'against bots alone', seats: [4, 0], alone: true },
  { who: 'against a bot and a person', seats: [4, 1, 0], alone: false },
])('who plays $who is alone: $alone', ({ seats, alone }) => {
  expect(playsAlone(room({ match: { ...match, seats }, places: withBot, you: 0 }))).toBe(alone);
});

test('the host and those who left are found', () => {
  expect(hostOf(room({}))?.id).toBe(0);
  expect(deserters(room({ match, places: left })).map(({ id }) => id)).toEqual([1]);
  expect(deserters(room({ match }))).toEqual([]);
});

test('of those who are away for long, only who plays is waited for', () => {
  const away = [0, 1, 2].map((id): PlaceView => ({ ...place(id, 'away'), ...(id > 0 ? { isLongAway: true } : {}) }));
  expect(longAway(room({ match, places: away })).map(({ id }) => id)).toEqual([1]);
});
