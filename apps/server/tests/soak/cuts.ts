// One game after another during which the network breaks; see `tests/support/cut-game.ts`.
import { createServer, readConfig } from '../../src/server.ts';
import { cutGame } from '../support/cut-game.ts';
import { dealFrom } from '../support/running.ts';
import type { Figure } from './figure.ts';
import { soakFolder } from './folder.ts';

export async function soakCuts({ cuts }: { cuts: number }): Promise<Figure[]> {
  const sums = { cuts: 0, turns: 0, games: 0 };
  for (; sums.cuts < cuts; sums.games += 1) {
    using folder = soakFolder();
    const reading = readConfig({
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder.path,
      LIMITS: '0',
      LOG_LEVEL: 'error',
    });
    if (!reading.ok) throw new Error(reading.complaints.join(' '));
    await using server = await createServer(reading.config, { deal: dealFrom(sums.games) });
    const place = { url: server.url, port: server.port, folder: folder.path };
    const figures = await cutGame(place, { cuts: cuts - sums.cuts, seed: Date.now() % 100_000 });
    sums.cuts += figures.cuts;
    sums.turns += figures.turns;
  }
  return [
    { what: 'breaks of the network at points of chance', value: sums.cuts, unit: 'breaks' },
    { what: '… in games of three bots and a watcher', value: sums.games, unit: 'games' },
    { what: '… turns after each of which all held the table of the server', value: sums.turns, unit: 'turns' },
  ];
}
