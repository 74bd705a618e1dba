import { useRef } from 'react';
import { say } from '../i18n/shell.ts';
import { Icon } from '../pieces/icon.tsx';
import button from '../pieces/button.module.css';
import { useSoundState } from '../sound/page-player.ts';
import { useSoundSetting } from '../sound/setting.ts';
import css from './sound-button.module.css';

/** Turns the sound on and off; where it is on and the browser lets nothing be heard, asks to be pressed and lets it in. */
export function SoundButton() {
  const [{ isOn, volume }, setSound] = useSoundSetting();
  const state = useSoundState();
  // A key lets it in as it goes down, and the button is pressed when it comes up: what it asked for then counts.
  const asked = useRef(false);
  const isBlocked = state === 'blocked';
  return (
    <button
      type="button"
      className={`${button.square} ${css.sound}`}
      data-state={state}
      aria-label={say(isBlocked ? 'sound.letIn' : 'sound')}
      aria-pressed={isBlocked ? undefined : isOn}
      title={say(isBlocked ? 'sound.blocked' : 'sound')}
      onKeyDown={({ key, repeat }) => {
        if (!repeat) asked.current = isBlocked && (key === 'Enter' || key === ' ');
      }}
      onBlur={() => {
        asked.current = false;
      }}
      onClick={() => {
        setSound({ isOn: isBlocked || asked.current || !isOn, volume });
        asked.current = false;
      }}
    >
      <Icon name={isBlocked ? 'sound-tap' : 'sound'} />
    </button>
  );
}
