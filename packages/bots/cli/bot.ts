/**
 * A bot that talks in lines: `npm run -s bot -- --level expert [--ms 50] [--seed 1]`. Reads a view a line and writes an
 * action a line.
 */
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { answerLine, createBot, isLevel, LEVELS, seededRandom, type Budget } from '../src/index.ts';

const { values } = parseArgs({
  options: {
    level: { type: 'string', default: 'expert' },
    ms: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const { level } = values;
const milliseconds = values.ms === undefined ? Infinity : Number(values.ms);
const seed = Number(values.seed);
if (!isLevel(level) || !(milliseconds > 0) || !Number.isInteger(seed)) {
  console.error(`usage: bot --level ${LEVELS.join('|')} [--ms milliseconds] [--seed whole number]`);
  process.exit(2);
}

const bot = createBot(level);
const random = seededRandom(seed);
const report = (error: unknown): void => console.error(error);
for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === '') continue;
  const answer = answerLine(line, bot, { random, budget: budgetOf(milliseconds), report });
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}

function budgetOf(limit: number): Budget {
  const start = performance.now();
  return { nodes: Infinity, expired: () => performance.now() - start >= limit };
}
