import type { RoomView } from '@spice-road/protocol';
import type { View } from '@spice-road/rules';
import { useState } from 'react';
import type { TablePerson } from '../board/table-props.ts';
import { TableScreen } from '../board/table-screen.tsx';
import type { Place } from '../api/rooms.ts';
import { PageHeading } from '../app/page-heading.tsx';
import { usePageTitle } from '../app/page-title.ts';
import { HowToPlay } from '../help/how-to-play.tsx';
import { ContinueElsewhere } from '../seat/continue-elsewhere.tsx';
import { useOffer } from '../seat/use-offer.ts';
import { hasOlder } from './history.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import type { Match, MatchSnapshot } from './match.ts';
import { TableBar } from './table-bar.tsx';
import { TableMenu } from './table-menu.tsx';
import { turnTitle } from './turn-title.ts';

interface TablePageProps {
  readonly room: RoomView;
  readonly view: View;
  readonly people: readonly TablePerson[];
  readonly game: Match;
  readonly snapshot: MatchSnapshot;
  /** Null for a spectator. */
  readonly place: Place | null;
  /** They said good-bye to this match and only watch. */
  readonly hasLeft: boolean;
  /** They opened the link to play and came too late. */
  readonly cameTooLate: boolean;
  readonly onComeBack: () => void;
  readonly onShowResult: () => void;
}

/** The table, with the room around it: the menu, who left, the way to the result. */
export function TablePage(props: TablePageProps) {
  const { room, view, people, game, snapshot, place, hasLeft } = props;
  const [open, setOpen] = useState<'none' | 'help' | 'leave'>('none');
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
  const isPlaying = place !== null && view.you !== null;
  return (
    <>
      <PageHeading isHidden>Spice Road, room {room.code}</PageHeading>
      <TableScreen
        view={view}
        people={people}
        history={snapshot.history}
        hasOlder={hasOlder(snapshot.history)}
        onOlder={() => void game.fetchOlder()}
        connection={snapshot.connection}
        sending={snapshot.sending}
        notice={snapshot.notice}
        onDismissNotice={game.dismissNotice}
        roomCode={room.code}
        onAct={game.act}
        menu={<TableMenu isPlaying={isPlaying} onOpen={setOpen} onContinue={ask} />}
      />
      <TableBar
        room={room}
        isOver={view.phase === 'over'}
        place={place}
        cameTooLate={props.cameTooLate}
        hasLeft={hasLeft}
        onComeBack={props.onComeBack}
        onShowResult={props.onShowResult}
      />
      {open === 'help' ? <HowToPlay onClose={close} /> : null}
      {offer === null ? null : <ContinueElsewhere offer={offer} roomLink={room.link} onAskAgain={ask} onClose={end} />}
      {open === 'leave' ? (
        <LeaveDialog room={room} place={place} isOver={view.phase === 'over'} onClose={close} />
      ) : null}
    </>
  );
}
