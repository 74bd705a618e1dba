export { actionOf, after, bare, eventsOf, refusalOf, tableWith, type Setting } from './builders.ts';
export { naiveLegalActions } from './naive-legal-actions.ts';
export { perft } from './perft.ts';
export { atRandom, playOut, shuffledDecks, shuffledTable, type Choose, type ActionTaken } from './playout.ts';
export { pick, seededRandom, shuffled, type Random } from './random.ts';
