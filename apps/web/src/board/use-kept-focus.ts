import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

interface KeptFocus<E extends HTMLElement> {
  readonly ref: RefObject<E | null>;
  readonly tabIndex: -1;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent<E>) => void;
}

/** Keeps the focus within a region whose buttons come and go: when the one that has it goes, the region itself takes it. */
export function useKeptFocus<E extends HTMLElement>(): KeptFocus<E> {
  const ref = useRef<E | null>(null);
  const focused = useRef(false);
  useLayoutEffect(() => {
    // A scroll would lay out the page in the midst of the change.
    if (focused.current && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  });
  return {
    ref,
    tabIndex: -1,
    onFocus: () => {
      focused.current = true;
    },
    onBlur: () => {
      focused.current = false;
    },
  };
}
