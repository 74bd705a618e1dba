import { keptChoice } from './kept-choice.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** `apply`: before anything is drawn, so that night does not begin with a flash. */
export const { useChoice: useTheme, apply: applyTheme } = keptChoice<Theme>({
  name: 'theme',
  values: THEMES,
  show: (theme) => {
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
    // The browser's own bars follow the meta tag whose medium is met.
    for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      const { scheme } = bar.dataset;
      if (theme === 'system') bar.media = `(prefers-color-scheme: ${scheme})`;
      else bar.media = scheme === theme ? 'all' : 'not all';
    }
  },
});
