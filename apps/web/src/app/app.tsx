import { lazy, Suspense } from 'react';
import { Sprite } from '../art/sprite.tsx';
import { HomePage } from '../home/home-page.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { HomeLink } from './home-link.tsx';
import { loadRoomPage } from './load-room-page.ts';
import { MessagePage } from './message-page.tsx';
import { useRoute } from './navigation.ts';
import { QuietPage } from './quiet-page.tsx';

const RoomPage = lazy(async () => ({ default: (await loadRoomPage()).RoomPage }));

export function App() {
  return (
    <>
      <Sprite />
      <ErrorBoundary>
        <Suspense fallback={<QuietPage>Opening the room…</QuietPage>}>
          <Page />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

function Page() {
  const route = useRoute();
  switch (route.page) {
    case 'home':
      return <HomePage />;
    case 'room':
      return <RoomPage key={route.code} code={route.code} />;
    case 'no-such-code':
      return (
        <MessagePage title="No such room">
          <p>
            <bdi>“{route.typed}”</bdi> is not the code of a room. Codes have six letters and digits, like <b>K7Q 3MX</b>
            .
          </p>
          <HomeLink />
        </MessagePage>
      );
    case 'missing':
      return (
        <MessagePage title="Off the road">
          <p>There is nothing at this address.</p>
          <HomeLink />
        </MessagePage>
      );
  }
}
