import type { Outlook, View } from '@spice-road/rules';
import { memo } from 'react';
import { progressOf } from '../draft/action-of.ts';
import { mostTimes, type Gesture } from '../draft/compose.ts';
import { isAsked } from '../draft/confirming.ts';
import type { Draft } from '../draft/draft.ts';
import type { Offer } from '../draft/offers.ts';
import type { DraftInHand } from '../draft/use-draft.ts';
import { Button } from '../pieces/button.tsx';
import { useMark } from '../pieces/marks.ts';
import { Diamonds, Plaque } from '../pieces/plaque.tsx';
import { Stepper } from '../pieces/stepper.tsx';
import { useLanguage } from '../settings/language.ts';
import { DraftDetail, Unanswered } from './draft-detail.tsx';
import { hintOf, titleOf } from './draft-words.ts';
import { Sized } from './sized.tsx';
import type { Sending, TablePerson } from './table-props.ts';
import { say } from '../i18n/table.ts';
import { timesInWords } from '../story/words.ts';
import { WaitingPlaque } from './waiting-plaque.tsx';
import { refusalOf } from './words.ts';

interface ActionPlaqueProps {
  readonly view: View;
  readonly people: readonly TablePerson[];
  readonly composing: DraftInHand;
  readonly rest: Offer | null;
  readonly sending: Sending;
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
          fleeting
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
  const isUnanswered = sending === 'unanswered';
  // What is under way is not changed any more.
  const held = sending === 'not-sent' ? null : closed;
  return (
    <Plaque
      tone={draft.kind === 'discard' ? 'warn' : 'preview'}
      title={sendingTitle(sending) ?? <Sized phrase={titleOf(draft, outlook)} />}
      detail={
        isUnanswered ? (
          <Unanswered />
        ) : (
          <DraftDetail draft={draft} outlook={outlook} pointCardsToEnd={view.pointCardsToEnd} />
        )
      }
    >
      {isUnanswered || progress === null || progress.of > 6 || isAsked(draft) ? null : (
        <Diamonds filled={progress.done} of={progress.of} />
      )}
      {isUnanswered ? null : <Extra draft={draft} outlook={outlook} held={held} gesture={gesture} />}
      <Button
        tone="plain"
        icon="undo"
        terse
        fleeting
        refusal={held ?? refusalToUndo(draft)}
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

/** Instead of what one is about to do; null while nothing is under way. */
function sendingTitle(sending: Sending): string | null {
  switch (sending) {
    case 'not-sent':
      return null;
    case 'on-its-way':
      return say('sending');
    case 'unanswered':
      return say('unanswered');
  }
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
  /** Why it cannot be changed; null while it can. */
  readonly held: string | null;
  readonly gesture: (gesture: Gesture) => void;
}

/** What only some drafts have: how often to trade, and the quick way to return cubes. */
function Extra({ draft, outlook, held, gesture }: ExtraProps) {
  if (draft.kind === 'play-trade') {
    const { times } = draft;
    const most = mostTimes(draft.card, outlook);
    return (
      <Stepper
        name={say('howOften')}
        less={{
          name: say('tradeTimes', { times: timesInWords(times - 1) }),
          refusal: held ?? (times > 1 ? null : say('noLess')),
          onPress: () => gesture({ type: 'set-times', times: times - 1 }),
        }}
        more={{
          name: say('tradeTimes', { times: timesInWords(times + 1) }),
          refusal: held ?? (times < most ? null : say('noMore')),
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
        refusal={held ?? (progress.done < progress.of ? null : say('enoughChosen'))}
        onPress={() => gesture({ type: 'fill' })}
      >
        <Sized phrase={{ long: say('fill'), short: say('fillShort') }} />
      </Button>
    );
  }
  return null;
}
