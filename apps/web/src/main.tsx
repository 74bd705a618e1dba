import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { tolerateMovedNodes } from './app/moved-nodes.ts';
import { tidyAddress } from './app/navigation.ts';
import { watchForContinuation } from './seat/continuation.ts';
import { applyCardSize } from './settings/card-size.ts';
import { applyLanguage } from './settings/language.ts';
import { applyLetters } from './settings/letters.ts';
import { applyMotion } from './settings/motion.ts';
import { applyTheme } from './settings/theme.ts';

// First of all: a secret in the address leaves it before anything is loaded or shown.
watchForContinuation();
tolerateMovedNodes(Node.prototype);
tidyAddress();
applyTheme();
applyMotion();
applyLetters();
applyCardSize();
void start();

async function start() {
  await applyLanguage();
  const root = document.querySelector('#root');
  if (root === null) throw new Error('index.html has a #root');
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
