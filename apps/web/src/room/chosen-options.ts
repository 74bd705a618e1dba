import type { RoomView } from '@spice-road/protocol';
import type { SeatCount } from '@spice-road/rules';

/** The options of a room, and what of it they depend on. */
export interface ChosenOptions {
  readonly options: RoomView['options'];
  /** How many would play now; null while that is not a game. */
  readonly seats: SeatCount | null;
  /** What bots do matters to this room. */
  readonly isWithBots: boolean;
}

/** The options that are on or off, and what they are called. */
export const SWITCHES = [
  ['openTable', 'options.open'],
  ['hints', 'options.hints'],
  ['botsGiveWay', 'options.giveWay'],
  ['fastBots', 'options.fastBots'],
] as const;

/** As many of them, the last, mean nothing without bots. */
export const ABOUT_BOTS = 2;
