/** Rising severity; a log writes its own level and everything above. */
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

type Fields = Readonly<Record<string, string | number | boolean | null>>;

/** What operators read. Never give it a secret, a deck or a seed. */
export interface Log {
  debug(message: string, fields?: Fields): void;
  info(message: string, fields?: Fields): void;
  warn(message: string, fields?: Fields): void;
  /** `cause` is written with its stack; people who use the game never see it. */
  error(message: string, cause?: unknown): void;
}

/** A log that writes one JSON object a line. */
export function logTo(write: (line: string) => void, level: LogLevel): Log {
  const least = LOG_LEVELS.indexOf(level);
  const line = (at: Exclude<LogLevel, 'silent'>, message: string, fields: Fields) => {
    if (LOG_LEVELS.indexOf(at) < least) return;
    write(JSON.stringify({ time: new Date().toISOString(), level: at, message, ...fields }));
  };
  return {
    debug: (message, fields = {}) => {
      line('debug', message, fields);
    },
    info: (message, fields = {}) => {
      line('info', message, fields);
    },
    warn: (message, fields = {}) => {
      line('warn', message, fields);
    },
    error: (message, cause) => {
      line('error', message, cause === undefined ? {} : { cause: printCause(cause) });
    },
  };
}

function printCause(cause: unknown): string {
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}
