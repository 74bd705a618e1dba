import { entryOf, judge, layTable, viewOf, type LogEntry } from '@spice-road/rules';
import { percentile } from '../cli/estimate.ts';
import { createBot } from '../src/create-bot.ts';
import { sightOf, knowledgeOf } from '../src/sight.ts';
import { STRONG, STRONG_WEIGHTS } from '../src/levels/strong.ts';
import { appraisePlainly } from '../src/appraise.ts';
import type { Level } from '../src/levels.ts';
import { outsetOf } from '../src/outset.ts';
import { createPlanner } from '../src/planner.ts';
import { POSITION_SIZE, positionOf } from '../src/position.ts';
import { playRandomly } from '../src/random-play.ts';
import { bytesOf, FULL_REACH, makeReach, USEFUL_REACH } from '../src/reach.ts';
import { seededRandom, shuffledDecks } from '../src/seeded-random.ts';

/** What the bots do on one core of this machine. */
export interface BotFigures {
  readonly tables: { readonly bytes: number; readonly milliseconds: number };
  readonly randomPliesPerSecond: number;
  readonly randomMatchesPerSecond: number;
  readonly beamCandidatesPerSecond: number;
  /** Milliseconds a choice takes in matches of two against itself, each the best of three tries. */
  readonly choice: Readonly<
    Record<'strong' | 'expert', { readonly p50: number; readonly p95: number; readonly most: number }>
  >;
}

export interface BotBenchOptions {
  /** How long each rate is measured. */
  readonly seconds?: number;
  /** How many matches choices are timed in. */
  readonly matches?: number;
}

/** Longer than any random match of two. */
const MOST_PLIES = 5_000;

export function measureBots({ seconds = 2, matches = 4 }: BotBenchOptions = {}): BotFigures {
  return {
    tables: measureTables(),
    ...measureRandomPlay(seconds),
    beamCandidatesPerSecond: measureBeam(seconds),
    choice: { strong: measureChoices('strong', matches), expert: measureChoices('expert', matches) },
  };
}

function measureTables(): BotFigures['tables'] {
  const start = busy();
  const bytes = bytesOf(makeReach(FULL_REACH)) + bytesOf(makeReach(USEFUL_REACH));
  return { bytes, milliseconds: busy() - start };
}

function measureRandomPlay(seconds: number): Pick<BotFigures, 'randomPliesPerSecond' | 'randomMatchesPerSecond'> {
  const random = seededRandom(1);
  const laid = Array.from({ length: 100 }, () => positionOf(layTable(2, shuffledDecks(random))));
  const position = new Int32Array(POSITION_SIZE);
  let plies = 0;
  let matches = 0;
  const spent = repeat(
    seconds,
    () => {
      for (const start of laid) {
        position.set(start);
        plies += playRandomly(position, random, MOST_PLIES);
        matches += 1;
      }
    },
    () => {
      plies = 0;
      matches = 0;
    },
  );
  return { randomPliesPerSecond: plies / spent, randomMatchesPerSecond: matches / spent };
}

function measureBeam(seconds: number): number {
  const planner = createPlanner();
  const { width, depth } = STRONG;
  const plans = [3, 8, 13, 18].flatMap((round) => {
    const { view, log } = strongMatch(round);
    const sight = sightOf(view, log);
    const outset = outsetOf(view, knowledgeOf(sight, sight.you));
    return [{ outset, appraisal: appraisePlainly(STRONG_WEIGHTS, outset, depth) }];
  });
  let nodes = 0;
  const spent = repeat(
    seconds,
    () => {
      for (const { outset, appraisal } of plans) {
        nodes += planner(outset, appraisal, { width, depth, turnsLeft: Infinity }, { nodes: Infinity }).nodes;
      }
    },
    () => {
      nodes = 0;
    },
  );
  return nodes / spent;
}

function measureChoices(level: Level, matches: number): { p50: number; p95: number; most: number } {
  const times: number[] = [];
  // The first match warms up.
  for (let seed = 0; seed <= matches; seed += 1) {
    const spent = timesOf(level, seed);
    if (seed > 0) times.push(...spent);
  }
  return { p50: percentile(times, 50), p95: percentile(times, 95), most: percentile(times, 100) };
}

function timesOf(level: Level, seed: number): readonly number[] {
  const times: number[] = [];
  play(level, seed, Infinity, (milliseconds) => times.push(milliseconds));
  return times;
}

function strongMatch(round: number): ReturnType<typeof play> {
  return play('strong', 7, round, () => undefined);
}

function play(level: Level, seed: number, untilRound: number, spent: (milliseconds: number) => void) {
  const random = seededRandom(seed);
  const bot = createBot(level);
  let table = layTable(2, shuffledDecks(random));
  const log: LogEntry[] = [];
  while (table.phase !== 'over' && table.round < untilRound) {
    const view = viewOf(table, { seat: table.toAct, open: false });
    const tries = [1, 2, 3].map(() => {
      const start = performance.now();
      const action = bot.choose(view, { random, log });
      return { action, milliseconds: performance.now() - start };
    });
    const { action } = tries[0] ?? { action: bot.choose(view, { random, log }) };
    // What else the machine does only ever makes it longer.
    spent(Math.min(...tries.map(({ milliseconds }) => milliseconds)));
    const verdict = judge(table, action);
    if (!verdict.ok) throw new Error(`a bot was refused: ${verdict.refusal}`);
    log.push(entryOf(table, action));
    table = verdict.table;
  }
  return { view: viewOf(table, { seat: table.toAct, open: false }), log };
}

/** Does something over and over, once to warm up and then for so long; says how many seconds of processor time it took. */
function repeat(seconds: number, once: () => void, begin: () => void): number {
  for (const warmUp of [true, false]) {
    begin();
    const start = busy();
    while (busy() - start < (warmUp ? 0.5 : 1) * seconds * 1000) once();
    if (!warmUp) return (busy() - start) / 1000;
  }
  return NaN;
}

/** Milliseconds of processor time of this thread: what others do on the machine counts less than in time on the wall. */
function busy(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
