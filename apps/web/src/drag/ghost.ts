import { pictureOf } from '../stage/picture.ts';
import type { Point } from './pull.ts';

/** A picture of a piece that follows the pointer, while the piece itself waits faintly where it lies. */
export interface Ghost {
  moveBy(way: Point): void;
  remove(): void;
}

/** A little larger than it lies: it is held closer to the eye. */
const LIFTED = 1.06;

export function createGhost(root: HTMLElement, piece: HTMLElement | SVGElement): Ghost {
  const { left, top, width, height, x, y } = piece.getBoundingClientRect();
  const layer = root.ownerDocument.createElement('div');
  layer.setAttribute('aria-hidden', 'true');
  layer.dataset['ghost'] = '';
  const picture = pictureOf(piece, { x, y, width, height });
  picture.style.left = `${left}px`;
  picture.style.top = `${top}px`;
  layer.append(picture);
  root.append(layer);
  piece.dataset['dragged'] = '';
  return {
    moveBy: (way) => {
      picture.style.transform = `translate(${way.x}px, ${way.y}px) scale(${LIFTED})`;
    },
    remove: () => {
      layer.remove();
      delete piece.dataset['dragged'];
    },
  };
}
