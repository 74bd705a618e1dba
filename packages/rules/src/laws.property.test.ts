import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MERCHANT_DECK, STARTING_CARDS } from './cards/merchant-cards.ts';
import { POINT_DECK, pointCard } from './cards/point-cards.ts';
import { COINS } from './coins.ts';
import type { GameEvent } from './event.ts';
import { legalActions } from './legal-actions.ts';
import { outlookOf, outlookOfView } from './outlook.ts';
import { oneLevelUp } from './spice.ts';
import { add, addOne, fromList, NONE, subtract, total, type Spices } from './spices.ts';
import { SEAT_COUNTS } from './seat-count.ts';
import type { Table } from './table.ts';
import { arbitraryMatch } from './testing/arbitrary-match.ts';
import { atRandom, playOut, shuffledTable } from './testing/playout.ts';
import { seededRandom, shuffled } from './testing/random.ts';
import { viewOf } from './view.ts';

const someMatch = arbitraryMatch(150);

describe('law 1, nothing is lost', () => {
  test('every card and coin is somewhere exactly once', () => {
    fc.assert(
      fc.property(someMatch, ({ laid, actions }) => {
        for (const { table } of actions) {
          const hands = table.seats.flatMap(({ hand, played }) => [...hand, ...played]);
          const row = table.merchantRow.map(({ card }) => card);
          const starting = table.seats.flatMap(() => STARTING_CARDS);
          expect([...row, ...table.merchantDeck, ...hands].toSorted()).toEqual(
            [...MERCHANT_DECK, ...starting].toSorted(),
          );

          const claimed = table.seats.flatMap((seat) => seat.claimed);
          expect([...table.pointRow, ...table.pointDeck, ...claimed].toSorted()).toEqual(POINT_DECK.toSorted());

          for (const coin of COINS) {
            const held = table.seats.reduce((sum, seat) => sum + seat.coins[coin], 0);
            expect(table.coins[coin] + held).toBe(laid.coins[coin]);
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('law 2, spices balance', () => {
  test('what leaves a caravan arrives on a stall or in the supply, and what comes was there', () => {
    fc.assert(
      fc.property(someMatch, ({ actions }) => {
        for (const { before, table, events } of actions) {
          expect(subtract(spicesOn(table), spicesOn(before))).toEqual(events.map(fromSupply).reduce(add, NONE));
        }
      }),
      { numRuns: 60 },
    );
  });

  test('no count is negative, and no caravan is overfull unless its discard is owed', () => {
    fc.assert(
      fc.property(someMatch, ({ actions }) => {
        for (const { table } of actions) {
          const everywhere = [
            ...table.seats.map(({ caravan }) => caravan),
            ...table.merchantRow.map((stall) => stall.spices),
          ];
          const coins = [table.coins, ...table.seats.map((seat) => seat.coins)];
          const counts = [...everywhere, ...coins].flatMap((some) => Object.values(some));
          expect(counts.filter((count) => count < 0)).toEqual([]);
          const overfull = table.seats.flatMap(({ caravan }, seat) => (total(caravan) > 10 ? [seat] : []));
          expect(overfull).toEqual(table.phase === 'discard' ? [table.toAct] : []);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('laws 4 and 5, there is always a way and it ends', () => {
  test.each(SEAT_COUNTS)(
    'random matches of %i end within 3,000 actions, with a legal action at every step',
    (seats) => {
      for (let seed = 1; seed <= 8; seed += 1) {
        const random = seededRandom(seed);
        let table = shuffledTable(seats, random);
        let count = 0;
        for (const step of playOut(table, atRandom(random))) {
          expect(legalActions(outlookOf(step.before)).length).toBeGreaterThan(0);
          table = step.table;
          count += 1;
          if (count > 3000) break;
        }
        expect({ seed, phase: table.phase }).toEqual({ seed, phase: 'over' });
        expect(legalActions(outlookOf(table))).toEqual([]);
        expect(table.seats.some(({ claimed }) => claimed.length >= table.pointCardsToEnd)).toBe(true);
      }
    },
  );
});

describe('law 7, no secret leaks', () => {
  test('tables that differ only in what lies face down look the same to everybody', () => {
    fc.assert(
      fc.property(someMatch, fc.nat(), ({ laid, actions }, seed) => {
        const table = actions.at(-1)?.table ?? laid;
        const random = seededRandom(seed);
        const reordered: Table = {
          ...table,
          merchantDeck: shuffled(table.merchantDeck, random),
          pointDeck: shuffled(table.pointDeck, random),
        };
        for (const seat of [null, ...table.seats.keys()]) {
          for (const open of [true, false]) {
            expect(viewOf(reordered, { seat, open })).toEqual(viewOf(table, { seat, open }));
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test('nor does a hand or a claimed card of somebody else make a difference', () => {
    fc.assert(
      fc.property(someMatch, ({ laid, actions }) => {
        const table = actions.at(-1)?.table ?? laid;
        if (table.phase === 'over') return;
        for (const seat of [null, ...table.seats.keys()]) {
          const viewer = { seat, open: false };
          expect(viewOf(withOtherSecrets(table, seat), viewer)).toEqual(viewOf(table, viewer));
        }
      }),
      { numRuns: 60 },
    );
  });

  test('and what a seat may do follows from its own view', () => {
    fc.assert(
      fc.property(someMatch, ({ actions }) => {
        for (const { table } of actions) {
          const view = viewOf(table, { seat: table.toAct, open: false });
          expect(outlookOfView(view)).toEqual(outlookOf(table));
        }
      }),
      { numRuns: 20 },
    );
  });
});

/** Hands of the other seats become other cards, as many; so do their claimed cards. */
function withOtherSecrets(table: Table, viewer: number | null): Table {
  return {
    ...table,
    seats: table.seats.map((seat, index) =>
      index === viewer
        ? seat
        : {
            ...seat,
            hand: MERCHANT_DECK.slice(0, seat.hand.length),
            claimed: POINT_DECK.slice(0, seat.claimed.length),
          },
    ),
  };
}

/** All spices of the seats and on the stalls. */
function spicesOn(table: Table): Spices {
  return [...table.seats.map(({ caravan }) => caravan), ...table.merchantRow.map((stall) => stall.spices)].reduce(
    add,
    NONE,
  );
}

/** What the supply gave, less what it got. */
function fromSupply(event: GameEvent): Spices {
  switch (event.type) {
    case 'gathered':
      return event.took;
    case 'upgraded': {
      const lifted = event.steps.reduce((some, spice) => addOne(some, oneLevelUp(spice) ?? spice), NONE);
      return subtract(lifted, fromList(event.steps));
    }
    case 'traded':
      return subtract(event.took, event.gave);
    case 'claimed':
      return subtract(NONE, pointCard(event.card).demand);
    case 'discarded':
      return subtract(NONE, event.spices);
    case 'acquired':
    case 'rested':
    case 'overfilled':
    case 'last-round-began':
    case 'ended':
      return NONE;
  }
}
