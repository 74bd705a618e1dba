import { readFileSync } from 'node:fs';
import { layTable, viewOf } from '@spice-road/rules';
import { expect, test } from 'vitest';
import { fit } from '../../scripts/fitting.ts';
import { EXPERT_RUN, FITTING_START } from '../../scripts/fitting-start.ts';
import { sourceOf } from '../../scripts/parameters.ts';
import { appraiseLearned, seasonOf } from '../appraise-learned.ts';
import { appraisePlainly } from '../appraise.ts';
import { outsetOf } from '../outset.ts';
import { seededRandom, shuffledDecks } from '../seeded-random.ts';
import { knowledgeOf, sightOf } from '../sight.ts';
import { EXPERT_WEIGHTS } from './expert-weights.ts';
import { STRONG_WEIGHTS } from './strong.ts';

test('the weights stand as the script writes them, with the run that it does when it is told nothing else', () => {
  const source = readFileSync(new URL('expert-weights.ts', import.meta.url), 'utf8');
  expect(source).toBe(sourceOf(EXPERT_WEIGHTS, EXPERT_RUN));
});

test('a run done again gives the same weights, one of another seed gives others', async () => {
  const { seed } = EXPERT_RUN;
  const once = await fit(FITTING_START, { seed, iterations: 2 });
  expect(once).not.toEqual(FITTING_START);
  expect(await fit(FITTING_START, { seed, iterations: 2 })).toEqual(once);
  expect(await fit(FITTING_START, { seed: seed + 2, iterations: 2 })).not.toEqual(once);
}, 60_000);

test('no deal of the arena is fitted to', async () => {
  await expect(fit(FITTING_START, { seed: 1, iterations: 1 })).rejects.toThrow('arena');
});

test('the start of the fitting appraises a first turn as Strong does', () => {
  const view = viewOf(layTable(2, shuffledDecks(seededRandom(1))), { seat: 0, open: false });
  const sight = sightOf(view);
  const outset = outsetOf(view, knowledgeOf(sight, 0));
  const learned = appraiseLearned(FITTING_START, seasonOf(FITTING_START, sight), outset, 16, null);
  const plain = appraisePlainly(STRONG_WEIGHTS, outset, 16);
  expect(learned.caravan).toEqual(plain.caravan);
  expect(learned.claims).toEqual(plain.claims);
  expect(learned.fades).toEqual(plain.fades);
  for (const [slot, worth] of plain.stalls.entries()) {
    for (const [more, falling] of plain.falling.entries()) {
      expect((learned.stalls[slot] ?? 0) * (learned.falling[more] ?? 0)).toBeCloseTo(worth * falling);
    }
  }
});
