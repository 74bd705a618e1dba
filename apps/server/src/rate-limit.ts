import type { Clock } from './clock.ts';

/** Lets `burst` pass at once and `perSecond` from then on. */
export function tokenBucket(clock: Clock, { burst, perSecond }: { burst: number; perSecond: number }): () => boolean {
  let tokens = burst;
  let filledAt = clock.now();
  return () => {
    const now = clock.now();
    tokens = Math.min(burst, tokens + (Math.max(0, now - filledAt) / 1000) * perSecond);
    filledAt = now;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}
