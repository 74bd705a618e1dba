import { say } from '../i18n/shell.ts';
import { keep } from '../seat/browser-keep.ts';
import { CardSizeChoice } from './card-size-choice.tsx';
import { ConfirmChoice } from './confirm-choice.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { LettersChoice } from './letters-choice.tsx';
import { MotionChoice } from './motion-choice.tsx';
import css from './settings.module.css';
import { SoundChoice } from './sound-choice.tsx';
import { ThemeChoice } from './theme-choice.tsx';

/** What this browser remembers of how somebody likes it. */
export function Settings() {
  return (
    <div className={css.settings}>
      <LanguageChoice />
      <ThemeChoice />
      <MotionChoice />
      <SoundChoice />
      <ConfirmChoice />
      <CardSizeChoice />
      <LettersChoice />
      {keep.isLasting() ? null : <p className={css.lost}>{say('settings.lost')}</p>}
    </div>
  );
}
