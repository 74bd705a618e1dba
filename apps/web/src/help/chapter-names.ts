/** The chapters, in the order somebody needs them who has never played. */
export const CHAPTERS = ['goal', 'start', 'turn', 'play', 'acquire', 'rest', 'claim', 'full', 'end', 'open'] as const;
export type ChapterName = (typeof CHAPTERS)[number];
