import { LanguageChoice } from './language-choice.tsx';
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
    </div>
  );
}
