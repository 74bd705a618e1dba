import type { Hint } from '@spice-road/bots';
import type { Table } from '@spice-road/rules';
import { useRef, useState } from 'react';

export type HintState =
  | { readonly kind: 'none' }
  | { readonly kind: 'thinking' }
  | { readonly kind: 'failed' }
  /** Asked out of turn. */
  | { readonly kind: 'not-now' }
  | { readonly kind: 'told'; readonly hint: Hint };

export interface HintInHand {
  readonly state: HintState;
  /** The hint, while there is one to be seen. */
  readonly told: Hint | null;
  readonly ask: () => void;
  /** Says why there is none. */
  readonly refuse: () => void;
  readonly dismiss: () => void;
}

interface HintOptions {
  /** A hint is for one table only: its number or, where actions are taken back and another gets the same, itself. */
  readonly at: number | Table;
  /** Where thinking is done: beside the page, or on a server some day. Null when there is nothing to advise. */
  readonly ask: () => Promise<Hint | null>;
}

const NONE: HintState = { kind: 'none' };

/** What Expert would do, when asked, until the table changes. */
export function useHint({ at, ask }: HintOptions): HintInHand {
  const [kept, setKept] = useState<{ readonly at: number | Table; readonly state: HintState }>({ at, state: NONE });
  const asked = useRef(0);
  const state = kept.at === at ? kept.state : NONE;

  async function think() {
    asked.current += 1;
    const current = asked.current;
    setKept({ at, state: { kind: 'thinking' } });
    const hint = await ask().catch(() => null);
    if (asked.current !== current) return;
    setKept({ at, state: hint === null ? { kind: 'failed' } : { kind: 'told', hint } });
  }

  return {
    state,
    told: state.kind === 'told' ? state.hint : null,
    ask: () => {
      if (state.kind !== 'thinking') void think();
    },
    refuse: () => {
      setKept({ at, state: { kind: 'not-now' } });
    },
    dismiss: () => {
      asked.current += 1;
      setKept({ at, state: NONE });
    },
  };
}
