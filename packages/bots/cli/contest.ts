import { seededRandom } from '../src/index.ts';
import type { Contestant } from './contestants.ts';
import { frozenDeal } from './deals.ts';
import { intervalOf, percentile, type Interval } from './estimate.ts';
import { playMatch } from './match.ts';

export interface ContestOptions {
  readonly seats: number;
  /** How many deals; each is played once from every seat. */
  readonly deals: number;
  /** The number of the first frozen deal. */
  readonly from: number;
  readonly mostRounds: number;
  /** Told after each deal. */
  readonly progress?: (dealsPlayed: number) => void;
}

/** One contestant alone against copies of another. All figures but the last are of the first. */
export interface ContestResult {
  readonly contestant: string;
  readonly against: string;
  readonly seats: number;
  readonly deals: { readonly from: number; readonly count: number };
  readonly matches: number;
  /** The share of matches won, with the 95 % interval over deals: matches of one deal are not independent. */
  readonly won: Interval;
  /** The Elo difference that share stands for; in a match of two only. */
  readonly elo: Interval | null;
  /** Mean lead over the best of the others, in points. */
  readonly lead: Interval;
  readonly rounds: { readonly mean: number; readonly most: number };
  readonly stalled: number;
  readonly milliseconds: Readonly<Record<'contestant' | 'against', { p50: number; p95: number; most: number }>>;
}

export async function holdContest(one: Contestant, other: Contestant, options: ContestOptions): Promise<ContestResult> {
  const { seats, deals, from, mostRounds } = options;
  const shares: number[] = [];
  const leads: number[] = [];
  const rounds: number[] = [];
  const times = { contestant: [] as number[], against: [] as number[] };
  let stalled = 0;
  for (let deal = from; deal < from + deals; deal += 1) {
    let won = 0;
    let lead = 0;
    for (let seat = 0; seat < seats; seat += 1) {
      const seated = Array.from({ length: seats }, (_, index) => (index === seat ? one : other));
      const outcome = await playMatch(frozenDeal(deal), seated, seededRandom(deal * 8 + seat), mostRounds);
      won += Number(outcome.winner === seat);
      lead += (outcome.totals[seat] ?? 0) - Math.max(...outcome.totals.toSpliced(seat, 1));
      rounds.push(outcome.rounds);
      stalled += Number(outcome.stalled);
      for (const [index, spent] of outcome.times.entries()) {
        for (const milliseconds of spent) times[index === seat ? 'contestant' : 'against'].push(milliseconds);
      }
    }
    shares.push(won / seats);
    leads.push(lead / seats);
    options.progress?.(deal - from + 1);
  }
  const won = intervalOf(shares);
  return {
    contestant: one.name,
    against: other.name,
    seats,
    deals: { from, count: deals },
    matches: deals * seats,
    won,
    elo: seats === 2 ? { mean: eloOf(won.mean), low: eloOf(won.low), high: eloOf(won.high) } : null,
    lead: intervalOf(leads),
    rounds: { mean: mean(rounds), most: Math.max(...rounds) },
    stalled,
    milliseconds: { contestant: spread(times.contestant), against: spread(times.against) },
  };
}

function eloOf(share: number): number {
  const within = Math.min(0.9999, Math.max(0.0001, share));
  return 400 * Math.log10(within / (1 - within));
}

function spread(milliseconds: readonly number[]): { p50: number; p95: number; most: number } {
  return { p50: percentile(milliseconds, 50), p95: percentile(milliseconds, 95), most: percentile(milliseconds, 100) };
}

function mean(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
}
