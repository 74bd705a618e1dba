import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Passing } from '../moments.ts';
import { isContradiction, isLocked } from './sqlite.ts';
import type { Db } from './db.ts';

/** What a store tells of its work. */
export interface CommitWatch {
  /** So many writes were on disk at once, after so many milliseconds. */
  committed(writes: number, milliseconds: number): void;
  /** So many milliseconds passed from asking until the transaction began. */
  waited(milliseconds: number): void;
}

interface Commits {
  write<Result>(change: (db: Db) => Promise<Result>): Promise<Result>;
  /** Kept when nothing waits any more. */
  idle(): Promise<void>;
  waiting(): number;
}

interface Write {
  readonly askedAt: number;
  /** What is returned tells whoever asked, once it is on disk. */
  change(db: Db): Promise<() => void>;
  fail(error: unknown): void;
}

interface Means {
  readonly passing: Passing;
  readonly watch: CommitWatch;
  /** Called before each transaction. */
  mend(): void;
}

/** One transaction holds everybody up behind it, so it has an end. */
const MOST_TOGETHER = 500;
/** How long a lock of another program is waited for. */
const PATIENCE = 2000;

/**
 * Writes that wait at the same time share one transaction and one sync of the disk. Each has a savepoint of its own: one
 * that fails leaves nothing, and the others stand.
 */
export function groupCommits(db: Db, means: Means): Commits {
  let waiting: Write[] = [];
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      // Lets everything that has already come in from the network join.
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
      const together = waiting.slice(0, MOST_TOGETHER);
      waiting = waiting.slice(MOST_TOGETHER);
      await commitTogether(db, together, means);
    }
    running = null;
  }

  return {
    write: (change) =>
      new Promise((resolve, reject) => {
        waiting.push({
          askedAt: performance.now(),
          change: async (connection) => {
            const result = await change(connection);
            return () => {
              resolve(result);
            };
          },
          fail: reject,
        });
        running ??= run();
      }),
    idle: async () => {
      await running;
    },
    waiting: () => waiting.length,
  };
}

type Outcome = { readonly ok: true; tell(): void } | { readonly ok: false; readonly error: unknown };

async function commitTogether(db: Db, writes: readonly Write[], means: Means): Promise<void> {
  try {
    const outcomes = await inTransaction(db, writes, means);
    for (const [index, outcome] of outcomes.entries()) {
      if (outcome.ok) outcome.tell();
      else writes[index]?.fail(outcome.error);
    }
  } catch (error) {
    if (writes.length > 1 && isContradiction(error)) {
      // Some contradictions are found only at the commit. Nothing is written then, so each is tried by itself.
      for (const write of writes) await commitTogether(db, [write], means);
      return;
    }
    for (const write of writes) write.fail(error);
  }
}

/** Throws when nothing of it stands. */
async function inTransaction(db: Db, writes: readonly Write[], means: Means): Promise<readonly Outcome[]> {
  const deadline = performance.now() + PATIENCE;
  for (;;) {
    const outcomes = await db.connection().execute(async (connection) => {
      means.mend();
      if (!(await begins(connection, performance.now() < deadline))) return null;
      try {
        return await carryOut(connection, writes, means);
      } catch (error) {
        // After some failures SQLite has undone it by itself, and says that there is nothing to undo.
        await sql`rollback`.execute(connection).catch(() => {});
        throw error;
      }
    });
    if (outcomes !== null) return outcomes;
    await pause(20);
  }
}

async function begins(connection: Db, mayWait: boolean): Promise<boolean> {
  try {
    await sql`begin immediate`.execute(connection);
    return true;
  } catch (error) {
    if (mayWait && isLocked(error)) return false;
    throw error;
  }
}

async function carryOut(connection: Db, writes: readonly Write[], { passing, watch }: Means) {
  const begun = performance.now();
  for (const { askedAt } of writes) watch.waited(begun - askedAt);
  passing('begun');
  const outcomes: Outcome[] = [];
  for (const write of writes) {
    outcomes.push(await carryOutOne(connection, write));
    passing('written');
  }
  passing('committing');
  await sql`commit`.execute(connection);
  passing('committed');
  watch.committed(writes.length, performance.now() - begun);
  return outcomes;
}

async function carryOutOne(connection: Db, write: Write): Promise<Outcome> {
  await sql`savepoint one`.execute(connection);
  try {
    const tell = await write.change(connection);
    await sql`release one`.execute(connection);
    return { ok: true, tell };
  } catch (error) {
    try {
      await sql`rollback to one`.execute(connection);
      await sql`release one`.execute(connection);
    } catch {
      // The whole transaction is gone, and what failed is why.
      throw error;
    }
    return { ok: false, error };
  }
}
