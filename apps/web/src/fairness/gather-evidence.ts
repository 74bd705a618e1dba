import { openingSchema, type Opening } from '@spice-road/protocol';
import { ask } from '../api/ask.ts';
import { api, REPEATABLE } from '../api/endpoint.ts';
import { pastActions, type PastAction } from '../api/past-actions.ts';

/** What the server says of a match that is over. Null when it did not come, or cannot be read. */
export async function gatherEvidence(
  matchId: string,
): Promise<{ readonly opening: Opening; readonly past: readonly PastAction[] } | null> {
  const url = api(`matches/${encodeURIComponent(matchId)}/opening`);
  const opening = await ask({ url, method: 'GET', answer: openingSchema, tries: REPEATABLE });
  if (!opening.ok) return null;
  const past = await pastActions(matchId);
  return past === null ? null : { opening: opening.body, past };
}
