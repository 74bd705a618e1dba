import { useState } from 'react';
import { storyOf } from '../story/sentence.ts';
import { sentencesInWords } from '../story/words.ts';
import { namesFor } from './seats.ts';
import type { HistoryEntry, TablePerson } from './table-props.ts';

/** What happened since it was last told: nothing at first, and then the new end of the history, sentence by sentence. */
export function useNews(history: readonly HistoryEntry[], people: readonly TablePerson[], you: number | null): string {
  const newest = history.at(-1)?.stateId ?? -1;
  const [told, setTold] = useState<{ readonly newest: number; readonly news: readonly HistoryEntry[] }>({
    newest,
    news: [],
  });
  const news = told.newest === newest ? told.news : history.filter(({ stateId }) => stateId > told.newest);
  if (news !== told.news) setTold({ newest, news });
  return sentencesInWords(news.map(({ events }) => storyOf(events, namesFor(people, you))));
}
