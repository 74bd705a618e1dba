import './styles/index.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { watchStyles } from './app/insist.ts';
import { loadRoomPage } from './app/load-room-page.ts';
import { loadSoloPage } from './app/load-solo-page.ts';
import { tolerateMovedNodes } from './app/moved-nodes.ts';
import { nextTask } from './app/next-task.ts';
import { routeNow, tidyAddress } from './app/navigation.ts';
import { watchForContinuation } from './seat/continuation.ts';
import { applyCardSize } from './settings/card-size.ts';
import { applyLanguage } from './settings/language.ts';
import { applyLetters } from './settings/letters.ts';
import { applyMotion } from './settings/motion.ts';
import { applyTheme } from './settings/theme.ts';

// First of all: a secret in the address leaves it before anything is loaded or shown.
watchForContinuation();
tolerateMovedNodes(Node.prototype);
watchStyles();
tidyAddress();
applyTheme();
applyMotion();
applyLetters();
applyCardSize();
// What the address needs came with the document and is run at once.
void loadPage()?.catch(() => null);
void start();

function loadPage() {
  switch (routeNow().page) {
    case 'room':
      return loadRoomPage();
    case 'solo':
      return loadSoloPage();
    case 'home':
    case 'no-such-code':
    case 'missing':
      return null;
  }
}

async function start() {
  await nextTask();
  await applyLanguage();
  // The sign of the house gives way to the page itself, in its language. What fails is asked for again as it is drawn.
  const here = await loadPage()?.catch(() => null);
  const element = document.querySelector('#root');
  if (element === null) throw new Error('index.html has a #root');
  const root = createRoot(element);
  // In slices: as one task the first picture would keep a slow phone from heeding anything else.
  startTransition(() => {
    root.render(
      <StrictMode>
        <App here={here ?? {}} />
      </StrictMode>,
    );
  });
}
