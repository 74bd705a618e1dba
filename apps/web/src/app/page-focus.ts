import { useEffect, useRef, type RefObject } from 'react';

/** The first page leaves the focus where the browser puts it; every later one takes it, to be read from its top. */
let hasArrived = false;

/** Put the ref on the page's heading, with `tabIndex={-1}`. */
export function usePageFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasArrived) heading.current?.focus({ preventScroll: true });
    hasArrived = true;
  }, []);
  return heading;
}
