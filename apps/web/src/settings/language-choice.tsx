import { Segments } from '../controls/segments.tsx';
import { LANGUAGES, NAMES } from '../i18n/languages.ts';
import { say } from '../i18n/shell.ts';
import { useLanguage } from './language.ts';

export function LanguageChoice() {
  const [spoken, setLanguage] = useLanguage();
  return (
    <Segments
      label={say('language')}
      choices={LANGUAGES.map((value) => ({ value, label: NAMES[value] }))}
      value={spoken}
      onChange={setLanguage}
    />
  );
}
