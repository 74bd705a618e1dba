import type { ShuffledDecks, Table } from '@spice-road/rules';

/** boardgame.io's `G` on the server. It holds both decks and all hands: only `playerView` of it may leave. */
export interface GameState {
  readonly table: Table;
  /** RULES 10.1: hands, claimed cards and running scores are shown to all. */
  readonly openTable: boolean;
}

/** boardgame.io's `setupData`. It holds the decks, so it is never stored with or shown beside the match. */
export interface GameSetup {
  readonly decks: ShuffledDecks;
  /** RULES 10.2; left out, it follows the number of players (RULES 8.1). */
  readonly pointCardsToEnd?: number;
  readonly openTable: boolean;
}
