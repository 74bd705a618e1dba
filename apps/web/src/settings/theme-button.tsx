import css from './theme-button.module.css';
import { useTheme, type Theme } from './theme.ts';
import { say } from '../i18n/shell.ts';

const NEXT = { system: 'light', light: 'dark', dark: 'system' } as const satisfies Record<Theme, Theme>;

/** Steps through light, dark and whatever the system has. */
export function ThemeButton() {
  const [theme, setTheme] = useTheme();
  const name = say('theme.is', { theme: say(`theme.is.${theme}`) });
  return (
    <button
      type="button"
      className={css.button}
      aria-label={name}
      title={name}
      onClick={() => {
        setTheme(NEXT[theme]);
      }}
    >
      <svg viewBox="0 0 24 24" className={css.sign} aria-hidden="true">
        <circle cx="12" cy="12" r="8" />
        <path d={HALVES[theme]} />
      </svg>
    </button>
  );
}

/** How much of the disc is dark. */
const HALVES = {
  system: 'M12 4A8 8 0 0 1 12 20Z',
  light: 'M12 9.500A2.500 2.500 0 1 1 12 14.500A2.500 2.500 0 1 1 12 9.500Z',
  dark: 'M9 5A8 8 0 0 1 9 19A8 8 0 1 0 9 5Z',
} as const satisfies Record<Theme, string>;
