import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseCubes } from '../notation/cubes.ts';
import { fromList, NONE } from '../spices.ts';
import { MERCHANT_CARDS, MERCHANT_DECK, merchantCard, STARTING_CARDS, isMerchantCardId } from './merchant-cards.ts';
import { isPointCardId, POINT_CARDS, POINT_DECK, pointCard } from './point-cards.ts';

const listed = JSON.parse(readFileSync(new URL('../../fixtures/cards.json', import.meta.url), 'utf8'));

describe('RULES 1.2: the cards', () => {
  test('RULES 1.2: there are 43 merchant cards, 36 point cards and two starting cards, those of the list', () => {
    expect(MERCHANT_DECK).toHaveLength(43);
    expect(POINT_DECK).toHaveLength(36);
    expect(STARTING_CARDS).toEqual(listed.starting);
    expect(MERCHANT_DECK).toEqual(listed.merchants);
    expect(POINT_DECK).toEqual(listed.points);
    expect(Object.keys(MERCHANT_CARDS)).toEqual([...listed.starting, ...listed.merchants]);
    expect(Object.keys(POINT_CARDS)).toEqual(listed.points);
  });

  test.each([...STARTING_CARDS, ...MERCHANT_DECK])('RULES 1.2: %s does what its id says', (id) => {
    expect(merchantCard(id)).toEqual(cardSaid(id));
  });

  test.each(POINT_DECK)('RULES 1.2: %s is worth and demands what its id says', (id) => {
    const [points, demand] = id.split(':');
    expect(pointCard(id)).toEqual({ points: Number(points), demand: parseCubes(demand) });
  });

  test('RULES 3.3: no card takes what it gives, so that many trades can be paid at once', () => {
    for (const id of MERCHANT_DECK.filter((card) => card.includes('>'))) {
      const [give = '', take = ''] = id.split('>');
      expect(Array.from(give).filter((cube) => take.includes(cube))).toEqual([]);
    }
  });

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', '', '+Y', '+yy', ' +YY', '12:GGG'])(
    'RULES 1.2: %j is no card',
    (word) => {
      expect(isMerchantCardId(word)).toBe(false);
      expect(isPointCardId(word)).toBe(false);
    },
  );

  test('RULES 1.2: a merchant card is no point card, nor the other way round', () => {
    expect(isPointCardId('+YY')).toBe(false);
    expect(isMerchantCardId('12:GGGG')).toBe(false);
  });
});

describe('spices', () => {
  test('RULES 1.1: the four spices are told by their letters, lowest first', () => {
    expect(listed.spices.map(({ id }: { id: string }) => id)).toEqual(Object.keys(NONE));
    for (const { id, letter } of listed.spices) expect(parseCubes(letter)).toEqual(fromList([id]));
  });
});

function cardSaid(id: string) {
  if (id.startsWith('+')) return { kind: 'gather', gain: parseCubes(id.slice(1)) };
  if (id.startsWith('^')) return { kind: 'upgrade', steps: Number(id.slice(1)) };
  const [give, take] = id.split('>');
  return { kind: 'trade', give: parseCubes(give), take: parseCubes(take) };
}
