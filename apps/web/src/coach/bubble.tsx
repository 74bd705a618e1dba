import { useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import css from './bubble.module.css';
import { usePlace } from './use-place.ts';

interface BubbleProps {
  /** The table that the thing pointed at is part of. */
  readonly root: RefObject<HTMLElement | null>;
  readonly selector: string;
  /** Selectors of what is wanted besides, what matters most first. */
  readonly wanted: readonly string[];
  readonly eyebrow: string;
  readonly title: string;
  readonly words: string;
  /** Whether somebody asked for it: then the focus goes to it. */
  readonly isAsked: boolean;
  /** Its buttons. */
  readonly children: ReactNode;
}

/** A few words beside something of the table, with a ring around it. It lies over the table, but takes nothing away from it. */
export function Bubble({ root, selector, wanted, eyebrow, title, words, isAsked, children }: BubbleProps) {
  const bubble = useRef<HTMLElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  const heading = useId();
  usePlace({ root, bubble, ring, selector, wanted });
  useBorrowedFocus({ root, bubble, isAsked });
  return (
    <>
      <div ref={ring} className={css.ring} />
      <section ref={bubble} className={css.bubble} data-bubble="" aria-labelledby={heading} tabIndex={-1}>
        <p className={css.eyebrow}>{eyebrow}</p>
        <h2 id={heading} className={css.title}>
          {title}
        </h2>
        <p className={css.words}>{words}</p>
        <div className={css.buttons}>{children}</div>
      </section>
    </>
  );
}

/** Where somebody goes on who has come from nowhere: the first of their cards or, if they watch, the first player. */
const GO_ON = ':is([data-row="hand"], [data-row="opponents"]) [tabindex="0"]';

interface Borrowing extends Pick<BubbleProps, 'root' | 'isAsked'> {
  readonly bubble: RefObject<HTMLElement | null>;
}

/** Takes the focus only if asked to, and gives it back to where it came from, unless it has gone its own way by then. */
function useBorrowedFocus({ root, bubble, isAsked }: Borrowing): void {
  // Before the bubble leaves the page, and the focus within it is lost.
  useLayoutEffect(() => {
    const own = bubble.current;
    const table = root.current;
    if (own === null) return undefined;
    let before = document.activeElement;
    const onFocus = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Element && !own.contains(relatedTarget)) before = relatedTarget;
    };
    own.addEventListener('focusin', onFocus);
    if (isAsked) own.focus({ preventScroll: true });
    return () => {
      own.removeEventListener('focusin', onFocus);
      if (!own.contains(document.activeElement)) return;
      const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected;
      const next = isThere ? before : table?.querySelector(GO_ON);
      if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    };
  }, [root, bubble, isAsked]);
}
