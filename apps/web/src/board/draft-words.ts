import {
  CARAVAN_LIMIT,
  coinOver,
  merchantCard,
  oneLevelUp,
  pointCard,
  total,
  type MerchantCardId,
  type Outlook,
} from '@spice-road/rules';
import { progressOf } from '../draft/action-of.ts';
import { cubesOf, nextStall, stepsOf } from '../draft/cubes.ts';
import type { Draft } from '../draft/draft.ts';
import {
  cardsInWords,
  countOf,
  cubesInWords,
  ordinalInWords,
  pointsInWords,
  spicesInWords,
  timesInWords,
} from '../story/words.ts';
import { comingWith, goingWith, loadAfter } from './niches.ts';

/** The same where there is room and where there is hardly any. */
export interface Phrase {
  readonly long: string;
  readonly short: string;
}

/** The title of the plaque while a draft is composed. */
export function titleOf(draft: Draft, outlook: Outlook): Phrase {
  const long = draftTitle(draft, outlook);
  if (draft.kind === 'play-trade') return { long, short: 'Trade' };
  if (draft.kind === 'discard') return { long, short: `Return ${progressOf(draft, outlook)?.of ?? 0}` };
  return { long, short: long };
}

/** What to do next, or what follows; stands after the sum in the plaque. */
export function hintOf(draft: Draft, outlook: Outlook, pointCardsToEnd: number): Phrase {
  const long = draftHint(draft, outlook, pointCardsToEnd);
  if (draft.kind === 'acquire' && nextStall(draft) !== null) return { long, short: 'Tap a cube' };
  if (draft.kind === 'discard') return { long, short: `${draft.chosen.length} chosen` };
  return { long, short: long };
}

function draftTitle(draft: Draft, outlook: Outlook): string {
  const progress = progressOf(draft, outlook);
  switch (draft.kind) {
    case 'idle':
      return 'Your turn';
    case 'play-gather':
      return `Take ${cubesInWords(total(comingWith(draft, outlook)))}`;
    case 'play-upgrade':
      return `${progress?.done ?? 0} of ${countOf(progress?.of ?? 0, 'step', 'steps')}`;
    case 'play-trade':
      return `Trade ${timesInWords(draft.times)}`;
    case 'acquire':
      return draft.slot === 0 ? 'Take this card' : `${progress?.done ?? 0} of ${draft.slot} placed`;
    case 'claim':
      return `Claim ${pointsInWords(pointCard(draft.card).points)}`;
    case 'rest':
      return `Take back ${cardsInWords(outlook.me.played.length)}`;
    case 'discard':
      return `Return ${cubesInWords(progress?.of ?? 0)}`;
  }
}

function draftHint(draft: Draft, outlook: Outlook, pointCardsToEnd: number): string {
  const progress = progressOf(draft, outlook);
  switch (draft.kind) {
    case 'idle':
      return 'Play, take, claim or rest';
    case 'play-gather':
    case 'play-trade':
      return loadHint(draft, outlook);
    case 'play-upgrade':
      if (draft.lifts.length === 0) return 'Tap a cube to raise it';
      return progress?.done === progress?.of ? 'No more steps' : 'Tap another, or stop here';
    case 'acquire': {
      const stall = nextStall(draft);
      return stall === null ? loadHint(draft, outlook) : `Tap a cube for the ${ordinalInWords(stall + 1)} card`;
    }
    case 'claim':
      return `Your ${ordinalInWords(outlook.me.claimed.length + 1)} of ${pointCardsToEnd}`;
    case 'rest':
      return `Your hand will be ${outlook.me.hand.length + outlook.me.played.length}`;
    case 'discard':
      return `${CARAVAN_LIMIT} may stay. ${draft.chosen.length} chosen`;
  }
}

/** The draft and what it leads to in whole sentences, for those who listen. */
export function draftSentence(draft: Draft, outlook: Outlook, pointCardsToEnd: number): string {
  const title = draftTitle(draft, outlook);
  const hint = draftHint(draft, outlook, pointCardsToEnd);
  switch (draft.kind) {
    case 'idle':
    case 'rest':
      return `${title}. ${hint}.`;
    case 'play-gather':
      return `Take ${spicesInWords(comingWith(draft, outlook))}. ${hint}.`;
    case 'play-trade':
      return `${title}: give ${spicesInWords(goingWith(draft))}, take ${spicesInWords(comingWith(draft, outlook))}. ${hint}.`;
    case 'play-upgrade': {
      const last = stepsOf(cubesOf(outlook), draft.lifts).at(-1);
      const lifted = last === undefined ? '' : ` ${last} became ${oneLevelUp(last) ?? last}.`;
      return `${title}.${lifted} ${hint}.`;
    }
    case 'acquire': {
      const found = comingWith(draft, outlook);
      const collected = total(found) === 0 ? '' : ` You also take ${spicesInWords(found)} from it.`;
      return `${title}.${collected} ${hint}.`;
    }
    case 'claim': {
      const coin = coinOver(draft.slot, outlook.coins);
      const bonus = coin === null ? '' : ` It brings a ${coin} coin.`;
      return `${title} for ${spicesInWords(goingWith(draft))}.${bonus} ${hint}.`;
    }
    case 'discard':
      return `${title}: your caravan holds more than ${CARAVAN_LIMIT}. ${hint}.`;
  }
}

/** How often the card on the tag is being used. */
export function timesOn(draft: Draft, card: MerchantCardId): number {
  return draft.kind === 'play-trade' && draft.card === card && merchantCard(card).kind === 'trade' ? draft.times : 1;
}

function loadHint(draft: Draft, outlook: Outlook): string {
  const load = loadAfter(draft, outlook);
  return load > CARAVAN_LIMIT
    ? `${cubesInWords(load - CARAVAN_LIMIT)} over the limit`
    : `Caravan ${load} of ${CARAVAN_LIMIT}`;
}
