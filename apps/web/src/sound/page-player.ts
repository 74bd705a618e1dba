import { useSyncExternalStore } from 'react';
import { createPlayer, type SoundState } from './player.ts';
import type { SoundName } from './score.ts';

export const player = createPlayer();

/** For whoever shows why nothing is heard. */
export function useSoundState(): SoundState {
  return useSyncExternalStore(player.subscribe, player.state);
}

/** For what the table does not tell, such as a knock. */
export function playSound(sound: SoundName): void {
  player.play([sound]);
}
