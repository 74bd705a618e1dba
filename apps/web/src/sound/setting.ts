import { useSyncExternalStore } from 'react';
import { keep } from '../seat/browser-keep.ts';

export interface SoundSetting {
  readonly isOn: boolean;
  /** From 0 to 1. */
  readonly volume: number;
}

const KEY = 'spice-road.sound';
const FULL = 100;
const USUAL_VOLUME = 60;

const listeners = new Set<() => void>();
let known: { readonly text: string | null; readonly setting: SoundSetting } | null = null;

export function useSoundSetting(): readonly [SoundSetting, (setting: SoundSetting) => void] {
  return [useSyncExternalStore(onSoundSetting, soundSetting), setSound];
}

/** The same object until something changes. */
export function soundSetting(): SoundSetting {
  const text = keep.read(KEY);
  if (known === null || known.text !== text) known = { text, setting: parse(text) };
  return known.setting;
}

export function onSoundSetting(listener: () => void): () => void {
  listeners.add(listener);
  const stop = keep.subscribe(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

function setSound({ isOn, volume }: SoundSetting): void {
  keep.write(KEY, `${isOn ? 'on' : 'off'} ${Math.round(volume * FULL)}`);
  for (const listener of listeners) listener();
}

/** `on 60`. */
function parse(text: string | null): SoundSetting {
  const [, word, percent] = /^(on|off) (\d{1,3})$/.exec(text ?? '') ?? [];
  if (word === undefined) return { isOn: isOnAtFirst(), volume: USUAL_VOLUME / FULL };
  return { isOn: word === 'on', volume: Math.min(1, Number(percent) / FULL) };
}

/** A phone lies about in company. */
function isOnAtFirst(): boolean {
  return !matchMedia('(pointer: coarse)').matches;
}
