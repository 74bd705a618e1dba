import { readFileSync } from 'node:fs';
import {
  type ActionNotation,
  parseRecord,
  printAction,
  replay,
  type ShuffledDecks,
  type Table,
  tally,
} from '@spice-road/rules';

/** A whole game that was played before: what chance gives, who does what, and how it ends. */
export interface GameScript {
  readonly seats: number;
  /** Null where the rules' own number ends it. */
  readonly pointCardsToEnd: number | null;
  readonly decks: ShuffledDecks;
  readonly moves: readonly ScriptedMove[];
  /** The laid table, and the table after each move. */
  readonly tables: readonly Table[];
  /** By seat. */
  readonly scores: readonly number[];
  /** Seats, best first. */
  readonly ranking: readonly number[];
}

export interface ScriptedMove {
  readonly seat: number;
  readonly action: ActionNotation;
}

const GAMES = new URL('../fixtures/games.jsonl', import.meta.url);

/** `two-short` has every kind of action, a payment and a return of cubes, in 33 moves. */
export type GameName = 'two-short' | 'two' | 'three-short' | 'five-short';

export function readGame(name: GameName): GameScript {
  const lines = readFileSync(GAMES, 'utf8').trim().split('\n');
  const record = lines.map((line) => parseRecord(JSON.parse(line))).find((one) => one?.id === name);
  if (!record) throw new Error(`There is no game ${name}.`);
  const { tables } = replay(record);
  const last = tables.at(-1);
  if (last?.phase !== 'over') throw new Error(`The game ${name} does not come to its end.`);
  const { scores, ranking } = tally(last);
  return {
    seats: record.seats,
    pointCardsToEnd: name.endsWith('short') ? record.pointCardsToEnd : null,
    decks: record.decks,
    moves: record.actions.map((action, at) => ({ seat: tables[at]?.toAct ?? 0, action: printAction(action) })),
    tables,
    scores: scores.map(({ total }) => total),
    ranking,
  };
}
