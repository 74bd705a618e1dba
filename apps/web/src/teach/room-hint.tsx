import type { View } from '@spice-road/rules';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { pastActions } from '../api/past-actions.ts';
import { isToActHere } from '../match/turn-title.ts';
import { IconButton } from '../pieces/button.tsx';
import { NO_MARKS, type Marks } from '../pieces/marks.ts';
import { sharedThinker } from '../solo/shared-thinker.ts';
import { say } from '../i18n/solo.ts';
import { HintPanel } from './hint-panel.tsx';
import { marksOf } from './marks.ts';
import { logOf } from './past-match.ts';
import { useHint } from './use-hint.ts';
import { useLetterKeys } from './use-letter-keys.ts';

export interface RoomHintProps {
  readonly matchId: string;
  /** Of whoever asks: nothing else is thought about but what everybody saw being done. */
  readonly view: View;
  readonly stateId: number;
  /** Where it is shown; null until that is there. */
  readonly place: HTMLElement | null;
  /** What the hint points at changed. */
  readonly onMarks: (marks: Marks) => void;
}

/** The hint at the table of a room: its button and key, and what comes of them. */
export function RoomHint({ matchId, view, stateId, place, onMarks }: RoomHintProps) {
  useEffect(() => {
    // The first question waits for no worker to come.
    sharedThinker();
  }, []);
  const hint = useHint({
    at: stateId,
    ask: async () => {
      const past = await pastActions(matchId);
      if (past === null) throw new Error('the log did not come');
      return sharedThinker().ask<'hint'>({ kind: 'hint', view, log: logOf(past.slice(0, stateId)) });
    },
  });
  const { told } = hint;
  useEffect(() => {
    onMarks(marksOf(told));
    return () => {
      onMarks(NO_MARKS);
    };
  }, [told, onMarks]);
  const isTurn = isToActHere(view);
  useLetterKeys({ h: isTurn ? hint.ask : hint.refuse });
  return (
    <>
      <IconButton
        icon="lantern"
        name={say('hint')}
        refusal={isTurn ? null : say('hint.notNow')}
        onPress={hint.ask}
        onRefused={hint.refuse}
      />
      {place === null ? null : createPortal(<HintPanel hint={hint} view={view} />, place)}
    </>
  );
}
