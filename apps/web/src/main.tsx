import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { watchForContinuation } from './seat/continuation.ts';
import { applyTheme } from './settings/theme.ts';

// First of all: a secret in the address leaves it before anything is loaded or shown.
watchForContinuation();
applyTheme();

const root = document.querySelector('#root');
if (root === null) throw new Error('index.html has a #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
