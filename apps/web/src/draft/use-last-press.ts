import { useEffect, useRef, type RefObject } from 'react';
import type { Press } from './haste.ts';

/** The click that is being dealt with, or else the last one there was. */
export function useLastPress(): RefObject<Press | null> {
  const last = useRef<Press | null>(null);
  useEffect(() => {
    const remember = ({ timeStamp, detail, clientX, clientY }: MouseEvent) => {
      last.current = { timeStamp, detail, clientX, clientY };
    };
    window.addEventListener('click', remember, { capture: true });
    return () => window.removeEventListener('click', remember, { capture: true });
  }, []);
  return last;
}
