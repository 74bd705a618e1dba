import * as z from 'zod';
import type { ReadyMatch } from './load.ts';
import { post } from './post.ts';
import type { Script } from './script.ts';

const createdSchema = z.object({ matchID: z.string() });
const joinedSchema = z.object({ playerCredentials: z.string() });

/** Lays a match on the stock server by boardgame.io's lobby. */
export async function layStockMatch(url: string, { seats, decks }: Script): Promise<ReadyMatch> {
  const games = `${url}/games/spice-road`;
  const setup = { numPlayers: seats, setupData: { decks, openTable: false } };
  const { matchID } = createdSchema.parse(await post(`${games}/create`, setup));
  const credentials: string[] = [];
  for (let seat = 0; seat < seats; seat += 1) {
    const place = { playerID: String(seat), playerName: `Player ${seat}` };
    credentials.push(joinedSchema.parse(await post(`${games}/${matchID}/join`, place)).playerCredentials);
  }
  return { url, matchId: matchID, credentials };
}
