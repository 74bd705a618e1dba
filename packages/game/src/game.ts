import { layTable, MERCHANT_DECK, POINT_DECK, printView, SEAT_COUNTS, tally, viewOf } from '@spice-road/rules';
import type { Game } from './framework.ts';
import { moves } from './moves.ts';
import { seatCountOf } from './seat-count.ts';
import type { GameSetup, GameState } from './state.ts';
import { turn } from './turn-order.ts';

/** Spice Road as boardgame.io plays it: an adapter, in which every decision is one of the rules. */
export const SpiceRoad: Game<GameState, Record<string, unknown>, GameSetup> = {
  name: 'spice-road',
  minPlayers: Math.min(...SEAT_COUNTS),
  maxPlayers: Math.max(...SEAT_COUNTS),
  setup: ({ ctx, random }, given) => {
    const decks = given?.decks ?? {
      merchants: random.Shuffle([...MERCHANT_DECK]),
      points: random.Shuffle([...POINT_DECK]),
    };
    const options = given?.pointCardsToEnd === undefined ? {} : { pointCardsToEnd: given.pointCardsToEnd };
    return {
      table: layTable(seatCountOf(ctx.numPlayers), decks, options),
      openTable: given?.openTable ?? false,
    };
  },
  moves,
  turn,
  endIf: ({ G }) => (G.table.phase === 'over' ? tally(G.table) : undefined),
  playerView: ({ G, playerID }) => printView(viewOf(G.table, { seat: seatOf(playerID, G), open: G.openTable })),
  disableUndo: true,
  // Patches never heal a missed message; whole views do at the next one.
  deltaState: false,
  // Turns and the end follow the table; nobody may call them.
  events: {
    endGame: false,
    endPhase: false,
    endStage: false,
    endTurn: false,
    pass: false,
    setActivePlayers: false,
    setPhase: false,
    setStage: false,
  },
};

/** A seat number, or null for whoever has none at this table. */
function seatOf(playerId: string | null, { table }: GameState): number | null {
  if (playerId === null || !/^[0-4]$/.test(playerId)) return null;
  return Number(playerId) < table.seats.length ? Number(playerId) : null;
}
