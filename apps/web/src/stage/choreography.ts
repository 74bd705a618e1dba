import type { GameEvent } from '@spice-road/rules';
import type { Holder } from './piece.ts';

/** Where a piece may come from or go to. `nowhere`: the supply, a deck, a hand one does not see. */
export type Place = 'nowhere' | 'row' | 'stall' | 'caravan' | 'hand' | 'played' | 'claimed' | 'pile' | 'purse';

type Passage = `${Place}>${Place}`;

/** Where on the screen a piece appears that comes from nowhere, or vanishes that goes there. */
export type Wing = 'hand' | 'card' | 'upper gate' | 'lower gate' | 'deck' | 'claimed' | 'end of the rug';

/** How pieces make one passage. */
export interface Part {
  readonly time: 'quick' | 'move' | 'fly' | 'deal';
  readonly ease: 'out' | 'fly' | 'land';
  /** When it begins, in flights. */
  readonly after: number;
  readonly order: 'together' | 'one by one';
  /** How high it rises on the way, in parts of the way. */
  readonly arc: number;
  /** `over`: a card, half way, to or from its back. `round`: a coin, like a wheel. */
  readonly turns: 'not' | 'over' | 'round';
  readonly wing: Wing | null;
}

const SLIDE: Part = { time: 'move', ease: 'out', after: 0, order: 'together', arc: 0, turns: 'not', wing: null };
const FLY: Part = { ...SLIDE, time: 'fly', ease: 'fly', arc: 0.1 };
const TOSS: Part = { ...FLY, order: 'one by one', arc: 0.3 };
const DEAL: Part = { ...SLIDE, time: 'deal', turns: 'over', wing: 'deck' };

/** The played card goes to the others that lie out; what comes of it follows. */
const PLAY = { 'hand>played': FLY, 'nowhere>played': { ...FLY, wing: 'hand' } } as const;

/**
 * What happens on the table, event by event. Passages that are not listed slide. A card that somebody else takes goes
 * nowhere, for its hand is not seen, and so do cubes given to the supply.
 */
const CHOREOGRAPHY: Readonly<Record<GameEvent['type'], Readonly<Partial<Record<Passage, Part>>>>> = {
  gathered: { ...PLAY, 'nowhere>caravan': { ...TOSS, wing: 'card', after: 0.4, ease: 'land' } },
  upgraded: { ...PLAY, 'caravan>caravan': { ...SLIDE, after: 0.4 } },
  traded: {
    ...PLAY,
    'caravan>nowhere': { ...TOSS, time: 'move', wing: 'upper gate', after: 0.3 },
    'nowhere>caravan': { ...TOSS, wing: 'lower gate', after: 0.8 },
    'caravan>caravan': { ...SLIDE, after: 0.8 },
  },
  acquired: {
    'caravan>stall': TOSS,
    'stall>caravan': { ...TOSS, after: 0.5 },
    'row>hand': { ...FLY, after: 0.5 },
    'row>nowhere': { ...FLY, after: 0.5, wing: 'hand' },
    'hand>hand': { ...SLIDE, after: 0.8 },
    'row>row': { ...SLIDE, after: 0.9 },
    'nowhere>row': { ...DEAL, after: 0.9 },
  },
  rested: {
    'played>hand': { ...FLY, order: 'one by one' },
    'played>nowhere': { ...FLY, order: 'one by one', wing: 'hand' },
  },
  claimed: {
    'caravan>nowhere': { ...TOSS, time: 'move', wing: 'card' },
    'row>claimed': { ...FLY, after: 0.8, turns: 'over' },
    'row>nowhere': { ...FLY, after: 0.8, turns: 'over', wing: 'claimed' },
    'pile>purse': { ...TOSS, after: 0.9, turns: 'round' },
    'row>row': { ...SLIDE, after: 1.3 },
    'nowhere>row': { ...DEAL, after: 1.3 },
  },
  discarded: { 'caravan>nowhere': { ...TOSS, time: 'move', arc: 0.5, wing: 'end of the rug' } },
  overfilled: {},
  'last-round-began': {},
  ended: {},
};

/** An action is the first of its events; the others follow from it. */
export function partOf(event: GameEvent | undefined, from: Place, to: Place): Part {
  return (event === undefined ? undefined : CHOREOGRAPHY[event.type][`${from}>${to}`]) ?? SLIDE;
}

export function placeOf(holder: Holder | null): Place {
  const [word = ''] = holder?.split('-') ?? [];
  return PLACES[word] ?? 'nowhere';
}

/** By the first word of a holder. */
const PLACES: Readonly<Record<string, Place>> = {
  merchant: 'row',
  point: 'row',
  stall: 'stall',
  caravan: 'caravan',
  hand: 'hand',
  played: 'played',
  claimed: 'claimed',
  coins: 'pile',
  purse: 'purse',
};
