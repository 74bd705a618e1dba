import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { DraftInHand } from '../draft/use-draft.ts';
import './drag.css';
import type { Dragged, Spot } from './dragged.ts';
import { tapsFor } from './meaning.ts';

interface Pieces {
  /** Around all of the table. */
  readonly root: RefObject<HTMLElement | null>;
  /** What is composed on the table that is shown. */
  readonly composing: DraftInHand;
  /** More about what is under a finger, as far as there is more. */
  readonly onHold: (target: Element) => boolean;
}

/** Lets pieces be pulled to where they are meant to go, and held for a closer look. Both can be done without, by taps and keys. */
export function usePieces({ root, composing, onHold }: Pieces): void {
  const taps = useEffectEvent((dragged: Dragged, spot: Spot) => tapsFor(dragged, spot, composing.draft));
  const drop = useEffectEvent((dragged: Dragged, spot: Spot) => composing.gesture(...taps(dragged, spot)));
  const hold = useEffectEvent((target: Element) => onHold(target));
  useEffect(() => {
    const { current } = root;
    if (current === null) return;
    const left = new AbortController();
    async function watch(table: HTMLElement): Promise<void> {
      const { watchPieces } = await import('./watch-pieces.ts');
      if (left.signal.aborted) return;
      const unwatch = watchPieces(table, {
        isMeant: (dragged, spot) => taps(dragged, spot).length > 0,
        onDrop: drop,
        onHold: hold,
      });
      left.signal.addEventListener('abort', unwatch);
    }
    // An extra: the table does not wait for it, and without it taps and keys are there.
    void watch(current).catch(() => null);
    return () => {
      left.abort();
    };
  }, [root]);
}
