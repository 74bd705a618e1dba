import { useLayoutEffect, useMemo, useRef } from 'react';
import type { DraftInHand } from '../draft/use-draft.ts';

interface Answers {
  readonly onRefused: () => void;
  /** Null while there is nothing that a gesture puts away. */
  readonly onGesture: (() => void) | null;
}

/** Whoever tries what cannot be done hears it, too; and whoever goes on has read what was said of the last try. */
export function useAnswers(inHand: DraftInHand, answers: Answers): DraftInHand {
  const latest = useRef(answers);
  useLayoutEffect(() => {
    latest.current = answers;
  });
  return useMemo(
    () => ({
      ...inHand,
      gesture: (...steps) => {
        latest.current.onGesture?.();
        inHand.gesture(...steps);
      },
      remarkOn: (offer) => {
        inHand.remarkOn(offer);
        latest.current.onRefused();
      },
    }),
    [inHand],
  );
}
