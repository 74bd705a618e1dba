import {
  CARAVAN_LIMIT,
  coinOver,
  merchantCard,
  oneLevelUp,
  pointCard,
  total,
  type Coin,
  type MerchantCardId,
  type Outlook,
} from '@spice-road/rules';
import { progressOf } from '../draft/action-of.ts';
import { cubesOf, nextStall, stepsOf } from '../draft/cubes.ts';
import type { Draft } from '../draft/draft.ts';
import { say } from '../i18n/table.ts';
import { ordinalInWords, spicesInWords, timesInWords } from '../story/words.ts';
import { comingWith, excessAfter, goingWith, loadAfter } from '../draft/outcome.ts';
import { loadInWords } from './words.ts';

/** The same where there is room and where there is hardly any. */
export interface Phrase {
  readonly long: string;
  readonly short: string;
}

/** The title of the plaque while a draft is composed. */
export function titleOf(draft: Draft, outlook: Outlook): Phrase {
  const long = draftTitle(draft, outlook);
  if (draft.kind === 'play-trade') return { long, short: say('title.tradeShort') };
  if (draft.kind === 'play-upgrade' && draft.asked === true) return { long, short: say('title.raiseNothingShort') };
  if (draft.kind === 'discard')
    return { long, short: say('title.discardShort', { count: progressOf(draft, outlook)?.of ?? 0 }) };
  return { long, short: long };
}

/** What to do next, or what follows; stands after the sum in the plaque. */
export function hintOf(draft: Draft, outlook: Outlook, pointCardsToEnd: number): Phrase {
  const long = draftHint(draft, outlook, pointCardsToEnd);
  if (draft.kind === 'acquire' && nextStall(draft) !== null) return { long, short: say('hint.layShort') };
  if (draft.kind === 'discard') return { long, short: say('hint.discardShort', { count: draft.chosen.length }) };
  if (draft.kind === 'play-upgrade' && draft.asked === true) return { long, short: say('hint.raiseNothingShort') };
  return { long, short: long };
}

function draftTitle(draft: Draft, outlook: Outlook): string {
  const { done, of } = progressOf(draft, outlook) ?? { done: 0, of: 0 };
  switch (draft.kind) {
    case 'idle':
      return say('yourTurn');
    case 'play-gather':
      return say('title.gather', { count: total(comingWith(draft, outlook)) });
    case 'play-upgrade':
      return draft.asked === true ? say('title.raiseNothing') : say('title.upgrade', { done, count: of });
    case 'play-trade':
      return say('tradeTimes', { times: timesInWords(draft.times) });
    case 'acquire':
      return draft.slot === 0 ? say('title.acquireFree') : say('title.acquire', { done, of: draft.slot });
    case 'claim':
      return say('title.claim', { count: pointCard(draft.card).points });
    case 'rest':
      return say('title.rest', { count: outlook.me.played.length });
    case 'discard':
      return say('title.discard', { count: of });
  }
}

function draftHint(draft: Draft, outlook: Outlook, pointCardsToEnd: number): string {
  switch (draft.kind) {
    case 'idle':
      return say('hint.idle');
    case 'play-gather':
    case 'play-trade':
      return loadHint(draft, outlook);
    case 'play-upgrade': {
      if (draft.asked === true) return say('hint.raiseNothing');
      if (draft.lifts.length === 0) return say('hint.raise');
      const progress = progressOf(draft, outlook);
      return progress?.done === progress?.of ? say('hint.noSteps') : say('hint.raiseMore');
    }
    case 'acquire': {
      const stall = nextStall(draft);
      return stall === null ? loadHint(draft, outlook) : say('hint.lay', { place: ordinalInWords(stall + 1) });
    }
    case 'claim':
      return say('hint.claim', { place: ordinalInWords(outlook.me.claimed.length + 1), of: pointCardsToEnd });
    case 'rest':
      return say('hint.rest', { count: outlook.me.hand.length + outlook.me.played.length });
    case 'discard':
      return say('hint.discard', { limit: CARAVAN_LIMIT, count: draft.chosen.length });
  }
}

/** The draft and what it leads to in whole sentences, for those who listen. */
export function draftSentence(draft: Draft, outlook: Outlook, pointCardsToEnd: number): string {
  const title = draftTitle(draft, outlook);
  const hint = draftHint(draft, outlook, pointCardsToEnd);
  switch (draft.kind) {
    case 'idle':
    case 'rest':
      return say('draft.plain', { title, hint });
    case 'play-gather':
      return say('draft.gather', { cubes: spicesInWords(comingWith(draft, outlook)), hint });
    case 'play-trade': {
      const give = spicesInWords(goingWith(draft));
      const take = spicesInWords(comingWith(draft, outlook));
      return say('draft.trade', { title, give, take, hint });
    }
    case 'play-upgrade': {
      if (draft.asked === true) return say('draft.asked', { title, hint });
      const last = stepsOf(cubesOf(outlook), draft.lifts).at(-1);
      if (last === undefined) return say('draft.plain', { title, hint });
      return say('draft.upgrade', { title, from: say(last), to: say(oneLevelUp(last) ?? last), hint });
    }
    case 'acquire': {
      const found = comingWith(draft, outlook);
      if (total(found) === 0) return say('draft.plain', { title, hint });
      return say('draft.acquireWith', { title, found: spicesInWords(found), hint });
    }
    case 'claim':
      return say(claimWith(coinOver(draft.slot, outlook.coins)), {
        title,
        demand: spicesInWords(goingWith(draft)),
        hint,
      });
    case 'discard':
      return say('draft.discard', { title, limit: CARAVAN_LIMIT, hint });
  }
}

function claimWith(coin: Coin | null) {
  if (coin === null) return 'draft.claim';
  return coin === 'gold' ? 'draft.claimGold' : 'draft.claimSilver';
}

/** Of an action that was sent and never answered. It is not sent again: the table that comes next tells what became of it. */
export function unansweredHint(): Phrase {
  return { long: say('hint.unanswered'), short: say('hint.unansweredShort') };
}

export function unansweredSentence(): string {
  return say('draft.plain', { title: say('unanswered'), hint: unansweredHint().long });
}

/** How often the card on the tag is being used. */
export function timesOn(draft: Draft, card: MerchantCardId): number {
  return draft.kind === 'play-trade' && draft.card === card && merchantCard(card).kind === 'trade' ? draft.times : 1;
}

function loadHint(draft: Draft, outlook: Outlook): string {
  const load = loadAfter(draft, outlook);
  const excess = excessAfter(draft, outlook);
  return excess > 0 ? say('hint.over', { count: excess }) : loadInWords(load, load);
}
