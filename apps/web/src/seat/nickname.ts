import { tidyNickname } from '@spice-road/protocol';
import { keep } from './browser-keep.ts';

const KEY = 'spice-road.nickname';

/** The name last used here, to start the next form with. */
export function lastNickname(): string {
  return tidyNickname(keep.read(KEY) ?? '');
}

export function keepNickname(name: string): void {
  keep.write(KEY, name);
}
