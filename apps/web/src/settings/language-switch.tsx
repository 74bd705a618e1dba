import { LANGUAGES, NAMES } from '../i18n/languages.ts';
import { say } from '../i18n/shell.ts';
import { useLanguage } from './language.ts';
import css from './language-switch.module.css';

/** Each language by its own name, so that it is found by whoever cannot read the page. */
export function LanguageSwitch() {
  const [spoken, setLanguage] = useLanguage();
  return (
    <div role="group" aria-label={say('language')} className={css.group}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === spoken}
          className={css.language}
          onClick={() => {
            setLanguage(language);
          }}
        >
          {NAMES[language]}
        </button>
      ))}
    </div>
  );
}
