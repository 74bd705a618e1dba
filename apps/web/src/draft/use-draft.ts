import { outlookOfView, type Action, type Outlook, type View } from '@spice-road/rules';
import { useRef, useState } from 'react';
import { actionOf } from './action-of.ts';
import { compose, type Gesture } from './compose.ts';
import { begun, carriedOver } from './composing.ts';
import type { Draft } from './draft.ts';
import { isHasty, type Press } from './haste.ts';

export interface DraftInHand {
  readonly draft: Draft;
  /** Null unless it is the viewer's turn. */
  readonly outlook: Outlook | null;
  /** What confirming would send; null while there is nothing complete. */
  readonly action: Action | null;
  readonly lost: boolean;
  readonly remark: string | null;
  readonly gesture: (gesture: Gesture) => void;
  /** `press` is null for the key that confirms from anywhere. */
  readonly confirm: (press: Press | null) => void;
  readonly remarkOn: (remark: string) => void;
  /** Puts away both the remark and the news that a draft was lost. */
  readonly dismiss: () => void;
}

interface DraftOptions {
  readonly view: View;
  /** What the server had to say; a new sentence lets the draft be sent again. */
  readonly notice: string | null;
  /** An action is on its way: nothing else can be begun, and nothing taken back. */
  readonly sending: boolean;
  /** Nothing can be sent: an action is on its way, or the line is down. */
  readonly closed: boolean;
  readonly onAct: (action: Action) => void;
}

/** Gestures after which the whole action may be ready to be confirmed. */
const STARTING: ReadonlySet<Gesture['type']> = new Set(['pick-card', 'pick-stall', 'pick-point', 'pick-rest']);

/** Keeps the draft of this turn, through new views of it, until the turn is over. */
export function useDraft({ view, notice, sending, closed, onAct }: DraftOptions): DraftInHand {
  const outlook = view.phase === 'over' ? null : outlookOfView(view);
  const [kept, setKept] = useState(() => begun(view, outlook));
  const composing = kept.view === view ? kept : carriedOver(kept, view, outlook);
  if (composing !== kept) setKept(composing);

  // A second click may come before the next render, so what was answered to is remembered outside of it.
  const answered = useRef<Pick<DraftOptions, 'view' | 'notice'> | null>(null);
  const startedAt = useRef(-Infinity);
  const { draft, lost, remark } = composing;
  const action = outlook === null ? null : actionOf(draft, outlook);

  const isAnswered = () => answered.current?.view === view && answered.current.notice === notice;

  return {
    draft,
    outlook,
    action,
    lost,
    remark,
    gesture: (gesture) => {
      if (outlook === null || sending || isAnswered()) return;
      if (STARTING.has(gesture.type)) startedAt.current = performance.now();
      setKept((now) => ({ ...now, draft: compose(now.draft, gesture, outlook), lost: false, remark: null }));
    },
    confirm: (press) => {
      if (action === null || closed || isAnswered()) return;
      if (press !== null && isHasty(press, startedAt.current)) return;
      answered.current = { view, notice };
      setKept((now) => ({ ...now, sent: true }));
      onAct(action);
    },
    remarkOn: (text) => setKept((now) => ({ ...now, remark: text })),
    dismiss: () => setKept((now) => ({ ...now, lost: false, remark: null })),
  };
}
