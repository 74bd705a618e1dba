import type { Remark } from '@spice-road/bots';
import { viewOf, type LogEntry, type Table } from '@spice-road/rules';
import { useEffect, useRef, useState } from 'react';
import type { Answers, Question } from '../solo/thinking.ts';

/** How far the look back has come. */
export interface ReviewInHand {
  readonly state: 'none' | 'running' | 'done' | 'failed';
  /** Turns looked at, of how many. */
  readonly done: number;
  readonly count: number;
  readonly remarks: readonly Remark[];
  readonly begin: () => void;
  readonly stop: () => void;
}

interface ReviewOptions {
  readonly tables: readonly Table[];
  readonly log: readonly LogEntry[];
  readonly openTable: boolean;
  /** The actions that are looked at, by their places in the log. */
  readonly turns: readonly number[];
  /** Where thinking is done. */
  readonly ask: (question: Extract<Question, { kind: 'remark' }>) => Promise<Answers['remark']>;
}

/** Goes through the turns one by one, so that it can be stopped, and what was found is seen at once. */
export function useReview({ tables, log, openTable, turns, ask }: ReviewOptions): ReviewInHand {
  const [progress, setProgress] = useState<Pick<ReviewInHand, 'state' | 'done' | 'remarks'>>({
    state: 'none',
    done: 0,
    remarks: [],
  });
  const run = useRef(0);
  const stop = () => {
    run.current += 1;
    setProgress((now) => (now.state === 'running' ? { ...now, state: 'none' } : now));
  };
  useEffect(
    () => () => {
      run.current += 1;
    },
    [],
  );

  async function lookAt(at: number): Promise<Remark | null> {
    const table = tables[at];
    const entry = log[at];
    if (table === undefined || entry === undefined) return null;
    const { seat, action } = entry;
    const view = viewOf(table, { seat, open: openTable });
    const found = await ask({ kind: 'remark', view, log: log.slice(0, at), action });
    return found === null ? null : { at, seat, action, ...found };
  }

  async function begin() {
    run.current += 1;
    const current = run.current;
    setProgress({ state: 'running', done: 0, remarks: [] });
    try {
      for (const [index, at] of turns.entries()) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other: each is shown as it is found
        const remark = await lookAt(at);
        if (run.current !== current) return;
        setProgress(({ remarks }) => ({
          state: index === turns.length - 1 ? 'done' : 'running',
          done: index + 1,
          remarks: remark === null ? remarks : [...remarks, remark],
        }));
      }
    } catch {
      if (run.current === current) setProgress((now) => ({ ...now, state: 'failed' }));
    }
  }

  return { ...progress, count: turns.length, begin: () => void begin(), stop };
}
