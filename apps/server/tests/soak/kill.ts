// Kills the server again and again in the middle of many matches; see `support/kill-rounds.ts`.
import { checkMatches } from '../../src/cli/admin-check.ts';
import { storePath } from '../../src/store/store.ts';
import { killRounds } from '../support/kill-rounds.ts';
import type { Figure } from './figure.ts';
import { soakFolder } from './folder.ts';

export async function soakKills({ rounds, seconds }: { rounds: number; seconds: number }): Promise<Figure[]> {
  using folder = soakFolder();
  const started = Date.now();
  const figures = await killRounds(folder.path, {
    rounds,
    matches: 12,
    seed: started % 100_000,
    until: started + seconds * 1000,
  });
  const code = await checkMatches(storePath(folder.path), console.error);
  if (code !== 0) throw new Error('A match is not as its log says.');
  const deaths = Object.entries(figures.deaths).map(([moment, count]) => `${count} ${moment}`);
  return [
    { what: 'kill -9 in the middle of 12 matches', value: figures.rounds, unit: 'rounds' },
    { what: `… when (${deaths.join(', ')})`, value: Object.keys(figures.deaths).length, unit: 'moments' },
    {
      what: '… actions acknowledged, and found once each after the restart',
      value: figures.acknowledged,
      unit: 'actions',
    },
    { what: '… actions refused, and never found', value: figures.refused, unit: 'actions' },
    { what: '… actions without an answer when it died', value: figures.unanswered, unit: 'actions' },
    { what: '… of these stored whole', value: figures.unansweredStored, unit: 'actions' },
    { what: '… rooms, places and options acknowledged, and found', value: figures.changes, unit: 'changes' },
    { what: '… lines of chat acknowledged, and found once each', value: figures.lines, unit: 'lines' },
    { what: '… games played to their end meanwhile', value: figures.finished, unit: 'games' },
    { what: '… took', value: Math.round((Date.now() - started) / 1000), unit: 's' },
  ];
}
