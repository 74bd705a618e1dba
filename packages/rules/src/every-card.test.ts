import { expect, test } from 'vitest';
import type { Action } from './action.ts';
import { MERCHANT_DECK, STARTING_CARDS } from './cards/merchant-cards.ts';
import { POINT_DECK } from './cards/point-cards.ts';
import { outlookOf } from './outlook.ts';
import { preview } from './preview.ts';
import { SPICES } from './spice.ts';
import type { Spices } from './spices.ts';
import { SEAT_COUNTS } from './seat-count.ts';
import type { Table } from './table.ts';
import { playOut, shuffledTable, type Choose } from './testing/playout.ts';
import { pick, seededRandom, type Random } from './testing/random.ts';

const MOST_MATCHES = 150;

/** Claims the dearest card it can, and else takes the best of a few random actions by what it leaves in the caravan. */
function striving(random: Random): Choose {
  return (legal, table) => {
    const claims = legal.filter(({ type }) => type === 'claim');
    const choices = claims.length > 0 ? claims : Array.from({ length: 3 }, () => pick(legal, random));
    const [best] = choices.toSorted((one, other) => promise(table, other) - promise(table, one));
    return best ?? pick(legal, random);
  };
}

function promise(table: Table, action: Action): number {
  const { caravan, claimed } = preview(outlookOf(table), action);
  const points = claimed.reduce((sum, id) => sum + Number(id.split(':')[0]), 0);
  return 100 * points + levels(caravan);
}

function levels(caravan: Spices): number {
  return SPICES.reduce((sum, spice, level) => sum + (level + 1) * caravan[spice], 0);
}

test(`within ${MOST_MATCHES} matches every merchant card is acquired and played, and every point card claimed`, () => {
  const random = seededRandom(1);
  const missing = {
    acquired: new Set<string>(MERCHANT_DECK),
    played: new Set<string>([...STARTING_CARDS, ...MERCHANT_DECK]),
    claimed: new Set<string>(POINT_DECK),
  };
  for (let match = 0; match < MOST_MATCHES && Object.values(missing).some(({ size }) => size > 0); match += 1) {
    const seats = SEAT_COUNTS[match % SEAT_COUNTS.length] ?? 2;
    for (const { events } of playOut(shuffledTable(seats, random), striving(random))) {
      for (const event of events) {
        if (event.type === 'acquired') missing.acquired.delete(event.card);
        if (event.type === 'claimed') missing.claimed.delete(event.card);
        if (event.type === 'gathered' || event.type === 'upgraded' || event.type === 'traded') {
          missing.played.delete(event.card);
        }
      }
    }
  }
  expect(missing).toEqual({ acquired: new Set(), played: new Set(), claimed: new Set() });
});
