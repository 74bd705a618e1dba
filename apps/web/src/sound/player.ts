import { afterPaint } from '../stage/after-paint.ts';
import { SCORES, type SoundName } from './score.ts';
import { onSoundSetting, soundSetting } from './setting.ts';
import { noiseFor, strike } from './synth.ts';

/** `blocked`: the browser waits for a first touch or key, or has taken the sound away. */
export type SoundState = 'off' | 'blocked' | 'ready';

export interface PlayOptions {
  /** Others' deeds are heard from further off. */
  readonly from: 'here' | 'afar';
  /** Seconds from now. */
  readonly delay?: number;
}

/** The one player of the page. */
export interface Player {
  readonly state: () => SoundState;
  readonly subscribe: (listener: () => void) => () => void;
  /** One after the other; at once or never. Takes back what has not been heard yet; null when nothing will be heard. */
  readonly play: (sounds: readonly SoundName[], options?: PlayOptions) => (() => void) | null;
}

/** Events by which a browser lets a page be heard. */
const GESTURES = ['pointerup', 'keydown', 'touchend'] as const;
const AFAR = 0.55;
const HERE: PlayOptions = { from: 'here' };

export function createPlayer(): Player {
  const listeners = new Set<() => void>();
  let sound: AudioContext | null = null;
  let noise: AudioBuffer | null = null;
  let isOpening = false;

  function tell(): void {
    for (const listener of listeners) listener();
  }

  /** It may have been taken away, by a call or by sleep. What the promise tells the state tells too. */
  function resume(): void {
    if (sound !== null && sound.state !== 'running') sound.resume().then(tell, tell);
  }

  /**
   * After a gesture: made earlier it would be silent, and the browser would complain. Not within it, for it takes so
   * long that one would see what one touched only afterwards; and not at all for those who want no sound.
   */
  function open(): void {
    if (sound !== null) {
      resume();
      return;
    }
    if (isOpening || !isWanted()) return;
    isOpening = true;
    afterPaint(() => {
      sound = new AudioContext();
      sound.addEventListener('statechange', tell);
      resume();
      tell();
    });
  }

  function state(): SoundState {
    if (!isWanted()) return 'off';
    return sound?.state === 'running' ? 'ready' : 'blocked';
  }

  for (const gesture of GESTURES) window.addEventListener(gesture, open, { capture: true });
  if (navigator.userActivation?.hasBeenActive) open();
  onSoundSetting(() => {
    // Chosen here or in another tab: only the former is a gesture of this page.
    if (navigator.userActivation?.hasBeenActive ?? true) open();
    tell();
  });

  return {
    state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play: (sounds, { from, delay = 0 } = HERE) => {
      if (state() !== 'ready' || sound === null || sounds.length === 0) {
        // What is missed is not made up for.
        resume();
        return null;
      }
      const context = sound;
      noise ??= noiseFor(context);
      const output = new GainNode(context, { gain: soundSetting().volume * (from === 'afar' ? AFAR : 1) });
      output.connect(context.destination);
      let at = context.currentTime + delay;
      for (const { notes, next } of sounds.map((name) => SCORES[name])) {
        for (const note of notes) strike(output, noise, note, at);
        at += next;
      }
      return () => output.disconnect();
    },
  };
}

function isWanted(): boolean {
  const { isOn, volume } = soundSetting();
  return isOn && volume > 0;
}
