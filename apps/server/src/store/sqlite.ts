import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { SqliteDialect } from 'kysely';

/** Kysely on Node's own SQLite. `:memory:` keeps nothing. */
export function sqliteDialect(path: string): SqliteDialect {
  const database = new DatabaseSync(path);
  // A write is on disk before it is acknowledged, power cut included. Waiting for a lock stops the whole process, but only
  // tools that look into a running server ever hold one.
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA busy_timeout = 2000;
  `);
  return new SqliteDialect({
    database: {
      close: () => {
        database.close();
      },
      prepare: (sql) => {
        const statement = database.prepare(sql);
        return {
          reader: statement.columns().length > 0,
          all: (values) => statement.all(...values.map(bindable)),
          run: (values) => statement.run(...values.map(bindable)),
          iterate: (values) => statement.iterate(...values.map(bindable)),
        };
      },
    },
  });
}

function bindable(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value;
  throw new TypeError(`A value of type ${typeof value} cannot be stored.`);
}

/** Did the database fail, rather than our code? */
export function isStoreError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR';
}
