import { outlookOfView, type Action, type Outlook, type View } from '@spice-road/rules';
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type Dispatch,
  type RefObject,
  type SetStateAction,
} from 'react';
import { actionOf } from './action-of.ts';
import { compose, type Gesture } from './compose.ts';
import { begun, carriedOver, type Composing, type Remark } from './composing.ts';
import { isAsked, isBare, take, type ConfirmMode, type Taken } from './confirming.ts';
import type { Draft } from './draft.ts';
import { HASTE, isHasty, type Press } from './haste.ts';
import type { Offer } from './offers.ts';
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

interface Deeds {
  /** One thing a person did, in one step or several. It may send the action, if that is how they like it. */
  readonly gesture: (...steps: readonly Gesture[]) => void;
  /** The same at a table that is past: never sends. */
  readonly gestureAtPast: (...steps: readonly Gesture[]) => void;
  /** `press` is null for the key that confirms from anywhere. */
  readonly confirm: (press: Press | null) => void;
  /** Somebody tried what is not offered; null when it is not their turn. */
  readonly remarkOn: (offer: Offer | null | undefined) => void;
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
  readonly mode: ConfirmMode;
  readonly onAct: (action: Action) => void;
}

/** Gestures after which the whole action may be ready to be confirmed. */
const STARTING: ReadonlySet<Gesture['type']> = new Set(['pick-card', 'pick-stall', 'pick-point', 'pick-rest']);

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

/** All that what is done with a draft depends on. */
interface Now extends DraftOptions {
  readonly outlook: Outlook | null;
  readonly composing: Composing;
  readonly action: Action | null;
}

interface Desk {
  readonly latest: RefObject<Now>;
  readonly answered: RefObject<Pick<DraftOptions, 'view' | 'notice'> | null>;
  readonly lastPress: RefObject<Press | null>;
  readonly startedBy: RefObject<Press | null>;
  /** When the table that is there now was first drawn. */
  readonly seenSince: RefObject<number>;
  readonly setKept: Dispatch<SetStateAction<Composing>>;
}

/** What can be done with a draft. The same functions for as long as the table is there: who is given them need not draw anew. */
function deedsOf({ latest, answered, lastPress, startedBy, seenSince, setKept }: Desk): Deeds {
  const isAnswered = () =>
    answered.current?.view === latest.current.view && answered.current.notice === latest.current.notice;
  const isShut = () => latest.current.outlook === null || latest.current.sending || isAnswered();

  function send(sent: Action, by: Draft): void {
    const { view, notice, composing, onAct } = latest.current;
    answered.current = { view, notice };
    setKept({ ...composing, draft: by, lost: false, remark: null, sent: true });
    onAct(sent);
  }

  function put(next: Draft, steps: readonly Gesture[]): void {
    startedBy.current = steps.some(({ type }) => STARTING.has(type)) ? lastPress.current : null;
    setKept({ ...latest.current.composing, draft: next, lost: false, remark: null });
  }

  /** What a tap was made at has to have been seen. */
  function isPaused(): boolean {
    return latest.current.closed || performance.now() - seenSince.current < HASTE;
  }

  return {
    gesture: (...steps) => {
      const { outlook, mode, composing } = latest.current;
      if (outlook === null || isShut()) return;
      const manner = { mode, pace: paceOf(lastPress.current) } as const;
      const start: Taken = { draft: composing.draft, action: null };
      const { draft: next, action: sent } = steps.reduce<Taken>(
        (taken, step) => (taken.action === null ? take(taken.draft, step, outlook, manner) : taken),
        start,
      );
      if (sent === null || isPaused()) put(next, steps);
      else send(sent, next);
    },
    gestureAtPast: (...steps) => {
      const { outlook, composing } = latest.current;
      if (outlook === null || isShut()) return;
      put(
        steps.reduce((draft, step) => compose(draft, step, outlook), composing.draft),
        steps,
      );
    },
    confirm: (press) => {
      const { outlook, action, closed, composing } = latest.current;
      const { draft } = composing;
      if (action === null || outlook === null || closed || isAnswered()) return;
      if (press !== null && isHasty(press, startedBy.current)) return;
      if (!isBare(draft) || isAsked(draft)) {
        send(action, draft);
        return;
      }
      startedBy.current = press;
      setKept({ ...composing, draft: compose(draft, { type: 'ask' }, outlook) });
    },
    remarkOn: (offer) =>
      setKept((kept) => ({ ...kept, remark: latest.current.outlook === null ? 'waiting' : (offer ?? null) })),
    dismiss: () => setKept((kept) => ({ ...kept, lost: false, remark: null })),
  };
}

function paceOf(press: Press | null): 'double' | 'single' {
  return press !== null && press.detail > 1 && performance.now() - press.timeStamp < HASTE ? 'double' : 'single';
}
