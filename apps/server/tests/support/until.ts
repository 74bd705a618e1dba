/** Waits until something holds, and says what did not when it takes too long. */
export async function until(what: string, holds: () => boolean, patience = 10_000): Promise<void> {
  const deadline = Date.now() + patience;
  while (!holds()) {
    if (Date.now() > deadline) throw new Error(`Waited in vain until ${what}.`);
    await pause(5);
  }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
