import type { Clock } from './clock.ts';
import type { Fanout } from './fanout/fanout.ts';
import type { Log } from './log.ts';
import type { Deal } from './matches/deal.ts';
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
}
