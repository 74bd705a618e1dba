import type { RoomView } from '@spice-road/protocol';
import { lazy, memo, Suspense, useEffect, useState } from 'react';
import { readyTable } from '../app/fetch-table.ts';
import { insist } from '../app/insist.ts';
import { MessagePage } from '../app/message-page.tsx';
import { HomeLink } from '../app/home-link.tsx';
import { QuietPage } from '../app/quiet-page.tsx';
import { sentenceFor, type Trouble } from '../app/sentences.ts';
import { ChatRoom } from '../chat/chat-room.tsx';
import { loadChatPanel } from '../chat/load-chat-panel.ts';
import type { Connection } from '../connection/connection.ts';
import { keepPromise } from '../fairness/promises.ts';
import { Button } from '../pieces/button.tsx';
import { keep } from '../seat/browser-keep.ts';
import { useContinuation } from '../seat/continuation.ts';
import { useSeat } from '../seat/use-seat.ts';
import { useLanguage } from '../settings/language.ts';
import { ConnectionBar } from './connection-bar.tsx';
import { ContinuePage } from './continue-page.tsx';
import { DoorPage } from './door-page.tsx';
import { KeptSeatPage } from './kept-seat-page.tsx';
import { ownSeat, standingIn } from './standing.ts';
import { useRoom } from './use-room.ts';
import { WaitingPage } from './waiting-page.tsx';
import { say } from '../i18n/shell.ts';
import { catchUp } from '../i18n/spoken.ts';

/** boardgame.io, the rules and the table; the waiting room does without. */
async function loadMatchPage() {
  const { MatchPage: page } = await import('../match/match-page.tsx');
  await catchUp();
  return { default: page };
}
const MatchPage = lazy(() => insist(loadMatchPage));

interface RoomPageProps {
  readonly code: string;
}

export function RoomPage({ code }: RoomPageProps) {
  const continuation = useContinuation();
  if (continuation !== null) return <ContinuePage code={code} token={continuation.token} />;
  return <OpenRoom code={code} />;
}

function OpenRoom({ code }: RoomPageProps) {
  const secret = useSeat(code)?.secret ?? null;
  const [connection, { room, lines, connection: state, refusal }] = useRoom(code, secret);
  if (refusal !== null) return <RefusedPage trouble={refusal} />;
  if (room === null) return <QuietPage>{state === 'lost' ? say('lookingForServer') : say('openingRoom')}</QuietPage>;
  const isLost = state === 'lost';
  return (
    <ChatRoom room={room} secret={secret} lines={lines} isLost={isLost}>
      <StandingPage room={room} connection={connection} isLost={isLost} secret={secret} />
    </ChatRoom>
  );
}

interface StandingPageProps {
  readonly room: RoomView;
  readonly connection: Connection;
  readonly isLost: boolean;
  readonly secret: string | null;
}

/** A chat line, and a socket that says what is known, change nothing here. */
const StandingPage = memo(function StandingPage({ room, connection, isLost, secret }: StandingPageProps) {
  // What is above is not drawn anew with its words.
  useLanguage();
  const [choice, setChoice] = useState<'none' | 'watch' | 'seat'>('none');
  const [hasWatched, setHasWatched] = useState(false);
  // Whoever has watched a game is not asked for a name when it ends.
  const standing = standingIn(room, { wantsSeat: choice === 'seat' || (choice === 'none' && !hasWatched) });
  const isWatching = standing.at === 'table' && room.you === null;
  if (isWatching && !hasWatched) setHasWatched(true);
  const [wasSeated, setWasSeated] = useState(false);
  if (room.you !== null && !wasSeated) setWasSeated(true);
  useEffect(() => {
    if (room.match !== null) keepPromise(keep, room.match);
  }, [room.match]);
  useEffect(() => {
    // While people gather there is time to fetch the table; first they shall see the room.
    void readyTable(() => Promise.all([loadMatchPage(), loadChatPanel()]));
  }, []);
  const watch = () => {
    setChoice('watch');
  };
  const askForSeat = () => {
    setChoice('seat');
  };
  switch (standing.at) {
    case 'door':
      return (
        <>
          <DoorPage room={room} secret={secret} onWatch={watch} wasSeated={wasSeated} />
          <ConnectionBar isLost={isLost} />
        </>
      );
    case 'waiting':
      return (
        <>
          <WaitingPage room={room} me={standing.me} secret={secret} onAskForSeat={askForSeat} wasSeated={wasSeated} />
          <ConnectionBar isLost={isLost} />
        </>
      );
    case 'kept':
      return <KeptSeatPage room={room} secret={secret} onWatch={watch} />;
    case 'table':
    case 'after': {
      if (room.match === null) return <QuietPage>{say('layingTable')}</QuietPage>;
      // Whoever left may watch, but no longer sees the hand.
      const seat = standing.me?.presence === 'left' ? null : ownSeat(room);
      return (
        <Suspense fallback={<QuietPage>{say('layingTable')}</QuietPage>}>
          <MatchPage
            key={`${room.match.id} ${seat} ${secret}`}
            room={room}
            match={room.match}
            me={standing.me}
            seat={seat}
            secret={secret}
            connection={connection}
            isLost={isLost}
            cameTooLate={isWatching && choice === 'none'}
            onAskForSeat={askForSeat}
          />
        </Suspense>
      );
    }
  }
});

function RefusedPage({ trouble }: { readonly trouble: Trouble }) {
  if (trouble === 'unreadable') {
    return (
      <MessagePage title={say('old.title')}>
        <p>{sentenceFor(trouble)}</p>
        <Button
          tone="go"
          onPress={() => {
            location.reload();
          }}
        >
          {say('reload')}
        </Button>
      </MessagePage>
    );
  }
  const words = sentenceFor(trouble);
  const isGone = trouble === 'room-unknown';
  return (
    <MessagePage title={isGone ? say('noRoom.title') : say('closedRoom.title')}>
      <p>{isGone ? say('noRoom.goOn', { trouble: words }) : words}</p>
      <HomeLink />
    </MessagePage>
  );
}
