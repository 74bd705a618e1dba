import {
  CARAVAN_LIMIT,
  type Coin,
  type Coins,
  type Refusal,
  type SeatScore,
  type Spices,
  type View,
} from '@spice-road/rules';
import type { Remark } from '../draft/composing.ts';
import type { Offer } from '../draft/offers.ts';
import { listInWords } from '../i18n/spoken.ts';
import { say } from '../i18n/table.ts';
import { isolated } from '../i18n/isolated.ts';
import { spicesInWords } from '../story/words.ts';
import type { TablePerson } from './table-props.ts';

/** Whoever's turn it is. */
type Acting = Pick<TablePerson, 'name' | 'presence'>;

/** What the table says of its facts, apart from the story of what happened. */

export function coinInWords(coin: Coin, count: number): string {
  return say(coin, { count });
}

export function coinOverInWords(coin: Coin, count: number): string {
  return coin === 'gold' ? say('bringsGold', { count }) : say('bringsSilver', { count });
}

export function coinsInWords({ gold, silver }: Coins): { readonly gold: string; readonly silver: string } {
  return { gold: say('goldCoins', { count: gold }), silver: say('silverCoins', { count: silver }) };
}

/** Facts about a card in a row; what is empty is left out. */
export function factsInWords(facts: readonly string[]): string {
  return facts.filter((fact) => fact !== '').join(say('between facts'));
}

export function scoreInWords({ cards, gold, silver, spices, total }: SeatScore): string {
  return say('claimedWorth', { count: total, cards, gold, silver, spices });
}

/** "7/10". */
export function loadInFigures(now: number): string {
  return say('load', { now, limit: CARAVAN_LIMIT });
}

export function loadInWords(now: number, then: number): string {
  return now === then
    ? say('loadFull', { now, limit: CARAVAN_LIMIT })
    : say('loadChange', { now, after: then, limit: CARAVAN_LIMIT });
}

/** What the others wait for: whose name goes into which words. */
export function choosing({ phase }: Pick<View, 'phase'>, presence: Acting['presence']) {
  switch (presence) {
    case 'away':
      return 'isAway';
    case 'left':
      return 'hasLeft';
    case 'here':
      return phase === 'discard' ? 'isReturning' : 'isChoosing';
  }
}

export function choosingInWords(view: Pick<View, 'phase'>, { name, presence }: Acting): string {
  return say(choosing(view, presence), { name: isolated(name) });
}

export function placeInLineInWords(before: readonly string[]): string {
  return before.length === 0 ? say('youAreNext') : say('youAreAfter', { names: listInWords(before.map(isolated)) });
}

/** Why something cannot be done, in a sentence. */
function refusalInWords(refusal: Refusal, missing: Spices, short: number): string {
  switch (refusal) {
    case 'not-enough-cubes': {
      const cubes = spicesInWords(missing);
      return cubes === '' ? say('refusal.short', { count: short }) : say('refusal.shortOf', { cubes });
    }
    case 'wrong-phase':
    case 'nothing-to-rest':
    case 'game-over':
    case 'card-not-in-hand':
    case 'empty-slot':
      return say(`refusal.${refusal}`);
    case 'bad-payment':
    case 'bad-times':
    case 'bad-upgrade':
    case 'bad-discard':
    case 'malformed':
      return say('refusal.other');
  }
}

/** Why an action cannot be started; null when it can, or when nothing is known of it. */
export function refusalOf(offer: Offer | null | undefined): string | null {
  return offer === null || offer === undefined || offer.open
    ? null
    : refusalInWords(offer.refusal, offer.missing, offer.short);
}

/** Why what was tried last cannot be done. */
export function remarkInWords(remark: Remark | null, idleReason: string | null): string | null {
  return remark === 'waiting' ? idleReason : refusalOf(remark);
}

/** Whose turn it is, for those who listen while they wait. */
export function turnInWords(view: Pick<View, 'phase' | 'toAct' | 'you'>, acting: Acting | undefined): string {
  if (view.phase === 'over') return say('sentence', { words: say('over') });
  if (view.toAct === view.you) return say('sentence', { words: say('yourTurn') });
  return acting === undefined ? '' : say('sentence', { words: choosingInWords(view, acting) });
}

/** Claimed cards are the viewer's secret until the end, unless the table is open; then all of them are in the view. */
export function ownScoreInWords({ phase, seats, you }: Pick<View, 'phase' | 'seats' | 'you'>, count: number): string {
  if (phase === 'over') return say('ownScoreFinal', { count });
  const isHidden = seats.some(({ claimed }, seat) => seat !== you && typeof claimed === 'number');
  return isHidden ? say('ownScoreHidden', { count }) : say('ownScore', { count });
}
