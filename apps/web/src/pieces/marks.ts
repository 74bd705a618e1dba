import { createContext, useContext } from 'react';

/** What a hint points at: cards by their pieces, `rest`, and in which of the turns it speaks of they come. */
export type Marks = ReadonlyMap<string, number>;

export const NO_MARKS: Marks = new Map();

export const MarksContext = createContext(NO_MARKS);

/** The turn a hint wants a piece for; null when it points elsewhere. */
export function useMark(piece: string | undefined): number | null {
  const marks = useContext(MarksContext);
  return piece === undefined ? null : (marks.get(piece) ?? null);
}
