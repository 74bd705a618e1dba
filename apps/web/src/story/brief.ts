import {
  fromList,
  oneLevelUp,
  pointCard,
  type Coin,
  type GameEvent,
  type MerchantCardId,
  type Spices,
} from '@spice-road/rules';
import { missingFrom } from '../draft/offers.ts';
import { say } from '../i18n/table.ts';

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
      return brief(say('verb.gathered'), say('alone.gathered'), { kind: 'cubes', cubes: event.took });
    case 'upgraded': {
      const count = event.steps.length;
      if (count === 0) return brief(say('verb.upgradedNothing'), say('alone.upgradedNothing'), NO_PICTURE);
      const raised = event.steps.map((spice) => oneLevelUp(spice) ?? spice);
      const [before, after] = [fromList(event.steps), fromList(raised)];
      // A cube that is raised twice is one cube: what it was in between neither goes nor comes.
      const picture: BriefPicture = {
        kind: 'exchange',
        gave: missingFrom(after, before),
        took: missingFrom(before, after),
      };
      return brief(say('verb.upgraded', { count }), say('alone.upgraded', { count }), picture);
    }
    case 'traded': {
      const alone = say('alone.traded');
      const short = event.times === 1 ? alone : say('short.tradedOften', { count: event.times });
      return {
        verb: say('verb.traded'),
        alone,
        short,
        picture: { kind: 'exchange', gave: event.gave, took: event.took },
      };
    }
    case 'acquired':
      return {
        verb: say('verb.acquired'),
        alone: say('alone.acquired'),
        short: say('short.acquired'),
        picture: { kind: 'card', card: event.card },
      };
    case 'rested': {
      const count = event.cards.length;
      return {
        verb: say('verb.rested', { count }),
        alone: say('alone.rested', { count }),
        short: say('short.rested', { count }),
        picture: NO_PICTURE,
      };
    }
    case 'claimed': {
      const { points: count, demand } = pointCard(event.card);
      return {
        verb: say('verb.claimed', { count }),
        alone: say('alone.claimed', { count }),
        short: String(count),
        picture: { kind: 'claim', demand, coin: event.coin },
      };
    }
    case 'discarded':
      return brief(say('verb.discarded'), say('alone.discarded'), { kind: 'cubes', cubes: event.spices });
    case 'overfilled': {
      const count = event.excess;
      return brief(say('verb.overfilled', { count }), say('alone.overfilled', { count }), NO_PICTURE);
    }
    case 'last-round-began':
    case 'ended':
      return null;
  }
}

function brief(verb: string, alone: string, picture: BriefPicture): Brief {
  return { verb, alone, short: alone, picture };
}
