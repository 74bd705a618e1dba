import { describe, expect, test } from 'vitest';
import { outlookOf, outlookOfView } from './outlook.ts';
import { tableWith } from './testing/builders.ts';
import { viewOf } from './view.ts';

const table = tableWith({ seat: 1, me: { caravan: 'YRGB', played: ['+RR'], claimed: ['12:GGGG'] } });

describe('the outlook of the seat to act', () => {
  test.each([true, false])('is the same from its own view as from the table (open table: %s)', (open) => {
    expect(outlookOfView(viewOf(table, { seat: 1, open }))).toEqual(outlookOf(table));
  });

  test.each([0, 2, null])('is not that of seat %j', (seat) => {
    expect(outlookOfView(viewOf(table, { seat, open: true }))).toBeNull();
  });
});
