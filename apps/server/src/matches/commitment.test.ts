import { commitmentSchema } from '@spice-road/protocol';
import { expect, test } from 'vitest';
import { commitmentTo, seal } from './commitment.ts';
import { dealAtRandom } from './deal.ts';

test('a commitment is that of its opening, and no two are alike, even of the same deal', () => {
  const deal = dealAtRandom([0, 1, 2]);
  const [one, other] = [seal(deal), seal(deal)];
  expect(commitmentSchema.parse(one.commitment)).toBe(commitmentTo(one.opening));
  expect(one.commitment).not.toBe(other.commitment);
  expect(Buffer.from(one.opening.salt, 'base64url')).toHaveLength(32);
});

test.each([
  { part: 'the merchant deck', change: { merchantDeck: ['+YY'] } },
  { part: 'the point deck', change: { pointDeck: ['7:YYYRR'] } },
  { part: 'the seats', change: { seats: [1, 0] } },
  { part: 'the salt', change: { salt: 'x' } },
])('another $part is another commitment', ({ change }) => {
  const { opening, commitment } = seal({ ...dealAtRandom([0, 1]), seats: [0, 1] });
  expect(commitmentTo({ ...opening, ...change })).not.toBe(commitment);
});

test('matches of the same millisecond share nothing', () => {
  const seals = Array.from({ length: 200 }, () => seal(dealAtRandom([0, 1, 2, 3, 4])));
  for (const part of ['merchantDeck', 'pointDeck', 'salt'] as const) {
    expect(new Set(seals.map(({ opening }) => String(opening[part]))).size).toBe(200);
  }
});
