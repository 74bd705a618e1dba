import { openThinker, type Thinker } from './thinker.ts';

let opened: Thinker | null = null;

/** One for the page, from the moment that somebody wants to play: a game later asks the network for nothing. */
export function sharedThinker(): Thinker {
  opened ??= openThinker();
  return opened;
}
