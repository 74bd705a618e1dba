import '../styles/index.css';
import { SEAT_COUNTS } from '@spice-road/rules';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Sprite } from '../art/sprite.tsx';
import { directionOf, LANGUAGES, PSEUDO_LANGUAGES } from '../i18n/languages.ts';
import { speak } from '../i18n/spoken.ts';
import { Gallery } from './gallery.tsx';
import { stateNamed, STATES } from './states.ts';

/** The table in every state, from fixtures: `gallery.html?state=trade&seats=4&hand=9&theme=dark&lang=zh-Hans`. For the eye, not for players. */
const asked = new URLSearchParams(location.search);
const theme = asked.get('theme');
if (theme !== null) document.documentElement.dataset['theme'] = theme;
const language = [...LANGUAGES, ...PSEUDO_LANGUAGES].find((known) => known === asked.get('lang')) ?? 'en';
await speak(language);
document.documentElement.lang = language;
document.documentElement.dir = directionOf(language);

const name = STATES.find((one) => one === asked.get('state')) ?? 'turn';
const seats = SEAT_COUNTS.find((one) => `${one}` === asked.get('seats')) ?? 4;
const hand = asked.get('hand');
const state = stateNamed(name, seats, hand === null ? null : Number(hand));

const root = document.querySelector('#root');
if (root !== null) {
  const mounted = createRoot(root);
  flushSync(() =>
    mounted.render(
      <StrictMode>
        <Sprite />
        <Gallery state={state} />
      </StrictMode>,
    ),
  );
  for (const selector of state.clicks) {
    flushSync(() => document.querySelector<HTMLButtonElement>(selector)?.click());
  }
}
