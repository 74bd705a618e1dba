import { readFileSync } from 'node:fs';
import { parseRecord, printAction, replay, type ShuffledDecks } from '../packages/rules/src/index.ts';

/** A game as both servers are asked to play it: which seat does what, move by move. */
export interface Script {
  readonly seats: number;
  readonly decks: ShuffledDecks;
  readonly moves: readonly ScriptedMove[];
}

export interface ScriptedMove {
  readonly seat: number;
  readonly type: string;
  /** As boardgame.io sends it: the action without its type. */
  readonly args: readonly object[];
}

const RECORDS = new URL('../packages/rules/fixtures/games/4-seats.jsonl', import.meta.url);

/** The first recorded game of four. */
export function readScript(): Script {
  const [line = ''] = readFileSync(RECORDS, 'utf8').split('\n');
  const record = parseRecord(JSON.parse(line));
  if (record === null) throw new Error('The recorded game cannot be read.');
  const { tables } = replay(record);
  const moves = record.actions.map((action, at) => {
    const { type, ...argument } = printAction(action);
    return { seat: tables[at]?.toAct ?? 0, type, args: type === 'rest' ? [] : [argument] };
  });
  return { seats: record.seats, decks: record.decks, moves };
}
