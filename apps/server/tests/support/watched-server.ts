import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { startServer } from './running.ts';
import { witnessAt } from './witness.ts';

export interface WatchedServer {
  readonly url: string;
  readonly port: number;
  /** The match nearby goes one action further, now. */
  readonly playOn: () => Promise<void>;
}

/**
 * A server for a file of tests that do their worst to it. After each, a match that has nothing to do with it goes one
 * action further, the server has no complaint, and nobody's prototype has grown.
 */
export function watchedServer(): WatchedServer {
  let server: Awaited<ReturnType<typeof startServer>>;
  let witness: Awaited<ReturnType<typeof witnessAt>>;
  beforeAll(async () => {
    server = await startServer();
    witness = await witnessAt(server.url);
  });
  afterEach(async () => {
    await witness.playOn();
    expect(server.complaints).toEqual([]);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
  afterAll(async () => {
    witness[Symbol.dispose]();
    await server.close();
  });
  return {
    get url() {
      return server.url;
    },
    get port() {
      return server.port;
    },
    playOn: () => witness.playOn(),
  };
}
