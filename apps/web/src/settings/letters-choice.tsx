import { Segments } from '../controls/segments.tsx';
import { say } from '../i18n/shell.ts';
import { LETTERS, useLetters } from './letters.ts';

export function LettersChoice() {
  const [letters, setLetters] = useLetters();
  return (
    <Segments
      label={say('letters')}
      choices={LETTERS.map((value) => ({ value, label: say(`letters.${value}`) }))}
      value={letters}
      onChange={setLetters}
    />
  );
}
