/** In milliseconds. */
const OFTEN = 30_000;

/** Says how far something long has come, and what memory it takes, but not all the time. */
export function progress(): (words: string) => void {
  let last = performance.now();
  return (words) => {
    const now = performance.now();
    if (now - last < OFTEN) return;
    last = now;
    console.error(`  ${words}, ${Math.round(process.memoryUsage().rss / 1e6)} MB`);
  };
}
