import { pino } from 'pino';

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
  error(message: string, cause?: unknown, fields?: Fields): void;
}

/** A log that writes one JSON object a line. */
export function logTo(write: (line: string) => void, level: LogLevel): Log {
  const logger = pino(
    {
      level,
      base: null,
      messageKey: 'message',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    {
      write: (line) => {
        write(line.trimEnd());
      },
    },
  );
  return {
    debug: (message, fields = {}) => {
      logger.debug(fields, message);
    },
    info: (message, fields = {}) => {
      logger.info(fields, message);
    },
    warn: (message, fields = {}) => {
      logger.warn(fields, message);
    },
    error: (message, cause, fields = {}) => {
      logger.error(cause === undefined ? fields : { ...fields, cause: printCause(cause) }, message);
    },
  };
}

function printCause(cause: unknown): string {
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}
