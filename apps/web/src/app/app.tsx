import { lazy, Suspense } from 'react';
import { Sprite } from '../art/sprite.tsx';
import { HomePage } from '../home/home-page.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { HomeLink } from './home-link.tsx';
import { MessagePage } from './message-page.tsx';
import { useRoute } from './navigation.ts';
import { QuietPage } from './quiet-page.tsx';

/** The websocket and all that hangs on it; home does without. */
const RoomPage = lazy(async () => ({ default: (await import('../room/room-page.tsx')).RoomPage }));

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
            <bdi>“{route.typed}”</bdi> is not the code of a room. Codes have six letters and digits, like <b>K7Q 3MX</b>.
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
