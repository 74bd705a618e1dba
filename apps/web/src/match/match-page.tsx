import type { PlaceView, RoomMatch, RoomView } from '@spice-road/protocol';
import { tallyOfView } from '@spice-road/rules';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { OwnPlace } from '../api/rooms.ts';
import { insist } from '../app/insist.ts';
import { QuietPage } from '../app/quiet-page.tsx';
import type { Connection } from '../connection/connection.ts';
import { afterPaint } from '../stage/after-paint.ts';
import { ConnectionBar } from '../room/connection-bar.tsx';
import { WaitingPage } from '../room/waiting-page.tsx';
import { endingAfter, type Ending } from './ending.ts';
import { MatchTrouble } from './match-trouble.tsx';
import { peopleAt } from './people.ts';
import { TablePage } from './table-page.tsx';
import { useMatch } from './use-match.ts';
import { say } from '../i18n/shell.ts';

/** Nobody needs it before the end. */
async function loadResultPage() {
  const { ResultPage: page } = await import('../result/result-page.tsx');
  return { default: page };
}
const ResultPage = lazy(() => insist(loadResultPage));

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
  const people = useMemo(() => peopleAt(match, room), [match, room]);
  const { view, trouble } = snapshot;
  const [seen, setSeen] = useState<Ending>('unseen');
  const ending = endingAfter(seen, view);
  if (ending !== seen) setSeen(ending);
  // Once, and only to those who saw the match end.
  const [isFresh, setFresh] = useState(false);
  const showResult = () => {
    setShown('result');
  };
  useEffect(() => {
    // While people play there is time to fetch it.
    afterPaint(() => void loadResultPage().catch(() => null));
  }, []);
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
  const tally = isOver && ending !== 'coming' && shown !== 'table' ? tallyOfView(view) : null;
  if (tally !== null && view.phase === 'over') {
    return (
      <Suspense fallback={<QuietPage>{say('layingTable')}</QuietPage>}>
        <ResultPage
          room={room}
          view={view}
          tally={tally}
          people={people}
          place={place}
          isFresh={isFresh}
          onShowTable={() => {
            setFresh(false);
            setShown('table');
          }}
          onShowRoom={() => {
            setFresh(false);
            setShown('room');
          }}
        />
        <ConnectionBar isLost={props.isLost} />
      </Suspense>
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
      isEnding={ending === 'coming'}
      onRest={(last) => {
        if (ending !== 'coming' || last.phase !== 'over') return;
        setSeen('past');
        setFresh(true);
      }}
      onShowResult={showResult}
    />
  );
}
