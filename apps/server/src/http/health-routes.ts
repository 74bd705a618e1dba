import { sql } from 'kysely';
import type { House } from '../house.ts';
import { ok, type Route } from './router.ts';

/** For whoever watches over the server: is it alive, and can it store anything? */
export function healthRoutes({ store }: House): readonly Route[] {
  return [
    { method: 'GET', path: 'health/live', answer: async () => ok({ status: 'live' }) },
    {
      method: 'GET',
      path: 'health/ready',
      answer: async () => {
        // Through the same door as every write, though it changes no row.
        await store.write((db) => sql`update rooms set touched_at = touched_at where code = ''`.execute(db));
        return ok({ status: 'ready' });
      },
    },
  ];
}
