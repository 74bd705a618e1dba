export { SpiceRoad } from './game.ts';
export { actionOf } from './moves.ts';
export type { GameSetup, GameState } from './state.ts';
