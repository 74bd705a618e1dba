import { historyPageSchema, type HistoryPage } from '@spice-road/protocol';
import { ask, type Answer } from './ask.ts';
import { api, REPEATABLE } from './endpoint.ts';

/** Log entries before a state, newest last. Apart from the rooms, whose page does not know the notation of the game. */
export function olderLog(matchId: string, before: number): Promise<Answer<HistoryPage>> {
  const url = api(`matches/${encodeURIComponent(matchId)}/log`);
  url.searchParams.set('before', String(before));
  url.searchParams.set('limit', '100');
  return ask({ url, method: 'GET', answer: historyPageSchema, tries: REPEATABLE });
}
