import { useRef, useState } from 'react';
import type { Answer } from '../api/ask.ts';
import type { Trouble } from '../app/sentences.ts';

export interface Task<Given, Body> {
  /** Null when it is running already: a double click does one thing. */
  readonly run: (given: Given) => Promise<Answer<Body> | null>;
  readonly isBusy: boolean;
  /** Why the last try came to nothing. */
  readonly trouble: Trouble | null;
  readonly dismiss: () => void;
}

/** Something asked of the server by a press of a button. */
export function useTask<Given, Body>(work: (given: Given) => Promise<Answer<Body>>): Task<Given, Body> {
  const running = useRef(false);
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly trouble: Trouble | null }>({
    isBusy: false,
    trouble: null,
  });
  return {
    ...state,
    run: async (given) => {
      if (running.current) return null;
      running.current = true;
      setState({ isBusy: true, trouble: null });
      const answer = await work(given);
      running.current = false;
      setState({ isBusy: false, trouble: answer.ok ? null : answer.trouble });
      return answer;
    },
    dismiss: () => {
      setState(({ isBusy }) => ({ isBusy, trouble: null }));
    },
  };
}
