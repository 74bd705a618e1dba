import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Action } from './action.ts';
import { MERCHANT_DECK, merchantCard, STARTING_CARDS } from './cards/merchant-cards.ts';
import { judge } from './judge.ts';
import { legalActions } from './legal-actions.ts';
import { printAction } from './notation/action.ts';
import { outlookOf } from './outlook.ts';
import { preview } from './preview.ts';
import { replay } from './record.ts';
import { SPICES, type Spice } from './spice.ts';
import { NONE } from './spices.ts';
import { SEAT_COUNTS } from './seat-count.ts';
import { arbitraryMatch, arbitraryTable } from './testing/arbitrary-match.ts';
import { naiveLegalActions } from './testing/naive-legal-actions.ts';

const someTable = arbitraryTable(120);

describe('law 3, legal is legal', () => {
  test('judge accepts every legal action, and preview shows what it does to the seat', () => {
    fc.assert(
      fc.property(someTable, (table) => {
        for (const action of legalActions(outlookOf(table))) {
          const verdict = judge(table, action);
          expect(verdict.ok && verdict.table.seats[table.toAct]).toEqual(preview(outlookOf(table), action));
        }
      }),
      { numRuns: 80 },
    );
  });

  test('judge accepts nothing else, whatever is tried', () => {
    fc.assert(
      fc.property(someTable, fc.array(someAction(), { minLength: 20, maxLength: 60, size: 'max' }), (table, tried) => {
        const legal = new Set(legalActions(outlookOf(table)).map(canonical));
        for (const action of tried)
          expect([action, judge(table, action).ok]).toEqual([action, legal.has(canonical(action))]);
      }),
      { numRuns: 200 },
    );
  });

  test('no legal action is listed twice', () => {
    fc.assert(
      fc.property(someTable, (table) => {
        const listed = legalActions(outlookOf(table)).map(canonical);
        expect(new Set(listed).size).toBe(listed.length);
      }),
      { numRuns: 80 },
    );
  });

  test('the slow second implementation finds the same', () => {
    fc.assert(
      fc.property(someTable, (table) => {
        const quick = legalActions(outlookOf(table)).map(canonical);
        expect(quick.toSorted()).toEqual(naiveLegalActions(table).map(canonical).toSorted());
      }),
      { numRuns: 80 },
    );
  });

  test('nothing writes to a table, whether an action is accepted or refused', () => {
    fc.assert(
      fc.property(someTable, fc.array(someAction()), (table, tried) => {
        const frozen = deeplyFrozen(table);
        const actions = [...tried, ...legalActions(outlookOf(frozen))];
        // A write to something frozen throws.
        expect(() => actions.map((action) => judge(frozen, action))).not.toThrow();
      }),
      { numRuns: 50 },
    );
  });
});

describe('law 6, same decks and actions, same match', () => {
  test('replaying gives the same table, byte for byte', () => {
    fc.assert(
      fc.property(arbitraryMatch(150), ({ laid, actions }) => {
        const seatCount = SEAT_COUNTS.find((seats) => seats === laid.seats.length) ?? 2;
        const replayed = replay({
          id: 'law 6',
          seats: seatCount,
          pointCardsToEnd: laid.pointCardsToEnd,
          decks: {
            merchants: [...laid.merchantRow.map(({ card }) => card), ...laid.merchantDeck],
            points: [...laid.pointRow, ...laid.pointDeck],
          },
          actions: actions.map(({ action }) => action),
        });
        expect(JSON.stringify(replayed.tables)).toBe(JSON.stringify([laid, ...actions.map(({ table }) => table)]));
      }),
      { numRuns: 50 },
    );
  });
});

/** Free choices written one way: steps and handfuls lowest first. */
function canonical(action: Action): string {
  if (action.type !== 'play' || action.use.kind !== 'upgrade') return JSON.stringify(printAction(action));
  const steps = action.use.steps.toSorted((one, other) => SPICES.indexOf(one) - SPICES.indexOf(other));
  return JSON.stringify(printAction({ ...action, use: { kind: 'upgrade', steps } }));
}

/** Actions of every kind, legal or not, near enough to legal ones to hit some. */
function someAction(): fc.Arbitrary<Action> {
  const sequence = fc.array(fc.constantFrom(...SPICES), { maxLength: 6 });
  const slot = fc.integer({ min: -1, max: 6 });
  const times = fc.integer({ min: -1, max: 5 });
  return fc.oneof(
    fc
      .tuple(fc.constantFrom(...STARTING_CARDS, ...MERCHANT_DECK), sequence, times)
      .map(([card, steps, often]): Action => {
        const { kind } = merchantCard(card);
        if (kind === 'gather') return { type: 'play', card, use: { kind } };
        if (kind === 'upgrade') return { type: 'play', card, use: { kind, steps: inLiftingOrder(steps.slice(0, 4)) } };
        return { type: 'play', card, use: { kind, times: often } };
      }),
    fc.tuple(slot, sequence).map(([at, payment]): Action => ({ type: 'acquire', slot: at, payment })),
    fc
      .tuple(slot, sequence)
      .map(([at, list]): Action => ({ type: 'acquire', slot: at, payment: list.slice(0, Math.max(0, at)) })),
    fc.constant<Action>({ type: 'rest' }),
    slot.map((at): Action => ({ type: 'claim', slot: at })),
    fc
      .record({ turmeric: fc.nat(3), saffron: fc.nat(2), cardamom: fc.nat(2), cinnamon: fc.nat(2) })
      .map((some): Action => ({ type: 'discard', spices: { ...NONE, ...some } })),
  );
}

/** A step on a lower cube first, so that the free order of steps does not decide. */
function inLiftingOrder(steps: readonly Spice[]) {
  return steps.toSorted((one, other) => SPICES.indexOf(one) - SPICES.indexOf(other));
}

function deeplyFrozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deeplyFrozen);
  return value;
}
