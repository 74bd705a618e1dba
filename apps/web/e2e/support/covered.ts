/**
 * What the tags on cards cover, in words: cubes, numbers and signs of the card they hang on, and cubes that lie on it.
 * Runs in the page.
 */
export function findCovered(): readonly string[] {
  const found: string[] = [];
  for (const tag of document.querySelectorAll('[data-piece] > [data-tag]')) {
    const card = tag.parentElement;
    if (card === null || !tag.checkVisibility()) continue;
    const around = card.getBoundingClientRect();
    const over = tag.getBoundingClientRect();
    for (const drawn of card.querySelectorAll('i, svg, b')) {
      const box = drawn.getBoundingClientRect();
      // What is as wide as the card is its ground, and a tag does not cover itself.
      if (tag.contains(drawn) || box.width === 0 || box.width > around.width * 0.8) continue;
      const isBeside = box.right <= over.left || box.left >= over.right;
      if (isBeside || box.bottom <= over.top || box.top >= over.bottom) continue;
      const deep = Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top);
      const region = card.closest('[data-row]')?.getAttribute('data-row') ?? '';
      found.push(
        `${card.dataset['piece']} (${region}): “${tag.textContent}” covers ${deep.toFixed(1)} px of a ${drawn.tagName}`,
      );
    }
  }
  return found;
}
