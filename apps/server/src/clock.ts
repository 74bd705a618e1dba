/** Where the server gets its time from, so that a test can bring its own. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
  /** Runs `act` once, `delay` milliseconds from now, unless cancelled by calling what is returned. */
  after(delay: number, act: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (delay, act) => {
    const timer = setTimeout(act, delay);
    // A pending flicker of presence is no reason to keep the process alive.
    timer.unref();
    return () => {
      clearTimeout(timer);
    };
  },
};
