import { useSyncExternalStore } from 'react';
import { keep } from '../seat/browser-keep.ts';

const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'spice-road.theme';

const listeners = new Set<() => void>();

export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, theme), setTheme];
}

/** Before anything is drawn, so that night does not begin with a flash. */
export function applyTheme(): void {
  const chosen = theme();
  if (chosen === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = chosen;
  // The browser's own bars follow the meta tag whose medium is met.
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const { scheme } = bar.dataset;
    if (chosen === 'system') bar.media = `(prefers-color-scheme: ${scheme})`;
    else bar.media = scheme === chosen ? 'all' : 'not all';
  }
}

function theme(): Theme {
  const kept = keep.read(KEY);
  return THEMES.find((known) => known === kept) ?? 'system';
}

function setTheme(next: Theme): void {
  keep.write(KEY, next);
  tell();
}

function tell(): void {
  applyTheme();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = keep.subscribe(tell);
  return () => {
    listeners.delete(listener);
    stop();
  };
}
