import { covers, pointCard, printCubes, scoreOf, subtract, tally, total, type Seat } from '@spice-road/rules';
import { describe, expect, test } from 'vitest';
import { EXAMPLES, lastTurnsOf, LEVEL, momentsOf, stepsOf } from './examples.ts';

describe('the examples of the help', () => {
  test.each(Object.entries(EXAMPLES))('%s is a legal action in the turn of whoever is looked at', (_, example) => {
    const moments = momentsOf(example);
    expect(moments).toHaveLength(example.actions.length + 1);
    for (const [place, { table, me }] of moments.slice(0, -1).entries()) {
      expect(table.seats[table.toAct], `before action ${place + 1}`).toBe(me);
    }
  });

  test('cubes are taken as the card shows', () => {
    expect(caravansOf('gather')).toEqual(['YYY', 'YYYYY']);
  });

  test('an upgrade goes step by step, one cube twice', () => {
    const steps = stepsOf(EXAMPLES.upgrade);
    expect(steps.map(({ me }) => printCubes(me.caravan))).toEqual(['YRR', 'YRG', 'RRG']);
    expect(caravansOf('upgrade').at(-1)).toBe('RRG');
  });

  test('a trade is made twice with one card', () => {
    expect(caravansOf('trade')).toEqual(['YYYYYR', 'YRGG']);
  });

  test('the payment stays on the cards to the left, on top of what lay there, and the row moves up', () => {
    const [, after] = momentsOf(EXAMPLES.acquire);
    const lying = after?.table.merchantRow.slice(0, 4).map(({ card, spices }) => [card, printCubes(spices)]);
    expect(lying).toEqual([
      ['R>YYY', 'Y'],
      ['+YR', 'YY'],
      ['RR>GG', 'R'],
      ['YYY>B', ''],
    ]);
    expect(after?.me.hand).toContain('+G');
    expect(after?.table.merchantRow).toHaveLength(6);
  });

  test('what lies on a card comes with it', () => {
    expect(caravansOf('collect')).toEqual(['YY', 'YYYYR']);
  });

  test('a rest brings every card back', () => {
    const [, after] = momentsOf(EXAMPLES.rest);
    expect([after?.me.hand.length, after?.me.played.length]).toEqual([4, 0]);
  });

  test('the first point card brings a gold coin and costs exactly its cubes', () => {
    const [before, after] = momentsOf(EXAMPLES.claim);
    const { demand } = pointCard('8:YYGG');
    expect(covers(before.me.caravan, demand)).toBe(true);
    expect(after?.me.caravan).toEqual(subtract(before.me.caravan, demand));
    expect(after?.me.coins).toEqual({ gold: 1, silver: 0 });
  });

  test('twelve cubes become ten', () => {
    const moments = momentsOf(EXAMPLES.full);
    expect(moments.map(({ me }) => total(me.caravan))).toEqual([9, 12, 10]);
    expect(moments.map(({ table }) => table.phase)).toEqual(['action', 'discard', 'action']);
  });

  test('after the last card only those later in the round have a turn', () => {
    expect(lastTurnsOf(EXAMPLES.lastCard)).toEqual([2, 3]);
  });

  test('those who end level are ranked by the later seat', () => {
    const [one, other] = LEVEL;
    expect(scoreOf(one).total).toBe(scoreOf(other).total);
    const seats = LEVEL.map((earnings): Seat => ({ hand: [], played: [], ...earnings }));
    expect(tally({ seats }).ranking).toEqual([1, 0]);
  });
});

function caravansOf(name: keyof typeof EXAMPLES): readonly string[] {
  return momentsOf(EXAMPLES[name]).map(({ me }) => printCubes(me.caravan));
}
