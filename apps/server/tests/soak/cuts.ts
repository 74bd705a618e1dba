// One game after another during which the network breaks; see `tests/support/cut-game.ts`.
import { createServer, readConfig } from '../../src/server.ts';
import { cutGame } from '../support/cut-game.ts';
import { dealFrom } from '../support/running.ts';
import type { Figure } from './figure.ts';

export async function soakCuts({ cuts }: { cuts: number }): Promise<Figure[]> {
  const reading = readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: ':memory:', LIMITS: '0', LOG_LEVEL: 'error' });
  if (!reading.ok) throw new Error(reading.complaints.join(' '));
  let [done, games] = [0, 0];
  for (; done < cuts; games += 1) {
    await using server = await createServer(reading.config, { deal: dealFrom(games) });
    done += await cutGame(server, { cuts: cuts - done, seed: games });
  }
  return [
    { what: 'breaks of the network at points of chance', value: done, unit: 'breaks' },
    { what: '… in games that all saw alike after each, and to the end', value: games, unit: 'games' },
  ];
}
