import { outlookOfView, type Action, type Outlook, type View } from '@spice-road/rules';
import { useRef, useState } from 'react';
import { actionOf } from './action-of.ts';
import { compose, type Gesture } from './compose.ts';
import { freshDraft, isBegun, turnOf, type Draft } from './draft.ts';
import { survives } from './survival.ts';

interface Composing {
  readonly view: View;
  readonly draft: Draft;
  /** The draft went to the server; when the turn moves on it has done its work. */
  readonly sent: boolean;
  /** A draft was taken away by a change of the table, and nobody has been told yet. */
  readonly lost: boolean;
  /** Why what was tried last cannot be done; gone with the next gesture. */
  readonly remark: string | null;
}

export interface DraftInHand {
  readonly draft: Draft;
  /** Null unless it is the viewer's turn. */
  readonly outlook: Outlook | null;
  /** What confirming would send; null while there is nothing complete. */
  readonly action: Action | null;
  readonly lost: boolean;
  readonly remark: string | null;
  readonly gesture: (gesture: Gesture) => void;
  readonly confirm: () => void;
  readonly remarkOn: (remark: string) => void;
  /** Puts away both the remark and the news that a draft was lost. */
  readonly dismiss: () => void;
}

interface DraftOptions {
  readonly view: View;
  /** What the server had to say; a new sentence lets the draft be sent again. */
  readonly notice: string | null;
  /** Nothing can be sent: an action is on its way, or the line is down. */
  readonly closed: boolean;
  readonly onAct: (action: Action) => void;
}

/** Keeps the draft of this turn, through new views of it, until the turn is over. */
export function useDraft({ view, notice, closed, onAct }: DraftOptions): DraftInHand {
  const outlook = outlookOfView(view);
  const [kept, setKept] = useState<Composing>(() => fresh(view, outlook));
  const composing = kept.view === view ? kept : carriedOver(kept, view, outlook);
  if (composing !== kept) setKept(composing);

  // A second click may come before the next render, so what was sent is remembered outside of it.
  const answered = useRef<{ view: View; notice: string | null } | null>(null);
  const { draft } = composing;
  const action = outlook === null ? null : actionOf(draft, outlook);

  return {
    draft,
    outlook,
    action,
    lost: composing.lost,
    remark: composing.remark,
    gesture: (gesture) => {
      if (outlook === null) return;
      setKept((now) => ({ ...now, draft: compose(now.draft, gesture, outlook), lost: false, remark: null }));
    },
    confirm: () => {
      const last = answered.current;
      const waiting = last !== null && last.view === view && last.notice === notice;
      if (action === null || closed || waiting) return;
      answered.current = { view, notice };
      setKept((now) => ({ ...now, sent: true }));
      onAct(action);
    },
    remarkOn: (remark) => setKept((now) => ({ ...now, remark })),
    dismiss: () => setKept((now) => ({ ...now, lost: false, remark: null })),
  };
}

function carriedOver(kept: Composing, view: View, outlook: Outlook | null): Composing {
  const sameTurn = turnOf(kept.view) === turnOf(view);
  if (outlook !== null && sameTurn && survives(kept.draft, outlook)) return { ...kept, view, sent: false };
  const lost = isBegun(kept.draft) && !kept.sent;
  return { ...fresh(view, outlook), lost: lost || (kept.lost && sameTurn) };
}

function fresh(view: View, outlook: Outlook | null): Composing {
  return { view, draft: freshDraft(outlook), sent: false, lost: false, remark: null };
}
