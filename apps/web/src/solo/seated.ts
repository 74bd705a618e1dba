import type { TablePerson } from '../board/table-props.ts';
import type { EmblemNumber } from '../pieces/emblem.tsx';
import { say } from '../i18n/solo.ts';
import type { SoloGame } from './solo-game.ts';

/** Who sits at the table, by seat. Bots have names of the language that is spoken. */
export function seatedAt({ players }: Pick<SoloGame, 'players'>): readonly TablePerson[] {
  return players.map((player) => ({
    name: player.kind === 'person' ? player.name : botName(player.emblem),
    emblem: player.emblem,
    presence: 'here',
  }));
}

export function botName(emblem: EmblemNumber): string {
  return say(`bot${emblem}`);
}
