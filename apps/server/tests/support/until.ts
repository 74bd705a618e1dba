/** What passes between two looks counts for no more than this: when the machine stood still, so did whoever is waited for. */
const MOST_BETWEEN_LOOKS = 100;

/** Waits until something holds, and says what did not when it takes too long. `patience` is in milliseconds. */
export async function until(what: string, holds: () => boolean, patience = 10_000): Promise<void> {
  let waited = 0;
  let last = performance.now();
  while (!holds()) {
    if (waited > patience) throw new Error(`Waited in vain until ${what}.`);
    await pause(5);
    const now = performance.now();
    waited += Math.min(now - last, MOST_BETWEEN_LOOKS);
    last = now;
  }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
