import { matchIdSchema } from '@spice-road/protocol';
import * as z from 'zod';
import type { House } from '../house.ts';
import { wireEntry } from '../matches/log-page.ts';
import { refuse } from '../refused.ts';
import { readLog, readOpening, readSeats } from '../store/match-rows.ts';
import { ok, type Route } from './router.ts';

const pageSchema = z.object({
  before: z.coerce.number().int().min(0).nullable().default(null),
  limit: z.coerce.number().int().min(1).max(200).default(100),
});

/** What was done in the open, for those who scroll back. RULES 9. */
export function matchRoutes({ store }: House): readonly Route[] {
  return [
    {
      method: 'GET',
      path: 'api/matches/:id/opening',
      answer: async ({ params }) => {
        const id = matchIdSchema.safeParse(params['id']);
        const stored = id.success ? await readOpening(store.db, id.data) : null;
        const seats = id.success ? await readSeats(store.db, id.data) : null;
        if (seats === null || stored === null) return refuse('match-unknown');
        if (!stored.isOver) return refuse('match-running');
        const { decks, salt } = stored.opening;
        if (salt === undefined) return refuse('not-found');
        const places = seats.map(({ place }) => place);
        return ok({ merchantDeck: decks.merchants, pointDeck: decks.points, seats: places, salt });
      },
    },
    {
      method: 'GET',
      path: 'api/matches/:id/log',
      answer: async ({ params, context }) => {
        const id = matchIdSchema.safeParse(params['id']);
        const seats = id.success ? await readSeats(store.db, id.data) : null;
        if (!id.success || seats === null) return refuse('match-unknown');
        const page = pageSchema.safeParse(context.query);
        if (!page.success) return refuse('malformed');
        // One more than asked for tells whether there is more.
        const rows = await readLog(store.db, id.data, { ...page.data, limit: page.data.limit + 1 });
        const entries = rows.slice(-page.data.limit).map((row) => wireEntry(row, seats.length));
        return ok({ entries, hasOlder: rows.length > page.data.limit });
      },
    },
  ];
}
