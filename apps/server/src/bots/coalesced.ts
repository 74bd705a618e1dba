/** Runs a task for a key at most once at a time; asked again meanwhile, it runs once more when it is done. */
export function coalesced(task: (key: string) => Promise<void>): (key: string) => Promise<void> {
  const again = new Map<string, boolean>();
  return async (key) => {
    if (again.has(key)) {
      again.set(key, true);
      return;
    }
    try {
      do {
        again.set(key, false);
        await task(key);
      } while (again.get(key) === true);
    } finally {
      again.delete(key);
    }
  };
}
