import { Segments } from '../controls/segments.tsx';
import { say } from '../i18n/shell.ts';
import { useSoundState } from '../sound/page-player.ts';
import { useSoundSetting } from '../sound/setting.ts';
import css from './sound-choice.module.css';

const CHOICES = ['on', 'off'] as const;
/** One step of the slider, in percent. */
const STEP = 10;

export function SoundChoice() {
  const [{ isOn, volume }, setSound] = useSoundSetting();
  const state = useSoundState();
  return (
    <div className={css.sound}>
      <Segments
        label={say('sound')}
        choices={CHOICES.map((value) => ({ value, label: say(value) }))}
        value={isOn ? 'on' : 'off'}
        onChange={(value) => {
          setSound({ isOn: value === 'on', volume });
        }}
      />
      {isOn ? (
        <input
          type="range"
          className={css.volume}
          aria-label={say('volume')}
          min={STEP}
          max={100}
          step={STEP}
          value={Math.round(volume * 100)}
          style={{ '--share': (volume * 100 - STEP) / (100 - STEP) }}
          onChange={(event) => {
            setSound({ isOn, volume: event.currentTarget.valueAsNumber / 100 });
          }}
        />
      ) : null}
      {state === 'blocked' ? <p className={css.note}>{say('sound.blocked')}</p> : null}
    </div>
  );
}
