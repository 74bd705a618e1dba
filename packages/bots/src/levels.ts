import { EXPERT } from './levels/expert.ts';
import { STRONG } from './levels/strong.ts';
import { CASUAL, NOVICE, SKILLED } from './levels/weaker.ts';
import type { Mind } from './mind.ts';

/** How well a bot plays, weakest first. */
export const LEVELS = ['novice', 'casual', 'skilled', 'strong', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** A level as data. */
export interface LevelSettings {
  readonly mind: Mind;
  /** How many positions it looks at in a turn, at most. */
  readonly nodes: number;
  /** How likely it is to think of nothing but its next turn, as beginners do; from 0 to 1. */
  readonly slips: number;
  /** From this round on it plans as Strong does, so that no match goes on for ever. */
  readonly patience: number;
}

export const LEVEL_SETTINGS: Readonly<Record<Level, LevelSettings>> = {
  novice: { mind: NOVICE, nodes: 5_000, slips: 0.4, patience: 40 },
  casual: { mind: CASUAL, nodes: 10_000, slips: 0.1, patience: 40 },
  skilled: { mind: SKILLED, nodes: 50_000, slips: 0, patience: 40 },
  strong: { mind: STRONG, nodes: 200_000, slips: 0, patience: Infinity },
  expert: { mind: EXPERT, nodes: 2_000_000, slips: 0, patience: Infinity },
};

export function isLevel(word: unknown): word is Level {
  return LEVELS.some((level) => level === word);
}
