import { expect } from 'vitest';
import { startMatch } from './match.ts';
import { rawPlayer, updateOf } from './raw-socket.ts';
import { until } from './until.ts';

/** A match that has nothing to do with what is done to the server, and goes on all the same. */
export interface Witness extends Disposable {
  /** One action further. */
  playOn(): Promise<void>;
}

export async function witnessAt(url: string): Promise<Witness> {
  const match = await startMatch(url, 2);
  const players = await Promise.all(match.tickets.map(rawPlayer));
  return {
    playOn: async () => {
      const at = Math.max(...players.map((player) => player.stateId()));
      // Nobody's caravan grows, so this can go on for ever.
      const action = at % 4 < 2 ? ({ type: 'play', card: '^2', upgrades: '' } as const) : ({ type: 'rest' } as const);
      const answer = await players[at % 2]?.say('update', ...updateOf(action, at % 2, at, match.id));
      expect(answer).toEqual({ ok: true, stateId: at + 1 });
      await until('the witnesses see it', () => players.every((player) => player.stateId() === at + 1));
    },
    [Symbol.dispose]: () => {
      for (const player of players) player.close();
    },
  };
}
