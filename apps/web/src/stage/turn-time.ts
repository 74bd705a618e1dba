import { pause } from '../api/patience.ts';

export const BOT_PACES = ['steady', 'fast'] as const;
export type BotPace = (typeof BOT_PACES)[number];

/** How long a bot takes for a turn at least, in milliseconds: long enough to be followed, or only to be seen. */
const TURN_TIMES: Readonly<Record<BotPace, number>> = { steady: 1000, fast: 200 };

/** Resolves when a turn has been long enough. */
export function turnTime(pace: BotPace): Promise<void> {
  return pause(TURN_TIMES[pace]);
}
