import type { Contestant } from '../cli/contestants.ts';
import { dealOf, FIRST_FITTING_SEED } from '../cli/deals.ts';
import { playMatch } from '../cli/match.ts';
import { createChooser, seededRandom, type Mind } from '../src/index.ts';
import type { LearnedWeights } from '../src/appraise-learned.ts';
import { EXPERT } from '../src/levels/expert.ts';
import { FIRST_CARD, fromList, STEPS, toList, type Run } from './parameters.ts';

/** A narrower beam than Expert's plays alike at a tenth of the cost. */
const NARROW = { width: 36, depth: 15, foresight: { ...EXPERT.foresight, width: 12, depth: 12 } };
/** How far an iteration that is won outright goes, in steps: at the start of the run, when all is far off, and at its end. */
const FIRST_RATE = 0.15;
const LAST_RATE = 0.02;
/** For this part of the run all cards are moved as one, by this part of what they are worth at the start. */
const CARDS_AS_ONE = 0.25;
const STEP_AS_ONE = 0.2;
/** The lead at which a match counts nearly as much as it ever can, in points. */
const CLEAR_LEAD = 15;
const DEALS = 2;
const MOST_ROUNDS = 80;

/**
 * Fits weights in self-play. Each iteration moves all weights at once a step to one side or the other, by chance, lets both
 * sides play two deals from both seats, and shifts the weights a little towards the side that did better (simultaneous
 * perturbation, Spall 1992), less and less as the run goes on. How much cards are worth at all is found first, then each
 * by itself: a match tells little of a single card. The same start and run give the same weights: nothing is drawn but from
 * the seed, and no choice looks at the clock. Deals are never those of the arena. `progress` is told after each iteration.
 */
export async function fit(
  start: LearnedWeights,
  { seed, iterations }: Run,
  progress?: (iterationsDone: number, weights: LearnedWeights) => void,
): Promise<LearnedWeights> {
  if (seed < FIRST_FITTING_SEED) throw new Error('the seeds below are those of the arena');
  const stepsAsOne = STEPS.map((step, index) =>
    index < FIRST_CARD ? step : STEP_AS_ONE * (toList(start)[index] ?? 0),
  );
  let weights = toList(start);
  /** The mean over the later half: it varies less than where chance has led last. */
  let settled = weights;
  for (let iteration = 0; iteration < iterations; iteration += 1) {
    const random = seededRandom(seed + iteration);
    const asOne = iteration < CARDS_AS_ONE * iterations;
    const signs = weights.map(() => (random() < 0.5 ? -1 : 1));
    const moves = asOne
      ? stepsAsOne.map((step, index) => step * (signs[Math.min(index, FIRST_CARD)] ?? 0))
      : STEPS.map((step, index) => step * (signs[index] ?? 0));
    const shifted = (part: number): readonly number[] =>
      weights.map((weight, index) => weight + part * (moves[index] ?? 0));
    const better = await leadOf(shifted(1), shifted(-1), seed + iteration);
    const rate = FIRST_RATE * (LAST_RATE / FIRST_RATE) ** (iteration / iterations);
    weights = toList(fromList(shifted(rate * better)));
    const late = iteration - Math.floor(iterations / 2);
    settled =
      late <= 0 ? weights : settled.map((weight, index) => weight + ((weights[index] ?? 0) - weight) / (late + 1));
    progress?.(iteration + 1, fromList(weights));
  }
  return fromList(settled);
}

/** How much better one side did, from -1 to 1. */
async function leadOf(one: readonly number[], other: readonly number[], seed: number): Promise<number> {
  const [first, second] = [contestant(one), contestant(other)];
  let sum = 0;
  for (let deal = 0; deal < DEALS; deal += 1) {
    for (const seat of [0, 1]) {
      const decks = dealOf(2 * FIRST_FITTING_SEED + DEALS * (seed - FIRST_FITTING_SEED) + deal);
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
