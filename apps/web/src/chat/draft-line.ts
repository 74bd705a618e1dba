import { newAttempt } from '../api/attempt.ts';

/** A line being written. `attempt` stays with its words, so that they are said once however often they are sent. */
export interface DraftLine {
  readonly text: string;
  readonly attempt: string;
}

/** Outlives the field it is written in. */
export interface DraftLineKept {
  readonly read: () => DraftLine;
  /** Other words are another line; the same ones again are the one that may have arrived already. */
  readonly write: (text: string) => void;
}

export function keepDraftLine(): DraftLineKept {
  let line: DraftLine = { text: '', attempt: newAttempt() };
  return {
    read: () => line,
    write: (text) => {
      line = { text, attempt: newAttempt() };
    },
  };
}
