/** Once what is to be seen now has been: work that nobody waits for must not stand in the way of the next picture. */
export function afterPaint(work: () => void): void {
  // A hidden page paints nothing.
  if (document.hidden) setTimeout(work);
  else requestAnimationFrame(() => setTimeout(work));
}
