import { seededRandom, shuffledDecks } from '@spice-road/bots';
import { legalActions, outlookOf, SEAT_COUNTS, standardPointCardsToEnd, type Action } from '@spice-road/rules';
import { EMBLEMS } from '../../pieces/emblem.tsx';
import { sittingOf, tableAt, withAction, type Sitting } from '../sitting.ts';
import type { Player, SoloGame } from '../solo-game.ts';

export const PERSON: Player = { kind: 'person', name: 'Okapi', emblem: 0 };

/** A game before its first turn, by who sits in its seats. */
export function aGame(kinds: readonly Player['kind'][], seed = 1): SoloGame {
  const seats = SEAT_COUNTS.find((count) => count === kinds.length) ?? 2;
  const random = seededRandom(seed);
  return {
    id: `game${seed}`,
    players: kinds.map((kind, seat): Player => {
      const emblem = EMBLEMS[seat] ?? 0;
      return kind === 'bot' ? { kind, level: 'skilled', emblem } : { kind, name: PERSON_NAMES[seat] ?? '', emblem };
    }),
    record: {
      id: `game${seed}`,
      seats,
      pointCardsToEnd: standardPointCardsToEnd(seats),
      decks: shuffledDecks(random),
      actions: [],
    },
    chance: seed,
    openTable: false,
  };
}

const PERSON_NAMES = ['Okapi', 'Saltmoth', 'Tamarisk', 'Zibibbo', 'Quince'];

/** The game after so many actions, or when it is over: claims first, else whatever chance picks. */
export function playedOn(game: SoloGame, count: number, seed = 7): Sitting {
  const random = seededRandom(seed);
  let sitting = sittingOf(game);
  if (sitting === null) throw new Error('a game that begins keeps to the rules');
  while (sitting.history.length < count && tableAt(sitting).phase !== 'over') {
    const legal = legalActions(outlookOf(tableAt(sitting)));
    const action = legal.find(({ type }) => type === 'claim') ?? legal[Math.floor(random() * legal.length)];
    if (action === undefined) throw new Error('whoever is to act has a legal action');
    sitting = after(sitting, action);
  }
  return sitting;
}

export function after(sitting: Sitting, action: Action): Sitting {
  const acted = withAction(sitting, action);
  if (!acted.ok) throw new Error(`refused: ${acted.refusal}`);
  return acted.sitting;
}
