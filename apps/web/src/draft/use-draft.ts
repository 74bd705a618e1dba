import { outlookOfView, type Action, type Outlook } from '@spice-road/rules';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { actionOf } from './action-of.ts';
import { begun, carriedOver, type Remark } from './composing.ts';
import type { ConfirmMode } from './confirm-modes.ts';
import { deedsOf, type Deeds, type DraftOptions, type Now } from './deeds.ts';
import type { Draft } from './draft.ts';
import type { Press } from './haste.ts';
import { useLastPress } from './use-last-press.ts';

/** Another object only when something of it is another. */
export interface DraftInHand extends Deeds {
  readonly draft: Draft;
  /** Null unless it is the viewer's turn. */
  readonly outlook: Outlook | null;
  /** What confirming would send; null while there is nothing complete. */
  readonly action: Action | null;
  readonly lost: boolean;
  readonly remark: Remark | null;
  readonly mode: ConfirmMode;
}

/** Keeps the draft of this turn, through new views of it, until the turn is over. */
export function useDraft({ view, notice, sending, closed, mode, onAct }: DraftOptions): DraftInHand {
  const outlook = useMemo(() => (view.phase === 'over' ? null : outlookOfView(view)), [view]);
  const [kept, setKept] = useState(() => begun(view, outlook));
  const composing = kept.view === view ? kept : carriedOver(kept, view, outlook);
  if (composing !== kept) setKept(composing);

  // A second click may come before the next render, so what was answered to is remembered outside of it.
  const answered = useRef<Pick<DraftOptions, 'view' | 'notice'> | null>(null);
  const lastPress = useLastPress();
  const startedBy = useRef<Press | null>(null);
  const seenSince = useRef(-Infinity);
  const { draft, lost, remark } = composing;
  const action = useMemo(() => (outlook === null ? null : actionOf(draft, outlook)), [draft, outlook]);

  useEffect(() => {
    seenSince.current = performance.now();
    // Another table is news, whatever is in it.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [view]);
  // What was sent has been dealt with, whatever came of it.
  useEffect(() => {
    if (!sending) answered.current = null;
  }, [sending]);

  // Asked for when somebody does something, never while drawing: what draws then is what they have seen.
  const now: Now = { view, notice, sending, closed, mode, onAct, outlook, composing, action };
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });
  // oxlint-disable-next-line react/refs -- handed on, and read when somebody does something
  const [deeds] = useState(() => deedsOf({ latest, answered, lastPress, startedBy, seenSince, setKept }));

  return useMemo(
    () => ({ draft, outlook, action, lost, remark, mode, ...deeds }),
    [draft, outlook, action, lost, remark, mode, deeds],
  );
}
