import type { RoomView } from '@spice-road/protocol';
import type { View } from '@spice-road/rules';
import { useState } from 'react';
import { KeysDialog } from '../board/keys-dialog.tsx';
import type { TablePerson } from '../board/table-props.ts';
import { TableScreen } from '../board/table-screen.tsx';
import type { OwnPlace } from '../api/rooms.ts';
import { PageHeading } from '../app/page-heading.tsx';
import { usePageIcon } from '../app/page-icon.ts';
import { usePageTitle } from '../app/page-title.ts';
import { sentenceFor } from '../app/sentences.ts';
import { useMotion } from '../settings/motion.ts';
import { SettingsDialog } from '../settings/settings-dialog.tsx';
import { playSound } from '../sound/page-player.ts';
import { useSounds } from '../sound/use-sounds.ts';
import { dip } from '../stage/dip.ts';
import { useStage } from '../stage/use-stage.ts';
import { HowToPlay } from '../help/how-to-play.tsx';
import { MarksContext, NO_MARKS, type Marks } from '../pieces/marks.ts';
import { ContinueElsewhere } from '../seat/continue-elsewhere.tsx';
import { useOffer } from '../seat/use-offer.ts';
import { HintTool } from './hint-tool.tsx';
import { hasOlder } from './history.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import type { Match, MatchSnapshot } from './match.ts';
import { TableBar } from './table-bar.tsx';
import { TableMenu, type TableDialog } from './table-menu.tsx';
import { isToActHere, turnTitle } from './turn-title.ts';
import { say } from '../i18n/shell.ts';

interface TablePageProps {
  readonly room: RoomView;
  readonly matchId: string;
  readonly view: View;
  readonly people: readonly TablePerson[];
  readonly match: Match;
  readonly snapshot: MatchSnapshot;
  /** Null for a spectator. */
  readonly place: OwnPlace | null;
  /** They said good-bye to this match and only watch. */
  readonly hasLeft: boolean;
  /** They opened the link to play and came too late. */
  readonly cameTooLate: boolean;
  readonly onComeBack: () => void;
  /** The match has just been decided, and its last pieces are on their way. */
  readonly isEnding: boolean;
  /** Nothing moves on this table any more. */
  readonly onRest: (view: View) => void;
  readonly onShowResult: () => void;
}

/** The table, with the room around it: the menu, who left, the way to the result. */
export function TablePage(props: TablePageProps) {
  const { room, view, people, match, snapshot, place, hasLeft } = props;
  const [open, setOpen] = useState<'none' | TableDialog>('none');
  const { offer, ask, end } = useOffer(place);
  const close = () => {
    setOpen('none');
  };
  usePageTitle(
    turnTitle(
      view,
      people.map(({ name }) => name),
    ),
  );
  usePageIcon(isToActHere(view) ? 'turn' : 'plain');
  const { stateId, history, connection } = snapshot;
  const [motion] = useMotion();
  const { shown, shownStateId, ref } = useStage<HTMLDivElement>({
    view,
    stateId,
    history,
    connection,
    motion,
    onRest: props.onRest,
  });
  useSounds({ matchId: props.matchId, view: shown, stateId: shownStateId, history });
  const isPlaying = place !== null && view.you !== null;
  const mayAskHints = isPlaying && room.options.hints;
  const [marks, setMarks] = useState<Marks>(NO_MARKS);
  const [hintPlace, setHintPlace] = useState<HTMLElement | null>(null);
  return (
    <>
      <PageHeading isHidden>{say('table.heading', { code: room.code })}</PageHeading>
      <MarksContext value={marks}>
        <TableScreen
          view={view}
          shown={shown}
          shownStateId={shownStateId}
          stageRef={ref}
          people={people}
          history={snapshot.history}
          hasOlder={hasOlder(snapshot.history)}
          onOlder={() => void match.fetchOlder()}
          connection={snapshot.connection}
          sending={snapshot.sending}
          notice={snapshot.notice === null ? null : sentenceFor(snapshot.notice)}
          onDismissNotice={match.dismissNotice}
          roomCode={room.code}
          hasCoach
          onAct={(action) => {
            match.act(action);
            dip(ref.current?.querySelector('[data-anchor="plaque"]') ?? null, motion);
          }}
          onRefused={() => playSound('knock')}
          onHelp={() => {
            setOpen('help');
          }}
          onListKeys={() => {
            setOpen('keys');
          }}
          menu={<TableMenu isPlaying={isPlaying} onOpen={setOpen} onContinue={ask} />}
          {...(mayAskHints && {
            tools: (
              <HintTool matchId={props.matchId} view={view} stateId={stateId} place={hintPlace} onMarks={setMarks} />
            ),
            hint: <div ref={setHintPlace} />,
          })}
        />
      </MarksContext>
      <TableBar
        room={room}
        isOver={view.phase === 'over' && !props.isEnding}
        place={place}
        cameTooLate={props.cameTooLate}
        hasLeft={hasLeft}
        onComeBack={props.onComeBack}
        onShowResult={props.onShowResult}
      />
      {open === 'settings' ? <SettingsDialog onClose={close} /> : null}
      {open === 'keys' ? (
        <KeysDialog more={mayAskHints ? [{ key: 'H', words: say('options.hints') }] : []} onClose={close} />
      ) : null}
      {open === 'help' ? <HowToPlay onClose={close} /> : null}
      {offer === null ? null : <ContinueElsewhere offer={offer} roomLink={room.link} onAskAgain={ask} onClose={end} />}
      {open === 'leave' ? (
        <LeaveDialog room={room} place={place} isOver={view.phase === 'over'} onClose={close} />
      ) : null}
    </>
  );
}
