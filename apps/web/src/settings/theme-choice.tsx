import { Segments } from '../controls/segments.tsx';
import { THEMES, useTheme } from './theme.ts';
import { say } from '../i18n/shell.ts';

export function ThemeChoice() {
  const [theme, setTheme] = useTheme();
  return (
    <Segments
      label={say('theme')}
      choices={THEMES.map((value) => ({ value, label: say(`theme.${value}`) }))}
      value={theme}
      onChange={setTheme}
    />
  );
}
