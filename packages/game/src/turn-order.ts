import type { Game } from './framework.ts';
import type { GameState } from './state.ts';

/** The table owns whose turn it is; boardgame.io's `ctx` follows it. RULES 1.3, 2. */
export const turn: NonNullable<Game<GameState>['turn']> = {
  order: {
    first: ({ G }) => G.table.toAct,
    next: ({ G }) => G.table.toAct,
  },
  // A seat that owes spices stays on turn (RULES 7), and so does the last to act when the match is over.
  endIf: ({ G, ctx }) => G.table.phase === 'action' && String(G.table.toAct) !== ctx.currentPlayer,
};
