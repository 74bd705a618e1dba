/**
 * Makes the data file of Strong's card worths: `node packages/bots/scripts/regress-cards.ts [--matches 16500]
 * [--seed 10000000] [--out FILE]`. Run as it is, it writes the file that is there again, to the letter: some four minutes
 * on one core. To be run with other figures only when Strong is given a new version on purpose.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cardsSourceOf } from './cards-source.ts';
import { regressCards, STRONG_RUN } from './regressing-cards.ts';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: String(STRONG_RUN.matches) },
    seed: { type: 'string', default: String(STRONG_RUN.seed) },
    out: { type: 'string', default: join(import.meta.dirname, '../src/levels/strong-cards.ts') },
  },
});
const run = { seed: Number(values.seed), matches: Number(values.matches) };
writeFileSync(values.out, cardsSourceOf(regressCards(run), run));
