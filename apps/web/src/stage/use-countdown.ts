import { useEffect, useState } from 'react';

const SECOND = 1000;

/** Whole seconds that are left of so many, counted from when they were said; said anew they count anew. */
export function useCountdown(seconds: number): number {
  const [gone, setGone] = useState({ of: seconds, by: 0 });
  useEffect(() => {
    if (seconds === 0) return undefined;
    const since = performance.now();
    const timer = setInterval(() => {
      setGone({ of: seconds, by: Math.floor((performance.now() - since) / SECOND) });
    }, SECOND / 4);
    return () => {
      clearInterval(timer);
    };
  }, [seconds]);
  return Math.max(0, seconds - (gone.of === seconds ? gone.by : 0));
}
