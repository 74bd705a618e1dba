/**
 * Which cubes drawn on trade cards lie across the line of the gates around them, or under cubes that lie on the card, in
 * words. Runs in the page.
 */
export function findCrossed(): readonly string[] {
  const line = document.querySelector<SVGGeometryElement>('#frame-trade path:nth-of-type(2)');
  if (line === null) return ['there is no line'];
  const drawing = document.body.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
  const gate = line.cloneNode();
  if (!(gate instanceof SVGGeometryElement)) return ['the line is none'];
  drawing.append(gate);
  const found: string[] = [];
  for (const card of document.querySelectorAll<HTMLElement>('[data-piece]')) {
    if (!card.checkVisibility()) continue;
    const around = card.getBoundingClientRect();
    const scale = 100 / around.width;
    const lying = card.querySelector('[data-lying]')?.getBoundingClientRect();
    for (const cube of card.querySelectorAll('[data-kind="trade"] > [data-tall] i')) {
      const { left, right, top, bottom } = cube.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      // The shapes leave the corners of their boxes free.
      const isIn = [
        [left, y],
        [right, y],
        [x, top],
        [x, bottom],
      ].every(([pointX = 0, pointY = 0]) =>
        gate.isPointInFill(new DOMPoint((pointX - around.left) * scale, (pointY - around.top) * scale)),
      );
      if (!isIn) found.push(`${card.dataset['piece']}: a cube at ${Math.round((y - around.top) * scale)}`);
      const isBeside = lying === undefined || right <= lying.left || left >= lying.right;
      if (!isBeside && bottom > lying.top + 0.5)
        found.push(`${card.dataset['piece']}: ${bottom - lying.top} px are covered`);
    }
  }
  drawing.remove();
  return found;
}
