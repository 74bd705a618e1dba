import { describe, expect, test } from 'vitest';
import type { PointCardId } from './cards/point-cards.ts';
import type { ActionNotation } from './notation/action.ts';
import { POINT_CARDS_TO_END } from './cards-to-end.ts';
import { after, eventsOf, refusalOf, tableWith } from './testing/builders.ts';

const claim = { type: 'claim', slot: 0 } as const;
const gather = { type: 'play', card: '+YY' } as const;

/** So many claimed cards; which ones does not matter. */
function claimed(count: number): readonly PointCardId[] {
  return Array.from({ length: count }, () => '8:RRRR');
}

describe('RULES 2: a turn is one action', () => {
  test.each<ActionNotation>([gather, { type: 'acquire', slot: 0, payment: '' }, { type: 'rest' }, claim])(
    'RULES 2: after $type it is the turn of the next seat',
    (action) => {
      const table = tableWith({ me: { caravan: 'YYRR', played: ['+RR'] } });
      expect(after(table, action)).toMatchObject({ toAct: 1, round: 1, phase: 'action' });
    },
  );

  test('RULES 2: after the last seat a new round begins with seat 0', () => {
    expect(after(tableWith({ seat: 2, round: 7 }), gather)).toMatchObject({ toAct: 0, round: 8, phase: 'action' });
  });

  test('RULES 1.3: play goes on in seat order', () => {
    let table = tableWith({ seats: 5 });
    const order = [table.toAct];
    for (let turn = 1; turn < 6; turn += 1) {
      table = after(table, gather);
      order.push(table.toAct);
    }
    expect(order).toEqual([0, 1, 2, 3, 4, 0]);
  });
});

describe('RULES 7: the caravan limit', () => {
  const overfull = tableWith({ seat: 1, me: { hand: ['+YY', '^2'], caravan: 'RRRRRRRRRR', played: ['+RR'] } });
  const owing = after(overfull, gather);

  test('RULES 7: more than ten cubes at the end of a turn must be returned before the next seat acts', () => {
    expect(owing).toMatchObject({ toAct: 1, round: 1, phase: 'discard' });
    expect(eventsOf(overfull, gather).at(-1)).toEqual({ type: 'overfilled', seat: 1, excess: 2 });
    expect(after(owing, { type: 'discard', cubes: 'YR' })).toMatchObject({ toAct: 2, phase: 'action' });
  });

  test.each<ActionNotation>([
    { type: 'play', card: '^2', upgrades: '' },
    { type: 'acquire', slot: 0, payment: '' },
    { type: 'rest' },
    { type: 'claim', slot: 2 },
  ])('RULES 7: nothing else can be done before, not even $type', (action) => {
    expect(refusalOf(owing, action)).toBe('wrong-phase');
  });

  test('RULES 7: exactly ten cubes are within the limit', () => {
    const table = tableWith({ me: { caravan: 'RRRRRRRR' } });
    expect(after(table, gather)).toMatchObject({ toAct: 1, phase: 'action' });
    expect(eventsOf(table, gather).map(({ type }) => type)).toEqual(['gathered']);
  });

  test('RULES 7: nobody returns cubes otherwise', () => {
    expect(refusalOf(overfull, { type: 'discard', cubes: 'R' })).toBe('wrong-phase');
    expect(refusalOf(overfull, { type: 'discard', cubes: '' })).toBe('wrong-phase');
  });

  test('RULES 7: cubes that come with an acquired card count too', () => {
    const merchantRow = [{ card: '+G', cubes: 'YYY' } as const];
    const table = tableWith({ merchantRow, me: { caravan: 'RRRRRRRR' } });
    expect(after(table, { type: 'acquire', slot: 0, payment: '' })).toMatchObject({ toAct: 0, phase: 'discard' });
  });
});

describe('RULES 8.1: the end', () => {
  test.each([
    { seats: 2, before: 4, last: false },
    { seats: 2, before: 5, last: true },
    { seats: 3, before: 4, last: false },
    { seats: 3, before: 5, last: true },
    { seats: 4, before: 3, last: false },
    { seats: 4, before: 4, last: true },
    { seats: 5, before: 4, last: true },
  ] as const)(
    'RULES 8.1: $seats players, a claim after $before others: last round $last',
    ({ seats, before, last }) => {
      const table = tableWith({
        seats,
        pointCardsToEnd: seats <= 3 ? 6 : 5,
        me: { caravan: 'YYRR', claimed: claimed(before) },
      });
      expect(after(table, claim)).toMatchObject({ toAct: 1, phase: 'action', lastRound: last });
      expect(eventsOf(table, claim).some(({ type }) => type === 'last-round-began')).toBe(last);
    },
  );

  test('RULES 8.1: the round is played to its end, so that all have had equally many turns', () => {
    const triggered = after(tableWith({ me: { caravan: 'YYRR', claimed: claimed(5) } }), claim);
    const second = after(triggered, gather);
    expect(second).toMatchObject({ toAct: 2, phase: 'action' });
    expect(eventsOf(second, gather).at(-1)).toEqual({ type: 'ended' });
    expect(after(second, gather)).toMatchObject({ phase: 'over', toAct: 2, round: 1 });
  });

  test('RULES 8.1: when the last seat reaches the number the match is over at once', () => {
    const table = tableWith({ seat: 2, round: 30, me: { caravan: 'YYRR', claimed: claimed(5) } });
    expect(after(table, claim)).toMatchObject({ phase: 'over', toAct: 2, round: 30, lastRound: true });
    expect(eventsOf(table, claim).map(({ type }) => type)).toEqual(['claimed', 'last-round-began', 'ended']);
  });

  test('RULES 8.1: the last round is told once, though others reach the number in it', () => {
    const me = { caravan: 'YYRR', claimed: claimed(5) };
    const table = tableWith({ seat: 1, finalRound: true, me });
    expect(eventsOf(table, claim).map(({ type }) => type)).toEqual(['claimed']);
  });

  test('RULES 8.1: the last round includes discards', () => {
    const table = tableWith({ seat: 2, finalRound: true, me: { caravan: 'RRRRRRRRRR' } });
    const owing = after(table, gather);
    expect(owing).toMatchObject({ phase: 'discard', toAct: 2 });
    expect(after(owing, { type: 'discard', cubes: 'RR' })).toMatchObject({ phase: 'over', toAct: 2, round: 1 });
  });

  test.each<ActionNotation>([gather, { type: 'rest' }, claim, { type: 'discard', cubes: '' }])(
    'RULES 8.1: after the end there is no $type',
    (action) => {
      const table = tableWith({ seat: 2, phase: 'over', finalRound: true, me: { caravan: 'YYRR', played: ['+RR'] } });
      expect(refusalOf(table, action)).toBe('game-over');
    },
  );
});

describe('RULES 10.2: another number of point cards', () => {
  test('RULES 10.2: three to eight', () => {
    expect(POINT_CARDS_TO_END).toEqual({ least: 3, most: 8 });
  });

  test.each([3, 5, 8])(
    'RULES 10.2: with %i to end, that claim begins the last round and the one before does not',
    (end) => {
      const one = tableWith({ pointCardsToEnd: end, me: { caravan: 'YYRR', claimed: claimed(end - 2) } });
      const other = tableWith({ pointCardsToEnd: end, me: { caravan: 'YYRR', claimed: claimed(end - 1) } });
      expect(after(one, claim).lastRound).toBe(false);
      expect(after(other, claim).lastRound).toBe(true);
    },
  );
});
