/** Changes that are asked for one after another, however quickly they are made. */
export interface ChangesInTurn<Change> {
  /** Asks for it, once what was asked for before has been answered; what waits meanwhile is asked for together. */
  readonly ask: (change: Change) => void;
  /** Resolves when nothing waits any more: whether all of it was done. */
  readonly settled: () => Promise<boolean>;
}

/** `send` tells whether a change was done. */
export function changesInTurn<Change extends object>(
  send: (change: Change) => Promise<boolean>,
): ChangesInTurn<Change> {
  let waiting: Change | null = null;
  let running: Promise<boolean> | null = null;

  async function work(): Promise<boolean> {
    let isDone = true;
    for (let change = take(); change !== null; change = take()) isDone = (await send(change)) && isDone;
    running = null;
    return isDone;
  }

  function take(): Change | null {
    const taken = waiting;
    waiting = null;
    return taken;
  }

  return {
    ask: (change) => {
      waiting = { ...waiting, ...change };
      running ??= work();
    },
    settled: () => running ?? Promise.resolve(true),
  };
}
