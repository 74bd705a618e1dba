import { continuationTokenSchema, matchIdSchema, roomCodeSchema, secretSchema } from '@spice-road/protocol';
import { expect, test } from 'vitest';
import { hashOf, isSameHash, newContinuationToken, newMatchId, newRoomCode, newSecret } from './secrets.ts';

test.each([
  { name: 'secret', make: newSecret, schema: secretSchema },
  { name: 'continuation', make: newContinuationToken, schema: continuationTokenSchema },
  { name: 'match id', make: newMatchId, schema: matchIdSchema },
  { name: 'room code', make: newRoomCode, schema: roomCodeSchema },
])('a $name has the form the protocol says, and no two are alike', ({ make, schema }) => {
  const made = Array.from({ length: 200 }, make);
  expect(made.map((each) => schema.parse(each))).toEqual(made);
  expect(new Set(made).size).toBe(200);
});

test('hashes are alike for the same secret alone', () => {
  const [one, other] = [newSecret(), newSecret()];
  expect(isSameHash(hashOf(one), hashOf(one))).toBe(true);
  expect(isSameHash(hashOf(one), hashOf(other))).toBe(false);
  expect(isSameHash(hashOf(one), '')).toBe(false);
  expect(hashOf(one)).not.toContain(one);
});
