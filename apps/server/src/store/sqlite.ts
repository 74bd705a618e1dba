import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteDialect } from 'kysely';

/** Node's own SQLite, as Kysely wants it. */
export interface Sqlite {
  readonly dialect: SqliteDialect;
  /**
   * Opens the file anew when the last connection met a disk that failed: what it remembers of the file may be wrong.
   * Never within a transaction.
   */
  mend(): void;
}

/** `:memory:` keeps nothing. */
export function sqlite(path: string): Sqlite {
  let connection = connect(path);
  let isBroken = false;

  /** Statements are prepared once, which is half the cost of a short one. */
  function prepare(sql: string): StatementSync {
    const known = connection.statements.get(sql);
    if (known) return known;
    const statement = connection.database.prepare(sql);
    if (connection.statements.size >= MOST_STATEMENTS) connection.statements.clear();
    connection.statements.set(sql, statement);
    return statement;
  }

  function noticing<Result>(query: () => Result): Result {
    try {
      return query();
    } catch (error) {
      if (BREAKING.has(primaryCodeOf(error))) isBroken = path !== ':memory:';
      throw error;
    }
  }

  return {
    dialect: new SqliteDialect({
      database: {
        close: () => {
          connection.database.close();
        },
        prepare: (text) => {
          const statement = noticing(() => prepare(text));
          return {
            reader: statement.columns().length > 0,
            all: (values) => noticing(() => statement.all(...values.map(bindable))),
            run: (values) => noticing(() => statement.run(...values.map(bindable))),
            iterate: (values) => statement.iterate(...values.map(bindable)),
          };
        },
      },
    }),
    mend: () => {
      if (!isBroken) return;
      const before = connection;
      connection = connect(path);
      isBroken = false;
      before.database.close();
    },
  };
}

const MOST_STATEMENTS = 200;

function connect(path: string): { database: DatabaseSync; statements: Map<string, StatementSync> } {
  const database = new DatabaseSync(path);
  try {
    // A write is on disk before it is acknowledged, power cut included. Who finds the file locked asks again by themselves,
    // see `group-commit.ts`: waiting in here would stop the whole process.
    database.exec(`
      PRAGMA busy_timeout = 50;
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA foreign_keys = ON;
      PRAGMA journal_size_limit = 16777216;
    `);
  } catch (error) {
    database.close();
    throw error;
  }
  return { database, statements: new Map() };
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

/** Is the file locked by another program? */
export function isLocked(error: unknown): boolean {
  return [BUSY, LOCKED].includes(primaryCodeOf(error));
}

/** Does what was written contradict itself, or what is there? */
export function isContradiction(error: unknown): boolean {
  return primaryCodeOf(error) === CONSTRAINT;
}

// SQLite's own numbers: https://sqlite.org/rescode.html
const BUSY = 5;
const LOCKED = 6;
const CONSTRAINT = 19;
const READ_ONLY = 8;
const IO_ERROR = 10;
const CORRUPT = 11;
const CANNOT_OPEN = 14;
const NOT_A_DATABASE = 26;
/** After these the connection itself is in doubt. */
const BREAKING: ReadonlySet<number> = new Set([READ_ONLY, IO_ERROR, CORRUPT, CANNOT_OPEN, NOT_A_DATABASE]);

function primaryCodeOf(error: unknown): number {
  const isCoded = isStoreError(error) && error instanceof Error && 'errcode' in error;
  return isCoded && typeof error.errcode === 'number' ? error.errcode & 0xff : 0;
}
