/**
 * Lets a level play itself at tables of two to five, over and over: `node packages/bots/scripts/endurance.ts [--level
 * strong] [--matches 10000] [--from 1]`. Throws at the first illegal action; counts bugs that were fallen back from.
 */
import { parseArgs } from 'node:util';
import { contestantNamed } from '../cli/contestants.ts';
import { frozenDeal } from '../cli/deals.ts';
import { playMatch } from '../cli/match.ts';
import { seededRandom } from '../src/index.ts';

const { values } = parseArgs({
  options: {
    level: { type: 'string', default: 'strong' },
    matches: { type: 'string', default: '10000' },
    from: { type: 'string', default: '1' },
  },
});
/** How many turns a player may need at the most. */
const MOST_ROUNDS = 60;

let bugs = 0;
let longest = 0;
let turns = 0;
let stalled = 0;
const matches = Number(values.matches);
const contestant = contestantNamed(values.level, (error) => {
  bugs += 1;
  console.error(error);
});
for (let match = 0; match < matches; match += 1) {
  const deal = Number(values.from) + match;
  const seated = Array.from({ length: 2 + (match % 4) }, () => contestant);
  const { rounds, stalled: broken } = await playMatch(frozenDeal(deal), seated, seededRandom(deal), MOST_ROUNDS);
  longest = Math.max(longest, rounds);
  turns += rounds;
  stalled += Number(broken);
}
console.log(JSON.stringify({ level: values.level, matches, meanRounds: turns / matches, longest, stalled, bugs }));
