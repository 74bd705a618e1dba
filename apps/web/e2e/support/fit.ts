// Each of these runs in the page, where there is nothing but itself: what it uses stands in it.
// oxlint-disable unicorn/consistent-function-scoping

/**
 * What does not fit into its place, in words. Runs in the page. Words are to be in the window, whole, and nothing but the
 * hand and what one reads may scroll.
 */
export function findMisfits(): readonly string[] {
  /** Half a pixel of rounding at either end. */
  const SLACK = 1;
  const found = new Set<string>();
  const root = document.documentElement;
  const modal = document.querySelector('dialog:modal, :popover-open');
  const styles = new Map<Element, CSSStyleDeclaration>();
  const boxes = new Map<Element, DOMRect>();
  const isRead = (element: Element) => element.closest('dialog, [role=log], [popover]') !== null;

  if (modal === null || !isRead(modal)) noteScrolling();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode;
    const parent = text.parentElement;
    if (parent === null || (text.textContent ?? '').trim() === '' || !isVisible(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) noteText(parent, box);
  }
  // A cube, a coin or a sign between the words is as much of the sentence as they are.
  for (const picture of document.querySelectorAll('svg, i')) {
    const around = picture.parentElement;
    const box = picture.getBoundingClientRect();
    if (around !== null && box.width <= 24 && box.height <= 24 && isVisible(picture)) noteText(around, box);
  }
  return [...found];

  function noteScrolling(): void {
    if (root.scrollWidth > window.innerWidth) found.add(`the page is ${root.scrollWidth} px wide`);
    if (root.scrollHeight > window.innerHeight) found.add(`the page is ${root.scrollHeight} px high`);
    for (const element of document.querySelectorAll('body *')) {
      const style = styleOf(element);
      const x = /auto|scroll/.test(style.overflowX) && element.scrollWidth > element.clientWidth + SLACK;
      const y = /auto|scroll/.test(style.overflowY) && element.scrollHeight > element.clientHeight + SLACK;
      // On a phone a large hand is moved sideways, and so are the cards that lie out.
      const isCards = element.matches('[data-row=hand]:has(button), [data-anchor^=played]');
      if (((x && !isCards) || y) && !isRead(element)) found.add(`${nameOf(element)} scrolls`);
    }
  }

  function noteText(parent: Element, box: DOMRect): void {
    if (box.width < 1 || box.height < 1) return;
    for (let at: Element | null = parent; at !== null && at !== root; at = at.parentElement) {
      const style = styleOf(at);
      const around = boxOf(at);
      // What fades out at its end is not cut there.
      if (style.maskImage !== 'none' && box.bottom > around.bottom - 30) return;
      const [x, y] = [style.overflowX, style.overflowY];
      // Read aloud only.
      if (around.width <= 1 || around.height <= 1) return;
      // It can be scrolled to.
      const isBeside = box.right > around.right || box.left < around.left;
      const isBelow = box.bottom > around.bottom || box.top < around.top;
      if ((/auto|scroll/.test(x) && isBeside) || (/auto|scroll/.test(y) && isBelow)) return;
      const isCutX = /hidden|clip/.test(x) && (box.left < around.left - SLACK || box.right > around.right + SLACK);
      // The box of a line is higher than its letters.
      const spare = SLACK + box.height * 0.2;
      const isCutY = /hidden|clip/.test(y) && (box.top < around.top - spare || box.bottom > around.bottom + spare);
      // A name may end in an ellipsis where the whole can be had.
      const isTold =
        (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') && parent.closest('[title]') !== null;
      if ((isCutX || isCutY) && !isTold) found.add(`${wordsOf(parent)} is cut by ${nameOf(at)}`);
      if ((isCutX || isCutY) && isTold) return;
      if (style.position === 'fixed') break;
    }
    const isOutside =
      box.left < -SLACK ||
      box.right > window.innerWidth + SLACK ||
      box.top < -SLACK ||
      box.bottom > window.innerHeight + SLACK;
    if (isOutside) found.add(`${wordsOf(parent)} is outside of the window`);
  }

  function styleOf(element: Element): CSSStyleDeclaration {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  }

  function boxOf(element: Element): DOMRect {
    const box = boxes.get(element) ?? element.getBoundingClientRect();
    boxes.set(element, box);
    return box;
  }

  function isVisible(element: Element): boolean {
    if (element.closest('.sr, symbol, script, style, [hidden]') !== null) return false;
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  }

  function wordsOf(element: Element): string {
    return `“${(element.textContent ?? '').trim().slice(0, 40)}” (${nameOf(element)})`;
  }

  function nameOf(element: Element): string {
    const region = element.closest('[data-anchor]')?.getAttribute('data-anchor') ?? '';
    return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} ${region}`;
  }
}

/** The boxes of the regions of the table: they stay where they are whatever happens in them. Runs in the page. */
export function findRegions(): readonly string[] {
  const regions = {
    bar: 'header',
    market: 'main',
    place: 'section[data-turn]',
    players: 'aside',
    hand: '[data-row=hand]',
    merchants: '[data-row=merchants] > li',
    points: '[data-row=points] > li',
  };
  return Object.entries(regions).flatMap(([name, selector]) =>
    [...document.querySelectorAll(selector)].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${name} ${[x, y, width, height].map((side) => Math.round(side)).join(' ')}`;
    }),
  );
}
