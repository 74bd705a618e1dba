import { RateLimiterMemory } from 'rate-limiter-flexible';

/**
 * How much of each is let pass: `points` within `seconds`. A household of five with two tabs each, behind one address and
 * in a hurry, stays far below all of them.
 */
const LIMITS = {
  messagesOfSocket: { points: 60, seconds: 2 },
  actionsOfSeat: { points: 60, seconds: 2 },
  messagesOfAddress: { points: 900, seconds: 2 },
  requestsOfAddress: { points: 600, seconds: 10 },
  socketsOpenedByAddress: { points: 600, seconds: 60 },
  roomsMadeByAddress: { points: 100, seconds: 600 },
  placesTakenByAddress: { points: 400, seconds: 600 },
  linesOfPlace: { points: 20, seconds: 10 },
  linesOfAddress: { points: 100, seconds: 10 },
  /** Asking for rooms and matches that are not there is how somebody would look for one. */
  guessesOfAddress: { points: 100, seconds: 60 },
} as const;
export type LimitName = keyof typeof LIMITS;

/** Sockets open at the same time. */
const MOST_SOCKETS_OF_ADDRESS = 300;

export interface Limits {
  /** Counts one, and says whether it is within the limit. */
  allows(limit: LimitName, key: string): Promise<boolean>;
  /** Says whether one more would be, and counts none. */
  isSpent(limit: LimitName, key: string): Promise<boolean>;
  allowsSockets(open: number): boolean;
}

/** `factor` times the usual limits; 0 is none. */
export function limitsOf(factor: number): Limits {
  if (factor === 0) {
    return { allows: async () => true, isSpent: async () => false, allowsSockets: () => true };
  }
  const limiters = new Map(
    Object.entries(LIMITS).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterMemory({ points: Math.ceil(points * factor), duration: seconds }),
    ]),
  );
  return {
    allows: async (limit, key) => {
      try {
        await limiters.get(limit)?.consume(key);
        return true;
      } catch {
        return false;
      }
    },
    isSpent: async (limit, key) => {
      const counted = await limiters.get(limit)?.get(key);
      return counted !== null && counted !== undefined && counted.remainingPoints <= 0;
    },
    allowsSockets: (open) => open < MOST_SOCKETS_OF_ADDRESS * factor,
  };
}
