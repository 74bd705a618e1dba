/** Hints for the first time that something matters. */
export const HINTS = ['turn', 'draft', 'rest', 'full', 'claim', 'last'] as const;
export type HintName = (typeof HINTS)[number];

/** What the coach has to teach: a look around the table, and the hints. */
export type Lesson = 'tour' | HintName;
export const LESSONS: readonly Lesson[] = ['tour', ...HINTS];
