import { lazy, Suspense, type ComponentType } from 'react';
import { Sprite } from '../art/sprite.tsx';
import { HomePage } from '../home/home-page.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { HomeLink } from './home-link.tsx';
import { insist } from './insist.ts';
import { loadRoomPage } from './load-room-page.ts';
import { loadSoloPage } from './load-solo-page.ts';
import { MessagePage } from './message-page.tsx';
import { useRoute } from './navigation.ts';
import { QuietPage } from './quiet-page.tsx';
import { draw, say } from '../i18n/shell.ts';
import { useLanguage } from '../settings/language.ts';

const LaterRoomPage = lazy(async () => ({ default: (await insist(loadRoomPage)).RoomPage }));
const LaterSoloPage = lazy(async () => ({ default: (await insist(loadSoloPage)).SoloPage }));

interface Pages {
  readonly RoomPage: ComponentType<{ readonly code: string }>;
  readonly SoloPage: ComponentType<{ readonly id: string | null }>;
}

interface AppProps {
  /** What has been loaded before anything is drawn; always the same. The others come when they are needed. */
  readonly here: Partial<Pages>;
}

export function App({ here: { RoomPage = LaterRoomPage, SoloPage = LaterSoloPage } }: AppProps) {
  // Everything below says what it says anew when the language changes.
  useLanguage();
  return (
    <>
      <Sprite />
      <ErrorBoundary>
        <Suspense fallback={<QuietPage>{say('openingRoom')}</QuietPage>}>
          <Page RoomPage={RoomPage} SoloPage={SoloPage} />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

function Page({ RoomPage, SoloPage }: Pages) {
  const route = useRoute();
  switch (route.page) {
    case 'home':
      return <HomePage />;
    case 'room':
      return <RoomPage key={route.code} code={route.code} />;
    case 'solo':
      return (
        <Suspense fallback={<QuietPage>{say('layingTable')}</QuietPage>}>
          <SoloPage id={route.id} />
        </Suspense>
      );
    case 'no-such-code':
      return (
        <MessagePage title={say('noRoom.title')}>
          <p>{draw('noRoom.typed', { typed: <bdi>“{route.typed}”</bdi> })}</p>
          <HomeLink />
        </MessagePage>
      );
    case 'missing':
      return (
        <MessagePage title={say('missing.title')}>
          <p>{say('missing.words')}</p>
          <HomeLink />
        </MessagePage>
      );
  }
}
