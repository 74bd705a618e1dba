import type { View } from '@spice-road/rules';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { say } from '../i18n/coach.ts';
import { Button } from '../pieces/button.tsx';
import { Bubble } from './bubble.tsx';
import { hintAt, momentOf } from './hint-at.ts';
import { learn, learnAll } from './learnt.ts';
import type { HintName, Lesson } from './lessons.ts';
import { selectorOfHint, selectorOfStop, wantedWith } from './spots.ts';
import { stopsAt, type Stop } from './tour.ts';

/** The look around: on by itself in a first game, asked for, or over. */
export type Touring = 'first' | 'asked' | 'none';

export interface CoachProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly view: View;
  /** An action is being composed. */
  readonly isDrafting: boolean;
  readonly learnt: ReadonlySet<Lesson>;
  readonly touring: Touring;
  readonly onTourEnd: () => void;
  /** What the table's one live region is to say of it. */
  readonly onSay: (sentence: string) => void;
}

/** Shows the table to a newcomer, and says what helps when it helps. One thing at a time. */
export function Coach(props: CoachProps) {
  const { view, isDrafting, learnt, touring } = props;
  const moment = momentOf(view, isDrafting);
  const hint = touring === 'none' && learnt.has('tour') ? hintAt(moment, learnt) : null;

  // A hint has done its work once it is no longer called for.
  const given = useRef<HintName | null>(null);
  useEffect(() => {
    if (given.current !== null && given.current !== hint) learn(given.current);
    given.current = hint;
  }, [hint]);

  if (touring !== 'none') {
    return <Tour key={touring} {...props} isFirst={touring === 'first'} isTurn={moment.isTurn} />;
  }
  return hint === null ? null : <Hint key={hint} {...props} hint={hint} />;
}

interface TourProps extends CoachProps {
  readonly isFirst: boolean;
  readonly isTurn: boolean;
}

/** Stands aside while somebody acts. Whoever plays an action to its end has no need of being shown around. */
function Tour(props: TourProps) {
  const [at, setAt] = useState(0);
  const [hasActed, setActed] = useState(false);
  const { isTurn, onTourEnd } = props;
  const isActing = props.isDrafting && isTurn;
  if (isActing && !hasActed) setActed(true);
  const isOver = hasActed && !isTurn;
  const end = useEffectEvent(onTourEnd);
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  return isActing || isOver ? null : <StopOfTour {...props} at={at} onTurnTo={setAt} />;
}

interface StopOfTourProps extends TourProps {
  readonly at: number;
  readonly onTurnTo: (at: number) => void;
}

function StopOfTour({ root, view, isFirst, at, onTurnTo, onTourEnd, onSay }: StopOfTourProps) {
  const stops = stopsAt(view.you);
  const stop: Stop = stops[at] ?? 'plaque';
  const isLast = at === stops.length - 1;
  const eyebrow = say('around', { place: at + 1, of: stops.length });
  const title = say(`tour.${stop}`);
  const words =
    stop === 'progress' ? say('tour.progress.words', { count: view.pointCardsToEnd }) : say(`tour.${stop}.words`);
  useSaid({ eyebrow, title, words, onSay });

  function skip(): void {
    if (isFirst) learnAll();
    onTourEnd();
  }
  useEscape({ isYielding: false, onEscape: skip });
  return (
    <Bubble
      root={root}
      selector={selectorOfStop(stop)}
      wanted={wantedWith(stop)}
      eyebrow={eyebrow}
      title={title}
      words={words}
      isAsked={!isFirst}
    >
      <Button tone="quiet" onPress={skip}>
        {say('skip')}
      </Button>
      {at === 0 ? null : (
        <Button tone="plain" onPress={() => onTurnTo(at - 1)}>
          {say('back')}
        </Button>
      )}
      <Button key="next" tone="go" onPress={() => (isLast ? onTourEnd() : onTurnTo(at + 1))}>
        {isLast ? say('done') : say('next')}
      </Button>
    </Bubble>
  );
}

function Hint({ root, hint, isDrafting, onSay }: CoachProps & { readonly hint: HintName }) {
  const eyebrow = say('hint');
  const title = say(`hint.${hint}`);
  const words = say(`hint.${hint}.words`);
  useSaid({ eyebrow, title, words, onSay });
  useEscape({ isYielding: isDrafting, onEscape: () => learn(hint) });
  return (
    <Bubble
      root={root}
      selector={selectorOfHint(hint)}
      wanted={wantedWith(hint)}
      eyebrow={eyebrow}
      title={title}
      words={words}
      isAsked={false}
    >
      <Button tone="quiet" onPress={learnAll}>
        {say('noMore')}
      </Button>
      <Button tone="plain" onPress={() => learn(hint)}>
        {say('gotIt')}
      </Button>
    </Bubble>
  );
}

interface Said {
  readonly eyebrow: string;
  readonly title: string;
  readonly words: string;
  readonly onSay: (sentence: string) => void;
}

/** Says it for as long as it is shown. */
function useSaid({ eyebrow, title, words, onSay }: Said): void {
  const sentence = say('said', { eyebrow, title, words });
  useEffect(() => {
    onSay(sentence);
    return () => onSay('');
  }, [sentence, onSay]);
}

interface Escaping {
  /** Outside of the bubble the key undoes a draft, as ever. */
  readonly isYielding: boolean;
  readonly onEscape: () => void;
}

/** The Escape key puts the bubble away, before the table takes it for an undo. */
function useEscape({ isYielding, onEscape }: Escaping): void {
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // Something lies over the table, or stands beside it and has the focus: the key is meant for that.
    if (document.querySelector('dialog:modal, :popover-open') !== null) return;
    const isIn = (place: string) => event.target instanceof Element && event.target.closest(place) !== null;
    if (isIn('dialog, input, textarea, select') || (isYielding && !isIn('[data-bubble]'))) return;
    event.preventDefault();
    onEscape();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => escape(event);
    document.addEventListener('keydown', listener, { capture: true });
    return () => document.removeEventListener('keydown', listener, { capture: true });
  }, []);
}
