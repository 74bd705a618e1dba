import { useState } from 'react';
import { PageHeading } from '../app/page-heading.tsx';
import { usePageIcon } from '../app/page-icon.ts';
import { sentenceFor } from '../app/sentences.ts';
import { usePageTitle } from '../app/page-title.ts';
import type { TablePerson } from '../board/table-props.ts';
import { KeysDialog } from '../board/keys-dialog.tsx';
import { TableScreen } from '../board/table-screen.tsx';
import { HowToPlay } from '../help/how-to-play.tsx';
import { isToActHere, turnTitle } from '../match/turn-title.ts';
import { IconButton } from '../pieces/button.tsx';
import { MarksContext } from '../pieces/marks.ts';
import { useMotion } from '../settings/motion.ts';
import { playSound } from '../sound/page-player.ts';
import { useSounds } from '../sound/use-sounds.ts';
import { afterPaint } from '../stage/after-paint.ts';
import { useStage } from '../stage/use-stage.ts';
import { SettingsDialog } from '../settings/settings-dialog.tsx';
import { HintPanel } from '../teach/hint-panel.tsx';
import { marksOf } from '../teach/marks.ts';
import { useHint } from '../teach/use-hint.ts';
import { useLetterKeys } from '../teach/use-letter-keys.ts';
import { say } from '../i18n/solo.ts';
import { sharedThinker } from './shared-thinker.ts';
import { tableAt } from './sitting.ts';
import { SoloBar } from './solo-bar.tsx';
import { isSoloNews, type SoloMatch, type SoloNotice, type SoloSnapshot } from './solo-match.ts';
import { SoloMenu, type SoloDialog } from './solo-menu.tsx';

interface SoloTablePageProps {
  readonly match: SoloMatch;
  readonly snapshot: SoloSnapshot;
  readonly people: readonly TablePerson[];
  readonly onShowResult: () => void;
}

/** The table of a game at this device, with what helps there: the hint, and taking back. */
export function SoloTablePage({ match, snapshot, people, onShowResult }: SoloTablePageProps) {
  const { view, stateId, history, connection, sitting, undo } = snapshot;
  const [open, setOpen] = useState<'none' | SoloDialog>('none');
  const close = () => {
    setOpen('none');
  };
  usePageTitle(
    turnTitle(
      view,
      people.map(({ name }) => name),
    ),
  );
  const [motion] = useMotion();
  const { shown, shownStateId, ref } = useStage<HTMLDivElement>({ view, stateId, history, connection, motion });
  useSounds({ matchId: sitting.game.id, view: shown, stateId: shownStateId, history });
  const isTurn = isToActHere(view);
  usePageIcon(isTurn ? 'turn' : 'plain');
  const hint = useHint({
    at: tableAt(sitting),
    ask: () => sharedThinker().ask<'hint'>({ kind: 'hint', view, log: sitting.log }),
  });
  const hintRefusal = isTurn ? null : say('hint.notNow');
  const undoRefusal = undo.ok ? null : say(`notice.undo-${undo.refusal}`);
  const askHint = isTurn ? hint.ask : hint.refuse;
  useLetterKeys({ h: askHint, u: match.undo });
  return (
    <>
      <PageHeading isHidden>{say('heading')}</PageHeading>
      <MarksContext value={marksOf(hint.told)}>
        <TableScreen
          view={view}
          shown={shown}
          shownStateId={shownStateId}
          stageRef={ref}
          people={people}
          history={history}
          hasOlder={false}
          onOlder={() => {}}
          connection={connection}
          sending={false}
          notice={snapshot.notice === null ? null : noticeInWords(snapshot.notice)}
          onDismissNotice={match.dismissNotice}
          roomCode={null}
          hasCoach
          // All of the answer is made here: first is to be seen that the press was felt.
          onAct={(action) => afterPaint(() => match.act(action))}
          onRefused={() => playSound('knock')}
          onHelp={() => {
            setOpen('help');
          }}
          onListKeys={() => {
            setOpen('keys');
          }}
          hint={<HintPanel hint={hint} view={view} />}
          tools={
            <>
              <IconButton
                icon="lantern"
                name={say('hint')}
                refusal={hintRefusal}
                onPress={hint.ask}
                onRefused={hint.refuse}
              />
              <IconButton
                icon="undo"
                name={say('takeBack')}
                refusal={undoRefusal}
                onPress={match.undo}
                onRefused={match.undo}
              />
            </>
          }
          menu={<SoloMenu onOpen={setOpen} />}
        />
      </MarksContext>
      {view.phase === 'over' ? <SoloBar onShowResult={onShowResult} /> : null}
      {open === 'help' ? <HowToPlay onClose={close} /> : null}
      {open === 'settings' ? <SettingsDialog onClose={close} /> : null}
      {open === 'keys' ? (
        <KeysDialog
          more={[
            { key: 'H', words: say('hint') },
            { key: 'U', words: say('takeBack') },
          ]}
          onClose={close}
        />
      ) : null}
    </>
  );
}

function noticeInWords(notice: SoloNotice): string {
  return isSoloNews(notice) ? say(`notice.${notice}`) : sentenceFor(notice);
}
