import type { GameEvent, View } from '@spice-road/rules';
import { startTransition, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { createStage } from './stage.ts';

export interface StageOptions {
  /** The newest table: always the truth. */
  readonly view: View;
  readonly stateId: number;
  /** What each action did, oldest first, by the state it was taken at. It may reach back any distance. */
  readonly history: readonly { readonly stateId: number; readonly events: readonly GameEvent[] }[];
  readonly connection: 'live' | 'lost';
  /** The setting; the wish of the system is asked for here. */
  readonly motion: 'full' | 'less';
  /** `dragging`: somebody looks for a moment of a replay. */
  readonly replay?: 'dragging' | 'stepping';
  /** Called when a table that was the newest is drawn and all its pieces have come to rest; perhaps more than once. */
  readonly onRest?: (view: View) => void;
}

export interface OnStage<E extends HTMLElement> {
  /** The table to draw, and nothing newer: it follows the truth within a moment. */
  readonly shown: View;
  readonly shownStateId: number;
  /** Around all pieces and anchors. */
  readonly ref: RefObject<E | null>;
}

interface Shown {
  readonly view: View;
  readonly stateId: number;
}

const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/** What to draw, while the stage moves the pieces there. Give the component a new key for another match. */
export function useStage<E extends HTMLElement>(options: StageOptions): OnStage<E> {
  const { view, stateId, history, connection, motion, replay } = options;
  const [shown, setShown] = useState<Shown>({ view, stateId });
  const ref = useRef<E | null>(null);
  const rested = useRef(options.onRest);
  const [stage] = useState(() =>
    createStage({
      show: (step, when) => {
        const draw = (): void => setShown((now) => (isShown(now, step) ? now : step));
        if (when === 'now') flushSync(() => setShown(step));
        // In slices: what is pressed meanwhile goes first, and the frame that begins a motion has less to do.
        else if (when === 'between-frames') startTransition(draw);
        else draw();
      },
      rest: ({ view: last }) => rested.current?.(last),
    }),
  );
  const received = useRef(stateId);
  const wasLost = useRef(false);

  useLayoutEffect(() => {
    rested.current = options.onRest;
  });

  useLayoutEffect(() => (ref.current === null ? undefined : stage.attach(ref.current)), [stage]);

  useLayoutEffect(() => {
    const from = received.current;
    const isBack = wasLost.current || connection === 'lost';
    const wantsLess = motion === 'less' || matchMedia(LESS_MOTION).matches;
    stage.receive({
      view,
      stateId,
      events: history
        .filter((entry) => entry.stateId >= from && entry.stateId < stateId)
        .flatMap(({ events }) => events),
      arrival: replay === 'dragging' ? 'dragged' : isBack ? 'reconnected' : 'next',
      motion: wantsLess ? 'less' : 'full',
    });
    received.current = stateId;
    // Only another table is news; the rest is read as it stands then.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [stage, view, stateId]);

  // Afterwards: a table that comes in the same moment as the line was not seen to come about.
  useLayoutEffect(() => {
    wasLost.current = connection === 'lost';
  }, [connection]);

  useLayoutEffect(() => stage.drawn(), [stage, shown]);

  return { shown: shown.view, shownStateId: shown.stateId, ref };
}

function isShown(now: Shown, next: Shown): boolean {
  return now.view === next.view && now.stateId === next.stateId;
}
