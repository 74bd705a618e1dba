import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { isLocked } from './sqlite.ts';

/** Thrown when a store cannot be used; the message is a sentence for the host. */
export class UnfitStore extends Error {}

/** The server before us may still be finishing. */
const PATIENCE = 5000;

/**
 * One server for a store: two would each remember matches the other changes. The lock is one of SQLite on a file of its
 * own, which the system takes back when the process ends, however it ends.
 */
export async function lockStore(path: string, patience = PATIENCE): Promise<{ release(): void }> {
  if (path === ':memory:') return { release: () => {} };
  const deadline = performance.now() + patience;
  for (;;) {
    const database = new DatabaseSync(`${path}-lock`);
    try {
      database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
      return {
        release: () => {
          if (database.isOpen) database.close();
        },
      };
    } catch (error) {
      database.close();
      if (!isLocked(error)) throw error;
      if (performance.now() > deadline) throw new UnfitStore(`${path} is in use by another server.`, { cause: error });
      await pause(100);
    }
  }
}
