import type { Figure, Measured } from './measure.ts';
import type { Rect } from './sight.ts';

/** What a drawing inherits from where it stands; a picture of it stands elsewhere. */
const INHERITED = ['--card-h', 'font', 'color'];

/** What lies on a card or hangs from it, but does not go with it. */
const APART = '[data-piece], [data-anchor], [data-tag], [data-apart]';

/** Marks by which a thing is found, named or used. */
const MARKS = [
  'id',
  'role',
  'title',
  'tabindex',
  'aria-describedby',
  'aria-label',
  'data-piece',
  'data-anchor',
  'data-spice',
];
const MARKED = MARKS.map((mark) => `[${mark}]`).join(', ');

const PLACED = 'position:absolute;inset:auto;left:0;top:0;margin:0;animation:none;transition:none;transform:none';

/** A copy of how something looks now, as large as it is, free of what makes it something to find or to use. */
export function pictureOf(figure: Figure, rect: Rect): Figure {
  // A copy of an element is an element of the same kind.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const picture = figure.cloneNode(true) as Figure;
  // Most pictures are of cubes, and all that a cube is comes from its classes.
  if (figure.dataset['spice'] === undefined) {
    const style = getComputedStyle(figure);
    for (const name of INHERITED) picture.style.setProperty(name, style.getPropertyValue(name));
    for (const part of picture.querySelectorAll(APART)) part.remove();
    for (const part of picture.querySelectorAll(MARKED)) unmark(part);
  }
  unmark(picture);
  // Nothing can be done with a picture, so it has no ring.
  if (picture.dataset['state'] !== undefined) picture.dataset['state'] = 'plain';
  const { width, height } = rect;
  picture.style.cssText += `;${PLACED};width:${width}px;height:${height}px`;
  return picture;
}

/** How pieces look before they change: afterwards it is too late to see. */
export function picturesOf({ pieces, figures }: Measured, keys: ReadonlySet<string>): ReadonlyMap<string, Figure> {
  return new Map(
    [...keys].flatMap((key) => {
      const [spotted, figure] = [pieces.get(key), figures.get(key)];
      return spotted === undefined || figure === undefined ? [] : [[key, pictureOf(figure, spotted.rect)] as const];
    }),
  );
}

/** The back of a deck without its count. */
export function backOf(deck: Figure, rect: Rect): Figure {
  const picture = pictureOf(deck, rect);
  for (const child of Array.from(picture.children)) if (child.localName !== 'svg') child.remove();
  return picture;
}

function unmark(part: Element): void {
  for (const mark of MARKS) part.removeAttribute(mark);
}
