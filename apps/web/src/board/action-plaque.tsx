import { coinOver, NONE, oneLevelUp, pointCard, SPICES, total, type Outlook, type View } from '@spice-road/rules';
import { memo } from 'react';
import { progressOf } from '../draft/action-of.ts';
import { mostTimes, type Gesture } from '../draft/compose.ts';
import { isAsked } from '../draft/confirming.ts';
import { cubesOf, nextStall, stepsOf } from '../draft/cubes.ts';
import type { Draft } from '../draft/draft.ts';
import type { Offer } from '../draft/offers.ts';
import type { DraftInHand } from '../draft/use-draft.ts';
import { Amounts } from '../pieces/amounts.tsx';
import { Button } from '../pieces/button.tsx';
import { CoinFace } from '../pieces/coin.tsx';
import { useMark } from '../pieces/marks.ts';
import { Icon } from '../pieces/icon.tsx';
import { Diamonds, Plaque } from '../pieces/plaque.tsx';
import { SpiceToken } from '../pieces/spice-token.tsx';
import { Stepper } from '../pieces/stepper.tsx';
import { useLanguage } from '../settings/language.ts';
import css from './action-plaque.module.css';
import { draftSentence, hintOf, titleOf, type Phrase } from './draft-words.ts';
import { comingWith, goingWith } from '../draft/outcome.ts';
import type { TablePerson } from './table-props.ts';
import { say } from '../i18n/table.ts';
import { timesInWords } from '../story/words.ts';
import { WaitingPlaque } from './waiting-plaque.tsx';
import { refusalOf } from './words.ts';

interface ActionPlaqueProps {
  readonly view: View;
  readonly people: readonly TablePerson[];
  readonly composing: DraftInHand;
  readonly rest: Offer | null;
  /** The draft is on its way. */
  readonly sending: boolean;
  /** Why nothing can be sent just now; null when it can. */
  readonly closed: string | null;
}

/** Says whose turn it is; on yours, what you are about to do and the buttons to do it. */
export const ActionPlaque = memo(function ActionPlaque({
  view,
  people,
  composing,
  rest,
  sending,
  closed,
}: ActionPlaqueProps) {
  useLanguage();
  const { draft, outlook, gesture } = composing;
  const restMark = useMark('rest');
  if (outlook === null) return <WaitingPlaque view={view} people={people} />;
  if (draft.kind === 'idle') {
    const refusal = refusalOf(rest);
    return (
      <Plaque
        tone="turn"
        title={<Sized phrase={titleOf(draft, outlook)} />}
        detail={<Sized phrase={hintOf(draft, outlook, view.pointCardsToEnd)} />}
      >
        <Button
          tone="plain"
          icon="rest"
          refusal={refusal}
          isMarked={restMark === 1}
          onPress={() => gesture({ type: 'pick-rest' })}
        >
          {say('rest')}
        </Button>
      </Plaque>
    );
  }
  const progress = progressOf(draft, outlook);
  return (
    <Plaque
      tone={draft.kind === 'discard' ? 'warn' : 'preview'}
      title={sending ? say('sending') : <Sized phrase={titleOf(draft, outlook)} />}
      detail={<DraftDetail draft={draft} outlook={outlook} pointCardsToEnd={view.pointCardsToEnd} />}
    >
      {progress === null || progress.of > 6 || isAsked(draft) ? null : (
        <Diamonds filled={progress.done} of={progress.of} />
      )}
      <Extra draft={draft} outlook={outlook} gesture={gesture} />
      <Button
        tone="plain"
        icon="undo"
        terse
        refusal={sending ? say('reason.sending') : refusalToUndo(draft)}
        onPress={() => gesture({ type: 'undo' })}
      >
        {say('undo')}
      </Button>
      <Button tone="go" icon="check" refusal={refusalToConfirm(composing, outlook, closed)} onPress={composing.confirm}>
        {confirmWord(draft)}
      </Button>
    </Plaque>
  );
});

function Sized({ phrase: { long, short } }: { readonly phrase: Phrase }) {
  if (long === short) return long;
  return (
    <>
      <span className={css.wide}>{long}</span>
      <span className={css.tight}>{short}</span>
    </>
  );
}

function confirmWord(draft: Draft): string {
  switch (draft.kind) {
    case 'claim':
      return say('claim');
    case 'rest':
      return say('rest');
    case 'play-upgrade':
      return isAsked(draft) ? say('raiseNothing') : say('confirm');
    case 'idle':
    case 'play-gather':
    case 'play-trade':
    case 'acquire':
    case 'discard':
      return say('confirm');
  }
}

function refusalToUndo(draft: Draft): string | null {
  return draft.kind === 'discard' && draft.chosen.length === 0 ? say('reason.returnFirst') : null;
}

function refusalToConfirm({ draft, action }: DraftInHand, outlook: Outlook, closed: string | null): string | null {
  if (closed !== null) return closed;
  if (action !== null) return null;
  const progress = progressOf(draft, outlook);
  const left = progress === null ? 0 : progress.of - progress.done;
  return draft.kind === 'discard' ? say('reason.choose', { count: left }) : say('reason.lay', { count: left });
}

interface ExtraProps {
  readonly draft: Draft;
  readonly outlook: Outlook;
  readonly gesture: (gesture: Gesture) => void;
}

/** What only some drafts have: how often to trade, and the quick way to return cubes. */
function Extra({ draft, outlook, gesture }: ExtraProps) {
  if (draft.kind === 'play-trade') {
    const { times } = draft;
    const most = mostTimes(draft.card, outlook);
    return (
      <Stepper
        name={say('howOften')}
        less={{
          name: say('tradeTimes', { times: timesInWords(times - 1) }),
          refusal: times > 1 ? null : say('noLess'),
          onPress: () => gesture({ type: 'set-times', times: times - 1 }),
        }}
        more={{
          name: say('tradeTimes', { times: timesInWords(times + 1) }),
          refusal: times < most ? null : say('noMore'),
          onPress: () => gesture({ type: 'set-times', times: times + 1 }),
        }}
      >
        ×{times}
      </Stepper>
    );
  }
  const progress = progressOf(draft, outlook);
  if (draft.kind === 'discard' && progress !== null && progress.of > 2) {
    return (
      <Button
        tone="plain"
        refusal={progress.done < progress.of ? null : say('enoughChosen')}
        onPress={() => gesture({ type: 'fill' })}
      >
        <Sized phrase={{ long: say('fill'), short: say('fillShort') }} />
      </Button>
    );
  }
  return null;
}

interface DraftDetailProps {
  readonly draft: Draft;
  readonly outlook: Outlook;
  readonly pointCardsToEnd: number;
}

/** The sum of the draft in pictures, and what to do next; the sentence for listeners says both. */
function DraftDetail({ draft, outlook, pointCardsToEnd }: DraftDetailProps) {
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
