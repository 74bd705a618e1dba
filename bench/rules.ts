import { atRandom, playOut, seededRandom, shuffledTable } from '../packages/rules/src/testing/index.ts';
import type { Figure } from './figure.ts';

const SECONDS = 5;
const SEATS = 4;

/** Whole games of four who choose any legal action, one after the other on this one core. */
export function measureRules(): Figure[] {
  playFor(1); // until the compiler has seen the hot paths
  const { games, actions } = playFor(SECONDS);
  return [
    { name: 'rules.playouts', value: games / SECONDS, unit: `games of ${SEATS} per second` },
    { name: 'rules.actions', value: actions / SECONDS, unit: 'actions per second' },
  ];
}

function playFor(seconds: number): { games: number; actions: number } {
  const random = seededRandom(1);
  const end = performance.now() + seconds * 1000;
  let games = 0;
  let actions = 0;
  while (performance.now() < end) {
    for (const _ of playOut(shuffledTable(SEATS, random), atRandom(random))) actions += 1;
    games += 1;
  }
  return { games, actions };
}
