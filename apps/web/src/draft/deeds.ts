import type { Action, Outlook, View } from '@spice-road/rules';
import type { Dispatch, RefObject, SetStateAction } from 'react';
import { compose, type Gesture } from './compose.ts';
import type { Composing } from './composing.ts';
import type { ConfirmMode } from './confirm-modes.ts';
import { isAsked, isBare, take, type Taken } from './confirming.ts';
import type { Draft } from './draft.ts';
import { HASTE, isHasty, type Press } from './haste.ts';
import type { Offer } from './offers.ts';

/** What people do at the table with a draft. */
export interface Deeds {
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

/** What a draft is made with. */
export interface DraftOptions {
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

/** All that what is done with a draft depends on. */
export interface Now extends DraftOptions {
  readonly outlook: Outlook | null;
  readonly composing: Composing;
  readonly action: Action | null;
}

/** What is so when somebody does something, also before the next render. */
interface Moment {
  readonly latest: RefObject<Now>;
  readonly answered: RefObject<Pick<DraftOptions, 'view' | 'notice'> | null>;
  readonly lastPress: RefObject<Press | null>;
  readonly startedBy: RefObject<Press | null>;
  /** When the table that is there now was first drawn. */
  readonly seenSince: RefObject<number>;
  readonly setKept: Dispatch<SetStateAction<Composing>>;
}

/** What can be done with a draft. The same functions for as long as the table is there: who is given them need not draw anew. */
export function deedsOf({ latest, answered, lastPress, startedBy, seenSince, setKept }: Moment): Deeds {
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
