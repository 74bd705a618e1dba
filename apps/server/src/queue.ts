/** Runs tasks one after another for each key, and those of different keys side by side. */
export interface Queues {
  /** Null when too many wait already; the task is not run then. */
  run<Result>(key: string, task: () => Promise<Result>): Promise<Result> | null;
  /** Tasks that wait or run. */
  waiting(): number;
  /** Kept when nothing waits or runs any more. */
  idle(): Promise<void>;
}

interface Queue {
  waiting: number;
  tail: Promise<unknown>;
}

export function queues(most: number): Queues {
  const byKey = new Map<string, Queue>();
  return {
    run: (key, task) => {
      const queue = byKey.get(key) ?? { waiting: 0, tail: Promise.resolve() };
      if (queue.waiting >= most) return null;
      byKey.set(key, queue);
      queue.waiting += 1;
      const result = queue.tail.then(task);
      // Whoever asked hears of a failure; the next in line must run all the same.
      queue.tail = result
        .catch(() => {})
        .finally(() => {
          queue.waiting -= 1;
          if (queue.waiting === 0) byKey.delete(key);
        });
      return result;
    },
    waiting: () => [...byKey.values()].reduce((sum, queue) => sum + queue.waiting, 0),
    idle: async () => {
      while (byKey.size > 0) await Promise.all([...byKey.values()].map(({ tail }) => tail));
    },
  };
}
