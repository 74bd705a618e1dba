import type { Level } from '@spice-road/bots';
import type { GameRecord } from '@spice-road/rules';
import type { EmblemNumber } from '../pieces/emblem.tsx';

/** Who sits in a seat of a game at one device. */
export type Player =
  | { readonly kind: 'person'; readonly name: string; readonly emblem: EmblemNumber }
  | { readonly kind: 'bot'; readonly level: Level; readonly emblem: EmblemNumber };

/** A game that needs no server: all of it is here, the decks included. */
export interface SoloGame {
  /** Part of its address and of the key it is saved under. */
  readonly id: string;
  /** By seat. */
  readonly players: readonly Player[];
  /** What chance gave, and all that was done so far. */
  readonly record: GameRecord;
  /** The bots' chance: the same position gives the same answer, also after taking back and in another tab. */
  readonly chance: number;
  /** Everybody at the device may see all hands. RULES 10.1. */
  readonly openTable: boolean;
}

/** Seats of those who sit at the device. */
export function peopleOf({ players }: Pick<SoloGame, 'players'>): readonly number[] {
  return players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
}
