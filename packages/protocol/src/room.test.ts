import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addBotSchema, BOT_LEVELS, changeBotSchema } from './bots.ts';
import { CODES, PROBLEMS } from './codes.ts';
import { acknowledgementSchema, problemSchema, STATUS_OF } from './problem.ts';
import { ROOM_CODE_ALPHABET, ROOM_CODE_LENGTH, roomCodeSchema } from './room-code.ts';
import {
  createRoomSchema,
  PRESENCES,
  redeemSchema,
  ROOM_STATUSES,
  roomHandshakeSchema,
  type RoomView,
  roomViewSchema,
  seatedSchema,
  setOptionsSchema,
} from './room.ts';

const base64url = (length: number) => fc.stringMatching(new RegExp(`^[A-Za-z0-9_-]{${length}}$`));
const code = fc.stringMatching(new RegExp(`^[${ROOM_CODE_ALPHABET}]{${ROOM_CODE_LENGTH}}$`));
const level = fc.constantFrom(...BOT_LEVELS);
const place = fc.record(
  {
    id: fc.integer({ min: 0, max: 4 }),
    name: fc.string(),
    isHost: fc.boolean(),
    presence: fc.constantFrom(...PRESENCES),
    bot: level,
    standIn: fc.record({ level, secondsLeft: fc.nat(10) }),
  },
  { requiredKeys: ['id', 'name', 'isHost', 'presence'] },
);
const match = fc.record({
  id: base64url(24),
  number: fc.nat(),
  seats: fc.array(fc.nat(4), { maxLength: 5 }),
  names: fc.array(fc.string(), { maxLength: 5 }),
  isOver: fc.boolean(),
});
const options = fc.record({
  openTable: fc.boolean(),
  pointCardsToEnd: fc.option(fc.integer({ min: 3, max: 8 })),
  fastBots: fc.boolean(),
  botsGiveWay: fc.boolean(),
  hints: fc.boolean(),
});
const room: fc.Arbitrary<RoomView> = fc.record({
  code,
  version: fc.nat(),
  status: fc.constantFrom(...ROOM_STATUSES),
  places: fc.array(place, { maxLength: 5 }),
  options,
  match: fc.option(match),
  spectators: fc.nat(),
  you: fc.option(fc.nat(4)),
  link: fc.webUrl(),
});

describe('what goes over the wire comes out as it went in:', () => {
  test.each([
    { name: 'a room', schema: roomViewSchema, values: room },
    {
      name: 'a seat taken',
      schema: seatedSchema,
      values: fc.record({ place: fc.nat(4), secret: base64url(43), room }),
    },
    { name: 'options', schema: setOptionsSchema, values: options },
    {
      name: 'an acknowledgement',
      schema: acknowledgementSchema,
      values: fc.oneof(
        fc.record({ ok: fc.constant(true), stateId: fc.nat() }),
        fc.record({ ok: fc.constant(false), code: fc.constantFrom(...CODES), detail: fc.string() }),
      ),
    },
    {
      name: 'a problem',
      schema: problemSchema,
      values: fc
        .constantFrom(...PROBLEMS)
        .map((each) => ({ type: 'about:blank', status: STATUS_OF[each], code: each, detail: 'x' })),
    },
  ])('$name', ({ schema, values }) => {
    fc.assert(
      fc.property<[unknown]>(values, (value) => {
        expect(schema.parse(JSON.parse(JSON.stringify(value)))).toEqual(value);
      }),
    );
  });
});

describe('a room code', () => {
  test('typed by people means the same', () => {
    fc.assert(
      fc.property(code, fc.constantFrom(' ', '-', '', '  '), (given, gap) => {
        const typed = `${gap}${given.slice(0, 3).toLowerCase()}${gap}${given.slice(3)} `;
        expect(roomCodeSchema.parse(typed)).toBe(given);
      }),
    );
  });

  test.each([
    '',
    '77777',
    '7777777',
    '77777O',
    '777 77',
    '77777\n7\u0000',
    '__proto__',
    7,
    null,
    { length: 6 },
    'x'.repeat(10_000),
  ])('%j is none', (typed) => {
    expect(roomCodeSchema.safeParse(typed).success).toBe(false);
  });
});

describe('whatever is sent is taken or refused, never thrown over:', () => {
  test.each([
    { name: 'making a room', schema: createRoomSchema },
    { name: 'setting options', schema: setOptionsSchema },
    { name: 'adding a bot', schema: addBotSchema },
    { name: 'changing a bot', schema: changeBotSchema },
    { name: 'redeeming', schema: redeemSchema },
    { name: 'looking', schema: roomHandshakeSchema },
    { name: 'a code', schema: roomCodeSchema },
  ])('$name', ({ schema }) => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (value) => {
        expect(typeof schema.safeParse(value).success).toBe('boolean');
      }),
    );
  });
});

test.each([
  { name: 'a field too many', body: { name: 'Ana', extra: 1 } },
  { name: 'no name', body: {} },
  { name: 'an attempt too short to be nobody else’s', body: { name: 'Ana', attempt: 'x' } },
  { name: 'a list', body: [] },
])('a room is not made with $name', ({ body }) => {
  expect(createRoomSchema.safeParse(body).success).toBe(false);
});

test('every problem has the status of an error', () => {
  for (const each of PROBLEMS) expect(STATUS_OF[each]).toBeGreaterThanOrEqual(400);
  expect(Object.keys(STATUS_OF).toSorted()).toEqual([...PROBLEMS].toSorted());
});
