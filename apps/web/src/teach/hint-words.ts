import type { Hint, IntendedTurn } from '@spice-road/bots';
import { fromList, merchantCard, pointCard, scale, type Action } from '@spice-road/rules';
import { say } from '../i18n/solo.ts';
import { merchantCardInWords } from '../story/card-names.ts';
import { stepsInWords } from '../story/sentence.ts';
import { sentencesInWords, spicesInWords } from '../story/words.ts';

/** A plan is heard to its end when it is short, and else as far as anybody can keep in mind. */
const LONGEST_PLAN = 5;
const BEGINNING_OF_A_PLAN = 3;

/** The turns of a plan that are told one by one. */
export function toldTurns({ turns, aim }: Pick<Hint, 'turns' | 'aim'>): readonly IntendedTurn[] {
  return aim !== null && turns.length <= LONGEST_PLAN ? turns : turns.slice(0, BEGINNING_OF_A_PLAN);
}

/** A hint as somebody would say it over your shoulder. */
export function hintInWords(hint: Hint): string {
  const plan = sentencesInWords([planInWords(hint), paymentInWords(hint.action)]);
  return hint.action.type === 'discard'
    ? say('hint.discard', { cubes: spicesInWords(hint.action.spices), plan })
    : plan;
}

/** "Claim the 14 in three turns: trade 2 saffron for 1 cinnamon, rest, claim." */
function planInWords(hint: Pick<Hint, 'turns' | 'aim'>): string {
  const { turns, aim } = hint;
  const told = toldTurns(hint);
  const list = told.map(turnInWords).join(say('between'));
  const steps = told.length < turns.length ? say('steps.more', { steps: list }) : list;
  if (aim === null) return say('hint.noClaim', { steps });
  const { points } = pointCard(aim.card);
  return aim.turn === 1
    ? say('hint.claimNow', { count: points })
    : say('hint.claimIn', { points, count: aim.turn, steps });
}

function turnInWords(turn: IntendedTurn): string {
  switch (turn.type) {
    case 'play':
      return playInWords(turn);
    case 'acquire':
      return say('step.acquire', { card: merchantCardInWords(turn.card) });
    case 'claim':
      return say('step.claim');
    case 'rest':
      return say('step.rest');
  }
}

function playInWords({ card, use }: Extract<IntendedTurn, { type: 'play' }>): string {
  const played = merchantCard(card);
  switch (use.kind) {
    case 'gather':
      return played.kind === 'gather' ? say('step.gather', { gain: spicesInWords(played.gain) }) : '';
    case 'upgrade':
      return use.steps.length === 0
        ? say('step.upgradeNothing')
        : say('step.upgrade', { steps: stepsInWords(use.steps) });
    case 'trade':
      return played.kind === 'trade'
        ? say('step.trade', {
            gave: spicesInWords(scale(played.give, use.times)),
            took: spicesInWords(scale(played.take, use.times)),
          })
        : '';
  }
}

/** Which cubes go on the cards to the left, lowest place first. */
function paymentInWords(action: Action): string {
  return action.type === 'acquire' && action.payment.length > 0
    ? say('hint.pay', { cubes: spicesInWords(fromList(action.payment)) })
    : '';
}
