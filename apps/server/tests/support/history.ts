import { type HistoryPage, historyPageSchema } from '@spice-road/protocol';
import {
  type Action,
  judge,
  layTable,
  parseAction,
  SEAT_COUNTS,
  type ShuffledDecks,
  type Table,
} from '@spice-road/rules';
import * as z from 'zod';
import { ask } from './http.ts';

/** One page of a match's log, as the server gives it. */
export async function logPage(
  url: string,
  matchId: string,
  query: string,
): Promise<{ page: HistoryPage; raw: unknown }> {
  const { body } = await ask(url, `api/matches/${matchId}/log?${query}`);
  return { page: historyPageSchema.parse(body), raw: body };
}

const movesSchema = z.object({
  entries: z.array(
    z.object({ action: z.object({ payload: z.object({ type: z.string(), args: z.array(z.looseObject({})) }) }) }),
  ),
});

/** Every action of a match so far, fetched page by page from the newest. */
export async function actionsOf(url: string, matchId: string): Promise<readonly Action[]> {
  let actions: Action[] = [];
  for (let before: number | null = null; ;) {
    const { page, raw } = await logPage(url, matchId, `limit=50${before === null ? '' : `&before=${before}`}`);
    const moves = movesSchema
      .parse(raw)
      .entries.map(({ action }) => parseAction({ type: action.payload.type, ...action.payload.args[0] }));
    actions = [...moves.filter((action) => action !== null), ...actions];
    if (!page.hasOlder) return actions;
    before = page.entries[0]?._stateID ?? 0;
  }
}

/** The table at each state, from the laid one on: what the server must have held. */
export function tablesOf(seats: number, decks: ShuffledDecks, actions: readonly Action[]): readonly Table[] {
  const seatCount = SEAT_COUNTS.find((count) => count === seats);
  if (seatCount === undefined) throw new Error(`No table has ${seats} seats.`);
  const tables = [layTable(seatCount, decks)];
  for (const action of actions) {
    const last = tables.at(-1);
    const verdict = last && judge(last, action);
    if (!verdict?.ok) throw new Error(`The log holds what the rules refuse: ${JSON.stringify(action)}`);
    tables.push(verdict.table);
  }
  return tables;
}
