import type { House } from '../house.ts';
import { touchHealth } from '../store/health-row.ts';
import { ok, type Route } from './router.ts';

/** For whoever watches over the server: is it alive, and can it store anything? */
export function healthRoutes({ store, clock }: House): readonly Route[] {
  let checking: Promise<void> | null = null;

  /** A real write: only that notices a disk that is full or read-only. Whoever asks meanwhile gets the same answer. */
  function checkDisk(): Promise<void> {
    checking ??= store
      .write((db) => touchHealth(db, clock.now()))
      .finally(() => {
        checking = null;
      });
    return checking;
  }

  return [
    { method: 'GET', path: 'health/live', answer: async () => ok({ status: 'live' }) },
    {
      method: 'GET',
      path: 'health/ready',
      answer: async () => {
        await checkDisk();
        return ok({ status: 'ready' });
      },
    },
  ];
}
