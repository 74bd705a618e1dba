/**
 * Makes the data file of Expert's weights: `node packages/bots/scripts/fit.ts [--iterations 6000] [--seed 10000000]
 * [--out FILE]`. Run as it is, it writes the file that is there again, to the letter: some twenty minutes on one core.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fit } from './fitting.ts';
import { EXPERT_RUN, FITTING_START } from './fitting-start.ts';
import { sourceOf } from './parameters.ts';

const { values } = parseArgs({
  options: {
    iterations: { type: 'string', default: String(EXPERT_RUN.iterations) },
    seed: { type: 'string', default: String(EXPERT_RUN.seed) },
    out: { type: 'string', default: join(import.meta.dirname, '../src/levels/expert-weights.ts') },
  },
});
const run = { seed: Number(values.seed), iterations: Number(values.iterations) };
const REPORT_EVERY = 50;

const weights = await fit(FITTING_START, run, (done, soFar) => {
  if (done % REPORT_EVERY === 0) console.log(done, JSON.stringify(soFar));
});
writeFileSync(values.out, sourceOf(weights, run));
