import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRandom, shuffledDecks } from '@spice-road/rules/testing';
import type { Log } from '../../src/log.ts';
import {
  type Config,
  createServer,
  type Deal,
  type Overrides,
  readConfig,
  type RunningServer,
} from '../../src/server.ts';

/** As the environment would give it: a free port, nothing kept, and no limits, for clients that never pause to think. */
function configOf(environment: Readonly<Record<string, string>> = {}): Config {
  const reading = readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: ':memory:', LIMITS: '0', ...environment });
  if (!reading.ok) throw new Error(reading.complaints.join(' '));
  return reading.config;
}

/** The server of production. Its complaints fail no test by themselves; those that expect none look at `complaints`. */
export async function startServer(
  environment: Readonly<Record<string, string>> = {},
  overrides: Overrides = {},
): Promise<RunningServer & { readonly complaints: readonly string[] }> {
  const complaints: string[] = [];
  const log: Log = {
    debug: () => {},
    info: () => {},
    warn: () => {},
    error: (message, cause) => complaints.push(`${message} ${String(cause)}`),
  };
  const server = await createServer(configOf(environment), { log, ...overrides });
  return Object.assign(server, { complaints });
}

/** Decks that are the same each time, and seats in the order of the places. */
export function dealFrom(seed: number): Deal {
  return (places) => ({ decks: shuffledDecks(seededRandom(seed)), seats: places });
}

/** A folder for one test. */
export function temporaryFolder(): Disposable & { readonly path: string } {
  const path = mkdtempSync(join(tmpdir(), 'spice-road-'));
  return {
    path,
    [Symbol.dispose]: () => {
      rmSync(path, { recursive: true, force: true });
    },
  };
}
