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
    const box = control.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (box.width < 2 || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
    if (!control.checkVisibility({ visibilityProperty: true })) continue;
    const width = 1 + reach(control, x, y, -1, 0) + reach(control, x, y, 1, 0);
    const height = 1 + reach(control, x, y, 0, -1) + reach(control, x, y, 0, 1);
    const least = control.closest('[data-anchor^=caravan], [data-row=hand]') === null ? LEAST : LEAST_IN_ROW;
    if (Math.min(width, height) >= least - SLACK) continue;
    found.add(`${nameOf(control)} is ${width} × ${height}`);
  }
  return [...found];

  /** How far from its middle a finger still hits it. */
  function reach(control: Element, x: number, y: number, dx: number, dy: number): number {
    let far = 0;
    while (far < LEAST && hits(control, x + (far + 1) * dx, y + (far + 1) * dy)) far += 1;
    return far;
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
