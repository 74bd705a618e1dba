import { say } from '../i18n/shell.ts';
import { Icon } from '../pieces/icon.tsx';
import button from '../pieces/button.module.css';
import { useSoundState } from '../sound/page-player.ts';
import { useSoundSetting } from '../sound/setting.ts';
import css from './sound-button.module.css';

/** Turns the sound on and off, and says so when it is on and the browser lets nothing be heard. */
export function SoundButton() {
  const [{ isOn, volume }, setSound] = useSoundSetting();
  const state = useSoundState();
  return (
    <button
      type="button"
      className={`${button.square} ${css.sound}`}
      data-state={state}
      aria-label={say('sound')}
      aria-pressed={isOn}
      title={state === 'blocked' ? say('sound.blocked') : say('sound')}
      onClick={() => {
        setSound({ isOn: !isOn, volume });
      }}
    >
      <Icon name="sound" />
    </button>
  );
}
