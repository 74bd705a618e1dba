import { useSyncExternalStore } from 'react';
import { insist } from '../app/insist.ts';
import { directionOf, languageFor, LANGUAGES, PSEUDO_LANGUAGES, type Language } from '../i18n/languages.ts';
import { catchUp, speak, spokenLanguage } from '../i18n/spoken.ts';
import { keep } from '../seat/browser-keep.ts';

const KEY = 'spice-road.language';

/** Made-up languages are for developers: `localStorage['spice-road.language'] = 'en-XA'`. */
const KNOWN: readonly Language[] = import.meta.env.DEV ? [...LANGUAGES, ...PSEUDO_LANGUAGES] : LANGUAGES;

let wanted: Language | null = null;
const listeners = new Set<() => void>();

/** The language of the page, and the way to another. Whoever renders by it renders all that it says anew. */
export function useLanguage(): readonly [Language, (language: Language) => void] {
  return [useSyncExternalStore(subscribe, spokenLanguage), choose];
}

/** Before anything is drawn: the language chosen here, or else the first of the browser's that we speak. */
export function applyLanguage(): Promise<void> {
  return changeTo(chosen());
}

function chosen(): Language {
  const kept = keep.read(KEY);
  return KNOWN.find((known) => known === kept) ?? languageFor(navigator.languages);
}

function choose(language: Language): void {
  keep.write(KEY, language);
  void changeTo(language);
}

async function changeTo(language: Language): Promise<void> {
  wanted = language;
  try {
    await speak(language);
  } catch {
    // Its messages did not come: what is spoken now goes on meanwhile.
    void changeLater(language);
  }
  tell();
}

/** Until it is there, or another one is wanted. If it does not come at all, the choice is kept for the next time. */
async function changeLater(language: Language): Promise<void> {
  try {
    await insist(async () => {
      if (wanted !== language) return;
      await speak(language);
      // What has come to the page since.
      await catchUp();
    });
    tell();
  } catch {
    // See above.
  }
}

function tell(): void {
  const { documentElement: page } = document;
  page.lang = spokenLanguage();
  page.dir = directionOf(spokenLanguage());
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = keep.subscribe(() => void changeTo(chosen()));
  return () => {
    listeners.delete(listener);
    stop();
  };
}
