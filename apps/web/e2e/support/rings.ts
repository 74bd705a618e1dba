// This runs in the page, where there is nothing but itself: what it uses stands in it.

/** What shows only part of its ring when it has the focus, for something around it cuts it off. Runs in the page. */
export function findCutRings(): readonly string[] {
  /** An edge falls between two pixels. */
  const SLACK = 1;
  const found: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('button, a[href], input, [tabindex="0"]')) {
    element.focus();
    const box = element.getBoundingClientRect();
    if (document.activeElement !== element || box.width === 0) continue;
    const { outlineOffset, outlineWidth } = getComputedStyle(element);
    const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) - SLACK;
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      const frame = around.getBoundingClientRect();
      // What fills the window is cut off by the window alone.
      if (getComputedStyle(around).overflowX !== 'hidden' || frame.width === innerWidth) continue;
      const isWhole =
        box.left - ring >= frame.left &&
        box.right + ring <= frame.right &&
        box.top - ring >= frame.top &&
        box.bottom + ring <= frame.bottom;
      if (!isWhole) found.push(`${element.getAttribute('aria-label') ?? element.textContent} in ${around.className}`);
    }
  }
  return found;
}
