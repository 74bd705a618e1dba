import { createServer as createHttpServer } from 'node:http';
import { availableParallelism } from 'node:os';
import { openThinkers } from './bots/thinkers.ts';
import { type Clock, systemClock } from './clock.ts';
import { type Config, isEveryAddress } from './config.ts';
import { localFanout } from './fanout/fanout.ts';
import { httpApp } from './http/app.ts';
import type { House } from './house.ts';
import { limitsOf } from './limits.ts';
import { type Log, logTo } from './log.ts';
import { type Deal, dealAtRandom } from './matches/deal.ts';
import { countMetrics } from './metrics.ts';
import { type Passing, passUnnoticed } from './moments.ts';
import { replaceAbsentHosts } from './rooms/absent-host.ts';
import { expiryFrom } from './rooms/expiry.ts';
import { newRoomCode } from './rooms/secrets.ts';
import { sweepRegularly } from './rooms/sweep.ts';
import { presenceOf } from './rooms/presence.ts';
import { serveSockets } from './sockets.ts';
import { openStore, storePath } from './store/store.ts';
import { type Timeouts, TIMEOUTS } from './timeouts.ts';

export type { Config } from './config.ts';
export { configSchema, readConfig } from './config.ts';
export type { Deal, Dealt } from './matches/deal.ts';

/** A server that listens. */
export interface RunningServer extends AsyncDisposable {
  /** Of the site, with the base path, as seen from this machine. */
  readonly url: string;
  readonly port: number;
  /** Where everything is stored. */
  readonly storedIn: string;
  /** Finishes what has begun, then stops. Twice is once. */
  close(): Promise<void>;
}

/** What a test may bring along instead of chance, time and the console. */
export interface Overrides {
  readonly deal?: Deal;
  readonly newRoomCode?: () => string;
  readonly clock?: Clock;
  readonly log?: Log;
  readonly passing?: Passing;
  readonly timeouts?: Timeouts;
  /** What the threads of the bots run. */
  readonly botProgram?: URL;
}

/** How long requests may take to end when the server stops. */
const PATIENCE = 3000;

/** That think for bots; one core is left for those who answer people. */
const MOST_THREADS = 4;

export async function createServer(config: Config, overrides: Overrides = {}): Promise<RunningServer> {
  const clock = overrides.clock ?? systemClock;
  const log = overrides.log ?? logTo((line) => process.stderr.write(`${line}\n`), config.LOG_LEVEL);
  const storedIn = storePath(config.DATA_DIR);
  const metrics = countMetrics();
  const passing = overrides.passing ?? passUnnoticed;
  const store = await openStore(storedIn, { passing, watch: metrics.commits });
  const house: House = {
    store,
    clock,
    log,
    fanout: localFanout(),
    presence: presenceOf(clock),
    deal: overrides.deal ?? dealAtRandom,
    newRoomCode: overrides.newRoomCode ?? newRoomCode,
    expiry: expiryFrom(config),
    limits: limitsOf(config.LIMITS),
    metrics,
    passing,
  };
  const thinkers = openThinkers({
    clock,
    log,
    most: config.BOT_THREADS ?? Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1)),
    ...(overrides.botProgram === undefined ? {} : { program: overrides.botProgram }),
  });
  const stopReplacing = replaceAbsentHosts(house);

  const answer = httpApp(house, config).callback();
  const timeouts = overrides.timeouts ?? TIMEOUTS;
  const patience = {
    headersTimeout: timeouts.headers,
    requestTimeout: timeouts.request,
    connectionsCheckingInterval: timeouts.check,
    keepAliveTimeout: timeouts.keepAlive,
  };
  const http = createHttpServer(patience, (request, response) => {
    // Koa answers its own failures; this promise says only that it has.
    void answer(request, response);
  });
  const sockets = serveSockets(house, config, { http, thinkers, timeouts });
  const port = await listen(http, config).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });

  const stopSweeping = sweepRegularly(house);

  let closing: Promise<void> | null = null;
  async function stop(): Promise<void> {
    stopSweeping();
    stopReplacing();
    const closed = new Promise((resolve) => http.close(resolve));
    const cut = setTimeout(() => {
      http.closeAllConnections();
    }, PATIENCE);
    await sockets.close();
    await closed;
    await thinkers.close();
    clearTimeout(cut);
    await store.close();
  }
  const close = () => (closing ??= stop());

  return {
    url: `http://${hostOf(config)}:${port}${config.BASE_PATH}`,
    port,
    storedIn,
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** How this machine reaches itself. */
function hostOf({ HOST }: Config): string {
  if (HOST === undefined || isEveryAddress(HOST) || HOST === '127.0.0.1') return 'localhost';
  return HOST.includes(':') ? `[${HOST}]` : HOST;
}

type HttpServer = ReturnType<typeof createHttpServer>;

function listen(http: HttpServer, { PORT, HOST }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen({ port: PORT, ...(HOST === undefined ? {} : { host: HOST }) }, () => {
      http.off('error', reject);
      const address = http.address();
      resolve(typeof address === 'object' && address ? address.port : PORT);
    });
  });
}
