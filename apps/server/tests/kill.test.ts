import { expect, test } from 'vitest';
import { checkMatches } from '../src/cli/admin-check.ts';
import { storePath } from '../src/store/store.ts';
import { killRounds } from './support/kill-rounds.ts';
import { temporaryFolder } from './support/running.ts';

// `npm run soak` does hundreds of rounds of this.
test('killed at any moment, the server has lost nothing that it acknowledged and kept nothing that it refused', async () => {
  using folder = temporaryFolder();
  const figures = await killRounds(folder.path, { rounds: 4, matches: 6, seed: 7 });
  expect(figures.rounds).toBe(4);
  expect(figures.acknowledged).toBeGreaterThan(20);
  expect(figures.lines).toBeGreaterThan(0);
  const said: string[] = [];
  expect(await checkMatches(storePath(folder.path), (line) => said.push(line))).toBe(0);
  expect(said).toHaveLength(1);
}, 120_000);
