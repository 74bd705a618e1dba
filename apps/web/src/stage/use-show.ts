import { useEffect, useState } from 'react';

/** Whether something is still to be shown piece by piece: what is fresh is, until somebody touches anything. */
export function useShow(isFresh: boolean): boolean {
  const [isShow, setShow] = useState(isFresh);
  useEffect(() => {
    if (!isShow) return;
    const watched = new AbortController();
    const early = { signal: watched.signal, capture: true };
    const skip = () => setShow(false);
    window.addEventListener('pointerdown', skip, early);
    window.addEventListener('keydown', skip, early);
    window.addEventListener('wheel', skip, { ...early, passive: true });
    document.addEventListener('visibilitychange', skip, early);
    return () => watched.abort();
  }, [isShow]);
  return isShow;
}
