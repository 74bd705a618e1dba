import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { boxAround, placeBubble, ringIn, visiblePart, type Box, type Size } from './placing.ts';

interface Pointing {
  readonly root: RefObject<HTMLElement | null>;
  readonly bubble: RefObject<HTMLElement | null>;
  readonly ring: RefObject<HTMLElement | null>;
  readonly selector: string;
  /** Selectors of what is not to be covered either, if it can be helped: what matters most comes first. */
  readonly wanted: readonly string[];
}

/** Lays the ring around the thing pointed at and the bubble beside it, and keeps them there as the table moves. */
export function usePlace({ root, bubble, ring, selector, wanted }: Pointing): void {
  const sizes = useRef<ResizeObserver | null>(null);
  const followed = useRef<Element | null>(null);

  /** Cards may be made larger while the table stays as large as it is; and another element may take the place of this one. */
  const follow = useEffectEvent((target: Element | null) => {
    if (sizes.current === null || target === followed.current) return;
    if (followed.current !== null) sizes.current.unobserve(followed.current);
    if (target !== null) sizes.current.observe(target);
    followed.current = target;
  });

  const lay = useEffectEvent(() => {
    const [table, words, around] = [root.current, bubble.current, ring.current];
    if (words === null || around === null) return;
    const room = { width: window.innerWidth, height: window.innerHeight };
    const boxOf = (element: Element) => visiblePart(element.getBoundingClientRect(), room);
    const target = table?.querySelector(selector) ?? null;
    follow(target);
    // A tag hangs over the edge of its card, and belongs to it.
    const parts =
      target === null ? [] : [target, ...(target.matches('button') ? target.querySelectorAll('[data-tag]') : [])];
    const others = wanted.flatMap((one) => Array.from(table?.querySelectorAll(one) ?? [], boxOf));
    layOut({ bubble: words, ring: around, target: boxAround(parts.map(boxOf)), others, room });
  });

  // After every change of the table or of the words.
  useLayoutEffect(() => lay());

  useEffect(() => {
    const table = root.current;
    if (table === null) return undefined;
    const watched = new AbortController();
    const { signal } = watched;
    const again = () => lay();
    // It tells of each thing once as soon as that is observed, so the target is followed from the start.
    const observer = new ResizeObserver(again);
    sizes.current = observer;
    observer.observe(table);
    if (bubble.current !== null) observer.observe(bubble.current);
    window.addEventListener('resize', again, { signal });
    window.addEventListener('scroll', again, { signal, capture: true, passive: true });
    for (const end of ['transitionend', 'animationend']) table.addEventListener(end, again, { signal, capture: true });
    return () => {
      watched.abort();
      observer.disconnect();
      sizes.current = null;
      followed.current = null;
    };
  }, [root, bubble]);
}

interface Layout {
  readonly bubble: HTMLElement;
  readonly ring: HTMLElement;
  readonly target: Box | null;
  readonly others: readonly Box[];
  readonly room: Size;
}

/** What is not there, for the moment or at this table, is not pointed at; the words stay where they were. */
function layOut({ bubble, ring, target, others, room }: Layout): void {
  ring.hidden = target === null;
  if (target === null) return;
  const place = placeBubble(target, { width: bubble.offsetWidth, height: bubble.offsetHeight }, room, others);
  bubble.dataset['side'] = place.side;
  bubble.style.left = `${place.left}px`;
  bubble.style.top = `${place.top}px`;
  bubble.dataset['points'] = String(place.arrow !== null);
  bubble.style.setProperty('--arrow', `${place.arrow ?? 0}px`);
  const around = ringIn(target, room);
  for (const side of ['left', 'top', 'width', 'height'] as const) ring.style[side] = `${around[side]}px`;
}
