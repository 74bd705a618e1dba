import { fromList, pointCard, type Coin, type GameEvent, type MerchantCardId, type Spices } from '@spice-road/rules';
import { cardsInWords, cubesInWords } from './words.ts';

/** What is drawn beside the words of a brief. */
export type BriefPicture =
  | { readonly kind: 'none' }
  | { readonly kind: 'cubes'; readonly cubes: Spices }
  | { readonly kind: 'exchange'; readonly gave: Spices; readonly took: Spices }
  | { readonly kind: 'card'; readonly card: MerchantCardId }
  | { readonly kind: 'claim'; readonly demand: Spices; readonly coin: Coin | null };

/** An event in two or three words and a picture; the sentence says the same in full. */
export interface Brief {
  /** After a name: "Okapi rested". */
  readonly verb: string;
  /** On its own: "Rested, took back 3". */
  readonly alone: string;
  /** On its own where there is hardly room: "Rested, +3". */
  readonly short: string;
  readonly picture: BriefPicture;
}

const NO_PICTURE: BriefPicture = { kind: 'none' };

/** Null for what a log does not list: it follows from the line before, or has a line of its own kind. */
export function briefOf(event: GameEvent): Brief | null {
  switch (event.type) {
    case 'gathered':
      return { verb: 'took', alone: 'Took', short: 'Took', picture: { kind: 'cubes', cubes: event.took } };
    case 'upgraded': {
      const steps = event.steps.length;
      if (steps === 0) return brief('raised nothing', 'Raised nothing', NO_PICTURE);
      return {
        verb: `raised ${steps}`,
        alone: `Raised ${steps}`,
        short: `Raised ${steps}`,
        picture: { kind: 'cubes', cubes: fromList(event.steps) },
      };
    }
    case 'traded': {
      const times = event.times === 1 ? '' : ` ×${event.times}`;
      const picture: BriefPicture = { kind: 'exchange', gave: event.gave, took: event.took };
      return { verb: 'traded', alone: 'Traded', short: `Traded${times}`, picture };
    }
    case 'acquired':
      return {
        verb: 'took',
        alone: 'Took a card',
        short: 'Took card',
        picture: { kind: 'card', card: event.card },
      };
    case 'rested': {
      const count = event.cards.length;
      return {
        verb: `rested, ${cardsInWords(count)} back`,
        alone: `Rested, took back ${count}`,
        short: `Rested, +${count}`,
        picture: NO_PICTURE,
      };
    }
    case 'claimed': {
      const { points, demand } = pointCard(event.card);
      return brief(`claimed ${points}`, `Claimed ${points}`, { kind: 'claim', demand, coin: event.coin });
    }
    case 'discarded':
      return brief('returned', 'Returned', { kind: 'cubes', cubes: event.spices });
    case 'overfilled':
      return brief(`is ${cubesInWords(event.excess)} over`, `${cubesInWords(event.excess)} over`, NO_PICTURE);
    case 'last-round-began':
    case 'ended':
      return null;
  }
}

function brief(verb: string, alone: string, picture: BriefPicture): Brief {
  return { verb, alone, short: alone, picture };
}
