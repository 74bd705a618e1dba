import { coinOver, NONE, oneLevelUp, pointCard, SPICES, total, type Outlook } from '@spice-road/rules';
import { cubesOf, nextStall, stepsOf } from '../draft/cubes.ts';
import type { Draft } from '../draft/draft.ts';
import { comingWith, goingWith } from '../draft/outcome.ts';
import { Amounts } from '../pieces/amounts.tsx';
import { CoinFace } from '../pieces/coin.tsx';
import { Icon } from '../pieces/icon.tsx';
import { SpiceToken } from '../pieces/spice-token.tsx';
import css from './action-plaque.module.css';
import { draftSentence, hintOf, unansweredHint, unansweredSentence } from './draft-words.ts';
import { Sized } from './sized.tsx';

interface DraftDetailProps {
  readonly draft: Draft;
  readonly outlook: Outlook;
  readonly pointCardsToEnd: number;
}

/** The sum of the draft in pictures, and what to do next; the sentence for listeners says both. */
export function DraftDetail({ draft, outlook, pointCardsToEnd }: DraftDetailProps) {
  const going = goingWith(draft);
  const coming = draft.kind === 'acquire' && nextStall(draft) !== null ? NONE : comingWith(draft, outlook);
  const coin = draft.kind === 'claim' ? coinOver(draft.slot, outlook.coins) : null;
  const steps = draft.kind === 'play-upgrade' ? stepsOf(cubesOf(outlook), draft.lifts) : [];
  const hint = hintOf(draft, outlook, pointCardsToEnd);
  return (
    <>
      <span className="sr">{draftSentence(draft, outlook, pointCardsToEnd)}</span>
      <span className={css.sum} aria-hidden="true">
        <Amounts cubes={going} ones="counted" />
        {total(going) === 0 ? null : <Icon name="arrow" />}
        {draft.kind === 'claim' ? <b>{pointCard(draft.card).points}</b> : null}
        {coin === null ? null : (
          <>
            + <CoinFace coin={coin} />
          </>
        )}
        {total(coming) > 0 && total(going) === 0 ? '+' : null}
        <Amounts cubes={coming} ones="counted" />
        {SPICES.map((spice) => {
          const count = steps.filter((step) => step === spice).length;
          const lifted = oneLevelUp(spice);
          return count === 0 || lifted === null ? null : (
            <span key={spice} className={css.step}>
              {count > 1 ? count : null}
              <SpiceToken spice={spice} look="flat" />
              <Icon name="arrow" />
              <SpiceToken spice={lifted} look="flat" />
            </span>
          );
        })}
      </span>
      <span
        className={css.hint}
        data-alone={total(going) + total(coming) + steps.length === 0}
        title={hint.long}
        aria-hidden="true"
      >
        <Sized phrase={hint} />
      </span>
    </>
  );
}

/** What will become of an action when nobody can tell now whether it arrived. */
export function Unanswered() {
  const hint = unansweredHint();
  return (
    <>
      <span className="sr">{unansweredSentence()}</span>
      <span className={css.hint} data-alone="true" title={hint.long} aria-hidden="true">
        <Sized phrase={hint} />
      </span>
    </>
  );
}
