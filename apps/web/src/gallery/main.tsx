import '../styles/index.css';
import { SEAT_COUNTS } from '@spice-road/rules';
import { StrictMode, useDeferredValue, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Sprite } from '../art/sprite.tsx';
import { directionOf, LANGUAGES, PSEUDO_LANGUAGES } from '../i18n/languages.ts';
import { speak, spokenLanguage } from '../i18n/spoken.ts';
import { Gallery } from './gallery.tsx';
import { STATES } from './state-names.ts';
import { stateNamed, type GalleryState } from './states.ts';

// The table in every state, from fixtures: `gallery.html?state=trade&seats=4&hand=9&theme=dark&lang=zh-Hans&names=hard`,
// and `letters=on`, `cards=large`.
// After a `#` in place of the `?`, another state comes without a load. For the eye and the tests, not for players.

const element = document.querySelector('#root');
if (element === null) throw new Error('gallery.html has a root.');
const root = createRoot(element);
let shown = 0;

async function show(): Promise<void> {
  const asked = new URLSearchParams(location.hash === '' ? location.search : location.hash.slice(1));
  const page = document.documentElement;
  const theme = asked.get('theme');
  if (theme === null) delete page.dataset['theme'];
  else page.dataset['theme'] = theme;
  page.dataset['letters'] = asked.get('letters') ?? 'off';
  page.dataset['cards'] = asked.get('cards') ?? 'normal';
  await speakAs(asked.get('lang') ?? 'en');
  const hand = asked.get('hand');
  const state = stateNamed(STATES.find((one) => one === asked.get('state')) ?? 'turn', {
    seatCount: SEAT_COUNTS.find((one) => `${one}` === asked.get('seats')) ?? 4,
    handSize: hand === null ? null : Number(hand),
    names: asked.get('names') === 'hard' ? 'hard' : 'plain',
  });
  shown += 1;
  draw(state, () => {});
  for (const selector of state.clicks) {
    flushSync(() => document.querySelector<HTMLButtonElement>(selector)?.click());
    await new Promise<void>((resolve) => draw(state, resolve));
  }
  // For whoever waits for it.
  page.dataset['shown'] = location.hash;
}

function draw(state: GalleryState, onSettled: () => void): void {
  flushSync(() =>
    root.render(
      <StrictMode>
        <Sprite />
        <Gallery key={shown} state={state} />
        <Settling onSettled={onSettled} />
      </StrictMode>,
    ),
  );
}

/** Tells when what the table draws a moment after a click has been drawn, too: for both React waits as long. */
function Settling({ onSettled }: { readonly onSettled: () => void }) {
  const late = useDeferredValue(onSettled);
  useEffect(() => late(), [late]);
  return null;
}

async function speakAs(tag: string): Promise<void> {
  const known = [...LANGUAGES, ...PSEUDO_LANGUAGES].find((one) => one.toLowerCase() === tag.toLowerCase()) ?? 'en';
  if (known !== spokenLanguage()) await speak(known);
  document.documentElement.lang = known;
  document.documentElement.dir = directionOf(known);
}

window.addEventListener('hashchange', () => void show());
await show();
