import { outlookOfView, type Outlook, type View } from '@spice-road/rules';
import { useMemo, useState } from 'react';
import { actionOf } from './action-of.ts';
import type { Gesture } from './compose.ts';
import { freshDraft } from './draft.ts';
import type { DraftInHand } from './use-draft.ts';

interface Views {
  /** The newest table, which the draft is made for. */
  readonly view: View;
  /** The table that is drawn; for a moment it may be an older one. */
  readonly shown: View;
}

/** The draft to draw on the table that is shown: on one that is past, the draft that was last drawn there. */
export function useDraftShown(inHand: DraftInHand, { view, shown }: Views): DraftInHand {
  const { draft: newest, outlook: newestOutlook } = inHand;
  const [drawn, setDrawn] = useState({ view, draft: newest, outlook: newestOutlook });
  const isNewest = view === shown;
  if (isNewest && (drawn.view !== view || drawn.draft !== newest))
    setDrawn({ view, draft: newest, outlook: newestOutlook });
  const drawnThere = drawn.view === shown ? drawn : null;
  const past = useMemo(
    () => drawnThere ?? undrawn(isNewest || shown.phase === 'over' ? null : outlookOfView(shown)),
    [drawnThere, isNewest, shown],
  );
  return useMemo(() => {
    if (isNewest) return inHand;
    const { draft, outlook } = past;
    return {
      ...inHand,
      draft,
      outlook,
      action: outlook === null ? null : actionOf(draft, outlook),
      gesture: (...steps) => {
        const meant = steps.flatMap((step) => meantNow(step, { view, shown }) ?? []);
        if (meant.length === steps.length) inHand.gestureAtPast(...meant);
      },
    };
  }, [inHand, isNewest, view, shown, past]);
}

function undrawn(outlook: Outlook | null): Pick<DraftInHand, 'draft' | 'outlook'> {
  return { draft: freshDraft(outlook), outlook };
}

/** The gesture at the newest table; null when what it was made at is no longer there. */
function meantNow(gesture: Gesture, { view, shown }: Views): Gesture | null {
  switch (gesture.type) {
    case 'pick-stall': {
      const card = shown.merchantRow[gesture.slot]?.card;
      const slot = view.merchantRow.findIndex((stall) => stall.card === card);
      return slot < 0 ? null : { type: 'pick-stall', slot };
    }
    case 'pick-point': {
      const card = shown.pointRow[gesture.slot];
      const slot = card === undefined ? -1 : view.pointRow.indexOf(card);
      return slot < 0 ? null : { type: 'pick-point', slot };
    }
    case 'tap-cube':
      // A cube is meant by its place, and others may lie there now.
      return null;
    case 'pick-card':
    case 'pick-rest':
    case 'set-times':
    case 'fill':
    case 'return-more':
    case 'return-less':
    case 'ask':
    case 'undo':
    case 'put-away':
      return gesture;
  }
}
