import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Opens a dialog as long as its component lives. The browser keeps the focus inside while it is modal and, as it is
 * closed before it leaves the page, gives the focus back to where it came from.
 */
export function useDialog(kind: 'modal' | 'beside'): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement | null>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (kind === 'modal') dialog?.showModal();
    else dialog?.show();
    return () => dialog?.close();
  }, [kind]);
  return ref;
}
