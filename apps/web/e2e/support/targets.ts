// This runs in the page, where there is nothing but itself: what it uses stands in it.
// oxlint-disable unicorn/consistent-function-scoping

/** Every control too small for a finger, in words. Runs in the page. */
export function findSmallTargets(): readonly string[] {
  const LEAST = 44;
  /**
   * Ten cubes in a row, or a large hand, cannot be so wide on a phone, and while more cubes than ten are about to lie there
   * they are narrower still. They are higher instead, a neighbour is mostly as good, and what was hit shows and is undone
   * by another tap.
   */
  const LEAST_IN_ROW = 18;
  /** The edge of a target falls between two pixels. */
  const SLACK = 1;
  const found = new Set<string>();
  const modal = document.querySelector('dialog:modal, :popover-open') ?? document.body;
  for (const control of modal.querySelectorAll('button, a[href], input, select, summary')) {
    if (!control.checkVisibility({ visibilityProperty: true })) continue;
    let [x, y] = middleOf(control);
    if (!isInWindow(x, y) || !hits(control, x, y)) {
      // What lies farther down in a dialog or a page is scrolled to.
      control.scrollIntoView({ block: 'center', inline: 'nearest' });
      [x, y] = middleOf(control);
    }
    if (control.getBoundingClientRect().width < 2 || !isInWindow(x, y)) continue;
    const width = reachBothWays(control, x, y, 1, 0);
    const height = reachBothWays(control, x, y, 0, 1);
    const least = control.closest('[data-anchor^=caravan], [data-row=hand]') === null ? LEAST : LEAST_IN_ROW;
    if (Math.min(width, height) >= least - SLACK) continue;
    found.add(`${nameOf(control)} is ${width} × ${height}`);
  }
  scrollTo(0, 0);
  return [...found];

  function middleOf(control: Element): [number, number] {
    const { x, y, width, height } = control.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  }

  function isInWindow(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  }

  /** How large it is for a finger along one axis through its middle, as far as that matters. */
  function reachBothWays(control: Element, x: number, y: number, dx: number, dy: number): number {
    let size = 1;
    for (const way of [-1, 1]) {
      for (let far = 1; size < LEAST && hits(control, x + far * way * dx, y + far * way * dy); far += 1) size += 1;
    }
    return size;
  }

  function hits(control: Element, x: number, y: number): boolean {
    const hit = document.elementFromPoint(x, y);
    if (hit === null) return false;
    if (control.contains(hit)) return true;
    const label = hit.closest('label');
    return label !== null && label.contains(control);
  }

  function nameOf(control: Element): string {
    const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
    return `${control.closest('[data-row], header, dialog, [popover], section')?.getAttribute('data-row') ?? ''} “${name.trim().slice(0, 40)}”`;
  }
}
