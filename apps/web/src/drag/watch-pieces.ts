import { afterHold } from '../stage/hold.ts';
import { parseDragged, parseSpot, type Dragged, type Spot } from './dragged.ts';
import { createGhost, type Ghost } from './ghost.ts';
import { courseOf, type Point } from './pull.ts';

export interface Handling {
  /** Would letting it go there mean anything? */
  readonly isMeant: (dragged: Dragged, spot: Spot) => boolean;
  readonly onDrop: (dragged: Dragged, spot: Spot) => void;
  /** A finger rests on something, or the key or button for more about it is pressed. True if there is more to show. */
  readonly onHold: (target: Element) => boolean;
}

interface Press {
  readonly pointer: number;
  readonly start: Point;
  readonly pulls: 'any' | 'upright';
  /** Null for what can only be held. */
  readonly source: HTMLElement | null;
  readonly stopHold: () => void;
}

interface Drag extends Press {
  readonly source: HTMLElement;
  readonly dragged: Dragged;
  readonly ghost: Ghost;
}

/** Watches what pointers do with the pieces within an element, until what it returns is called. */
export function watchPieces(root: HTMLElement, { isMeant, onDrop, onHold }: Handling): () => void {
  const watched = new AbortController();
  const { signal } = watched;
  let press: Press | null = null;
  let drag: Drag | null = null;
  /** The click that ends what was no tap is not one either. */
  let isSpent = false;

  function letGo(): void {
    press?.stopHold();
    drag?.ghost.remove();
    mark(null);
    delete root.dataset['dragging'];
    press = null;
    drag = null;
  }

  function begin(event: PointerEvent): void {
    letGo();
    const { target, pointerType, isPrimary, button, pointerId: pointer } = event;
    if (!(target instanceof Element) || !isPrimary || button !== 0) return;
    const source = target.closest<HTMLElement>('[data-drag]');
    const stopHold = pointerType === 'touch' ? afterHold(() => hold(target)) : () => {};
    press = { pointer, start: pointOf(event), pulls: pullsOf(source, pointerType), source, stopHold };
  }

  function hold(target: Element): void {
    if (drag !== null || !onHold(target)) return;
    letGo();
    isSpent = true;
  }

  function move(event: PointerEvent): void {
    if (press === null || event.pointerId !== press.pointer) return;
    const now = pointOf(event);
    if (drag === null) {
      const course = courseOf(press.start, now, press.pulls);
      if (course === 'still') return;
      press.stopHold();
      drag = course === 'pulled' ? pulled(press) : null;
      if (drag === null) {
        press = null;
        return;
      }
    }
    drag.ghost.moveBy({ x: now.x - drag.start.x, y: now.y - drag.start.y });
    const [element, spot] = spotAt(now);
    mark(isMeant(drag.dragged, spot) ? element : null);
  }

  function pulled({ source, ...rest }: Press): Drag | null {
    const dragged = parseDragged(source?.dataset['drag'] ?? '');
    if (source === null || dragged === null) return null;
    const piece =
      dragged.kind === 'cube' ? (source.parentElement?.querySelector<SVGElement>('[data-spice]') ?? null) : source;
    if (piece === null) return null;
    isSpent = true;
    root.dataset['dragging'] = dragged.kind;
    return { ...rest, source, dragged, ghost: createGhost(root, piece) };
  }

  function end(event: PointerEvent): void {
    if (press === null || event.pointerId !== press.pointer) return;
    const ended = drag;
    const [, spot] = ended === null ? [null, NOWHERE] : spotAt(pointOf(event));
    letGo();
    // What was pulled may have been taken away meanwhile.
    if (ended !== null && ended.source.isConnected && isMeant(ended.dragged, spot)) onDrop(ended.dragged, spot);
  }

  function spotAt({ x, y }: Point): readonly [HTMLElement | null, Spot] {
    const under = root.ownerDocument.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]') ?? null;
    return [under, parseSpot(under?.dataset['drop'] ?? '')];
  }

  function mark(over: HTMLElement | null): void {
    for (const marked of root.querySelectorAll<HTMLElement>('[data-aim]')) {
      if (marked !== over) delete marked.dataset['aim'];
    }
    if (over !== null) over.dataset['aim'] = '';
  }

  function askForMore(event: MouseEvent): void {
    if (!(event.target instanceof Element)) return;
    const isHeld = isSpent;
    // A finger that has been held already has brought it.
    if (isHeld || onHold(event.target)) event.preventDefault();
    if (isHeld) return;
    letGo();
  }

  const renew = () => {
    isSpent = false;
  };
  window.addEventListener('pointerdown', renew, { signal, capture: true });
  window.addEventListener('keydown', renew, { signal, capture: true });
  root.addEventListener('pointerdown', begin, { signal });
  window.addEventListener('pointermove', move, { signal, passive: true });
  window.addEventListener('pointerup', end, { signal });
  window.addEventListener('pointercancel', letGo, { signal });
  root.addEventListener('contextmenu', askForMore, { signal });
  root.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  window.addEventListener(
    'click',
    (event) => {
      // A key presses, too.
      if (!isSpent || event.detail === 0) return;
      isSpent = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
  window.addEventListener(
    'keydown',
    (event) => {
      if (drag === null || event.key !== 'Escape') return;
      // It puts the piece back, and takes nothing back besides.
      event.preventDefault();
      event.stopPropagation();
      letGo();
    },
    { signal, capture: true },
  );
  return () => {
    letGo();
    watched.abort();
  };
}

const NOWHERE: Spot = { kind: 'elsewhere' };

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}

/** Where the browser pushes a row along under a finger, that is what a push sideways means. */
function pullsOf(source: HTMLElement | null, pointerType: string): Press['pulls'] {
  const isPushed = source !== null && pointerType === 'touch' && getComputedStyle(source).touchAction.includes('pan-x');
  return isPushed ? 'upright' : 'any';
}
