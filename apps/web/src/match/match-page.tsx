import type { PlaceView, RoomMatch, RoomView } from '@spice-road/protocol';
import { tallyOfView } from '@spice-road/rules';
import { useState } from 'react';
import type { OwnPlace } from '../api/rooms.ts';
import { QuietPage } from '../app/quiet-page.tsx';
import type { Connection } from '../connection/connection.ts';
import { ResultPage } from '../result/result-page.tsx';
import { ConnectionBar } from '../room/connection-bar.tsx';
import { WaitingPage } from '../room/waiting-page.tsx';
import { MatchTrouble } from './match-trouble.tsx';
import { peopleAt } from './people.ts';
import { TablePage } from './table-page.tsx';
import { useMatch } from './use-match.ts';
import { say } from '../i18n/shell.ts';

interface MatchPageProps {
  readonly room: RoomView;
  readonly match: RoomMatch;
  readonly me: PlaceView | null;
  /** Null for a spectator. */
  readonly seat: number | null;
  readonly secret: string | null;
  readonly connection: Connection;
  /** The room is not heard of just now. */
  readonly isLost: boolean;
  /** They opened the link to play and came too late. */
  readonly cameTooLate: boolean;
  readonly onAskForSeat: () => void;
}

/** A match from its first turn to whatever people look at after it. */
export function MatchPage(props: MatchPageProps) {
  const { room, match, me, seat, secret, connection, onAskForSeat } = props;
  const [played, snapshot] = useMatch(connection, { matchId: match.id, seat, secret });
  // Whoever sat down after the match has nothing to do with its result.
  const [shown, setShown] = useState<'result' | 'table' | 'room'>(me !== null && seat === null ? 'room' : 'result');
  const place: OwnPlace | null = me === null || secret === null ? null : { code: room.code, secret };
  const people = peopleAt(match, room);
  const { view, trouble } = snapshot;
  const showResult = () => {
    setShown('result');
  };
  const isOver = room.status === 'finished' || view?.phase === 'over';

  if (room.status === 'finished' && (shown === 'room' || trouble !== null)) {
    const onBack = trouble === null ? { onBack: showResult } : {};
    return (
      <>
        <WaitingPage room={room} me={me} secret={secret} onAskForSeat={onAskForSeat} {...onBack} />
        <ConnectionBar isLost={props.isLost} />
      </>
    );
  }
  if (trouble !== null) return <MatchTrouble trouble={trouble} />;
  if (view === null) return <QuietPage>{say('layingTable')}</QuietPage>;
  const tally = isOver && shown !== 'table' ? tallyOfView(view) : null;
  if (tally !== null && view.phase === 'over') {
    return (
      <>
        <ResultPage
          room={room}
          view={view}
          tally={tally}
          people={people}
          place={place}
          onShowTable={() => {
            setShown('table');
          }}
          onShowRoom={() => {
            setShown('room');
          }}
        />
        <ConnectionBar isLost={props.isLost} />
      </>
    );
  }
  return (
    <TablePage
      room={room}
      view={view}
      people={people}
      matchId={match.id}
      match={played}
      snapshot={snapshot}
      place={place}
      hasLeft={me?.presence === 'left'}
      cameTooLate={props.cameTooLate}
      onComeBack={onAskForSeat}
      onShowResult={showResult}
    />
  );
}
