import type { Action, LogEntry, View } from '@spice-road/rules';
import type { Level } from './levels.ts';
import type { Budget } from './plan.ts';
import type { Random } from './random-play.ts';

/** What a bot is given beside the view. */
export interface Circumstances {
  /** Chance; the same numbers make the same choice. */
  readonly random: Random;
  /** All past actions, oldest first, from which rivals' hands and scores follow; without it they are guessed. RULES 9. */
  readonly log?: readonly LogEntry[];
  /** How long it may think; as long as its level wants when left out. */
  readonly budget?: Budget;
  /** Told of a bug that made the bot fall back to a plain legal action. */
  readonly report?: (error: unknown) => void;
}

/** A player without hands. */
export interface Bot {
  readonly level: Level;
  /** Always legal. Expects that it is the turn of the viewer: throws otherwise. */
  readonly choose: (view: View, circumstances: Circumstances) => Action;
}
