import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { placeBubble, visiblePart } from './placing.ts';

interface Pointing {
  readonly root: RefObject<HTMLElement | null>;
  readonly bubble: RefObject<HTMLElement | null>;
  readonly ring: RefObject<HTMLElement | null>;
  readonly selector: string;
}

/** Lays the ring around the thing pointed at and the bubble beside it, and keeps them there as the table moves. */
export function usePlace({ root, bubble, ring, selector }: Pointing): void {
  const lay = useEffectEvent(() => {
    if (bubble.current === null || ring.current === null) return;
    layOut(bubble.current, ring.current, root.current?.querySelector(selector) ?? null);
  });

  // After every change of the table or of the words.
  useLayoutEffect(() => lay());

  useEffect(() => {
    const table = root.current;
    if (table === null) return undefined;
    const watched = new AbortController();
    const { signal } = watched;
    const again = () => lay();
    const sizes = new ResizeObserver(again);
    sizes.observe(table);
    if (bubble.current !== null) sizes.observe(bubble.current);
    window.addEventListener('resize', again, { signal });
    window.addEventListener('scroll', again, { signal, capture: true, passive: true });
    for (const end of ['transitionend', 'animationend']) table.addEventListener(end, again, { signal, capture: true });
    return () => {
      watched.abort();
      sizes.disconnect();
    };
  }, [root, bubble]);
}

/** What is not there, for the moment or at this table, is not pointed at; the words stay where they were. */
function layOut(bubble: HTMLElement, ring: HTMLElement, target: Element | null): void {
  ring.hidden = target === null;
  if (target === null) return;
  const room = { width: window.innerWidth, height: window.innerHeight };
  const box = visiblePart(target.getBoundingClientRect(), room);
  const place = placeBubble(box, { width: bubble.offsetWidth, height: bubble.offsetHeight }, room);
  bubble.dataset['side'] = place.side;
  bubble.style.left = `${place.left}px`;
  bubble.style.top = `${place.top}px`;
  bubble.style.setProperty('--arrow', `${place.arrow}px`);
  for (const side of ['left', 'top', 'width', 'height'] as const) ring.style[side] = `${box[side]}px`;
}
