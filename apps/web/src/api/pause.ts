/** Resolves after so many milliseconds. For waiting on the network only: what is seen to move lives in `stage/`. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    AbortSignal.timeout(milliseconds).addEventListener('abort', () => {
      resolve();
    });
  });
}
