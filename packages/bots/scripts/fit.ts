/**
 * Fits Expert's weights in self-play: `node packages/bots/scripts/fit.ts [--iterations 2000] [--seed 10000000]`. Each
 * iteration moves all weights at once a step to one side or the other, by chance, lets both sides play two deals from both
 * seats, and shifts the weights a little towards the side that did better (simultaneous perturbation, Spall 1992). Goes on
 * from the weights there are; deals are never those of the arena.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Contestant } from '../cli/contestants.ts';
import { dealOf, FIRST_FITTING_SEED } from '../cli/deals.ts';
import { playMatch } from '../cli/match.ts';
import { createChooser, seededRandom, type Mind } from '../src/index.ts';
import { EXPERT } from '../src/levels/expert.ts';
import { EXPERT_WEIGHTS } from '../src/levels/expert-weights.ts';
import { fromList, sourceOf, STEPS, toList } from './parameters.ts';

const { values } = parseArgs({
  options: {
    iterations: { type: 'string', default: '2000' },
    seed: { type: 'string', default: String(FIRST_FITTING_SEED) },
    out: { type: 'string', default: join(import.meta.dirname, '../src/levels/expert-weights.ts') },
  },
});
const iterations = Number(values.iterations);
const seed = Number(values.seed);
if (seed < FIRST_FITTING_SEED) throw new Error('the seeds below are those of the arena');

/** A narrower beam than Expert's plays alike at a tenth of the cost. */
const NARROW = { width: 36, depth: 15, foresight: { ...EXPERT.foresight, width: 12, depth: 12 } };
/** How far an iteration that is won outright goes, in steps. */
const RATE = 0.05;
/** The lead at which a match counts nearly as much as it ever can, in points. */
const CLEAR_LEAD = 15;
const DEALS = 2;
const MOST_ROUNDS = 80;
const SAVE_EVERY = 50;

let weights = toList(EXPERT_WEIGHTS);
/** The mean over the later half: it varies less than where chance has led last. */
let settled = weights;
for (let iteration = 0; iteration < iterations; iteration += 1) {
  const random = seededRandom(seed + iteration);
  const signs = weights.map(() => (random() < 0.5 ? -1 : 1));
  const moved = (side: number): readonly number[] =>
    weights.map((weight, index) => weight + side * (signs[index] ?? 0) * (STEPS[index] ?? 0));
  const better = await leadOf(moved(1), moved(-1), iteration);
  weights = toList(
    fromList(weights.map((weight, index) => weight + RATE * better * (signs[index] ?? 0) * (STEPS[index] ?? 0))),
  );
  const late = iteration - Math.floor(iterations / 2);
  settled =
    late <= 0 ? weights : settled.map((weight, index) => weight + ((weights[index] ?? 0) - weight) / (late + 1));
  if ((iteration + 1) % SAVE_EVERY === 0) save(iteration + 1);
}

/** How much better one side did, from -1 to 1. */
async function leadOf(one: readonly number[], other: readonly number[], iteration: number): Promise<number> {
  const [first, second] = [contestant(one), contestant(other)];
  let sum = 0;
  for (let deal = 0; deal < DEALS; deal += 1) {
    for (const seat of [0, 1]) {
      const decks = dealOf(2 * FIRST_FITTING_SEED + DEALS * (seed - FIRST_FITTING_SEED + iteration) + deal);
      const seated = seat === 0 ? [first, second] : [second, first];
      const { totals, winner } = await playMatch(decks, seated, seededRandom(1), MOST_ROUNDS);
      const lead = (totals[seat] ?? 0) - (totals[1 - seat] ?? 0);
      sum += 2 * Math.tanh(lead / CLEAR_LEAD) + (winner === seat ? 1 : -1);
    }
  }
  return sum / (3 * 2 * DEALS);
}

function contestant(list: readonly number[]): Contestant {
  const mind: Mind = { ...EXPERT, ...NARROW, values: { kind: 'learned', weights: fromList(list) } };
  const choose = createChooser(mind);
  return { name: 'one side', choose: (view, log, random) => choose(view, { random, log }), leave: () => undefined };
}

function save(done: number): void {
  const header = `Fitted by \`scripts/fit.ts\`, seed ${seed}, ${done} iterations, from weights found in an earlier run.`;
  writeFileSync(values.out, sourceOf(fromList(settled), header));
  console.log(`${done} ${sourceOf(fromList(weights), '').replaceAll(/\s+/g, ' ').slice(120)}`);
}
