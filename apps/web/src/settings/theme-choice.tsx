import { Segments } from '../controls/segments.tsx';
import { useTheme } from './theme.ts';

const CHOICES = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Noon' },
  { value: 'dark', label: 'Night' },
] as const;

export function ThemeChoice() {
  const [theme, setTheme] = useTheme();
  return <Segments label="Noon or night" choices={CHOICES} value={theme} onChange={setTheme} />;
}
