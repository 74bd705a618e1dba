import type { Point } from './sight.ts';

/** Where pictures of pieces move: a layer above the table that nothing can be done with. */
export interface Overlay {
  readonly element: HTMLElement;
  /** Where its zero is in the window. Reading and writing in turns lays the page out each time: read it before you append. */
  readonly origin: () => Point;
}

/** Within the root, so that pictures inherit what the table does. Made once: a new one would have to be laid out. */
export function overlayIn(root: HTMLElement): Overlay {
  const element = root.ownerDocument.createElement('div');
  element.setAttribute('aria-hidden', 'true');
  element.dataset['stage'] = 'overlay';
  Object.assign(element.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    width: '0',
    height: '0',
    zIndex: '60',
    pointerEvents: 'none',
    contain: 'layout style',
  });
  root.append(element);
  return { element, origin: () => element.getBoundingClientRect() };
}
