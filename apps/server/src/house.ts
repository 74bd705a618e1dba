import type { Clock } from './clock.ts';
import type { Fanout } from './fanout/fanout.ts';
import type { Limits } from './limits.ts';
import type { Log } from './log.ts';
import type { Deal } from './matches/deal.ts';
import type { Metrics } from './metrics.ts';
import type { Passing } from './moments.ts';
import type { Expiry } from './rooms/expiry.ts';
import type { Presence } from './rooms/presence.ts';
import type { Store } from './store/store.ts';

/** What everything in the server stands on. */
export interface House {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly fanout: Fanout;
  readonly presence: Presence;
  readonly deal: Deal;
  /** By chance, as {@link Deal} is; asked again when there is such a room already. */
  readonly newRoomCode: () => string;
  readonly expiry: Expiry;
  readonly limits: Limits;
  readonly metrics: Metrics;
  /** Called at each step of a write, for tests. */
  readonly passing: Passing;
}
