import type { BotLevel } from '@spice-road/protocol';
import type { LogEntryNotation } from '@spice-road/rules';
import type { Player } from './players.ts';

/** A running match in which bots act while somebody is there to see it. */
export interface BotTable {
  readonly code: string;
  readonly matchId: string;
  /** By seat; a room that changes may change it. */
  players: readonly Player[];
  isFast: boolean;
  /** The turn that a bot is about to take. */
  turn: BotTurn | null;
  /** Turns in a row that came to nothing. */
  failures: number;
  /** Ends the wait for a stand-in that was announced. */
  unannounce: () => void;
  /** All actions so far, as far as a bot had to know them. */
  readonly past: LogEntryNotation[];
}

/** From the pause before it until its action is stored or dropped. */
export interface BotTurn {
  readonly stateId: number;
  readonly seat: number;
  readonly level: BotLevel;
  /** Ends the pause. What is thought about already is dropped when it comes. */
  cancel(): void;
}

export function newBotTable(given: Pick<BotTable, 'code' | 'matchId' | 'players' | 'isFast'>): BotTable {
  return { ...given, turn: null, failures: 0, unannounce: () => {}, past: [] };
}

export function clearTable(table: BotTable): void {
  table.turn?.cancel();
  table.turn = null;
  table.unannounce();
}
