/**
 * Measures one contestant against another: `npm run arena -- expert strong [--seats 2] [--deals 500] [--from 1]`. Prints
 * the result as JSON. A contestant is a level, `greedy`, `plain`, `random`, or `exec:` and a command that speaks the bot
 * protocol. Every deal is played from every seat.
 */
import { parseArgs } from 'node:util';
import { LEVELS } from '../src/index.ts';
import { holdContest } from './contest.ts';
import { contestantNamed, REFERENCES } from './contestants.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string', default: '2' },
    deals: { type: 'string', default: '100' },
    from: { type: 'string', default: '1' },
    'most-rounds': { type: 'string', default: '150' },
    quiet: { type: 'boolean', default: false },
  },
});
const [one, other] = positionals;
if (!one || !other) {
  console.error(
    `usage: arena <contestant> <contestant> [--seats 2] [--deals 100] [--from 1] [--most-rounds 150] [--quiet]`,
  );
  console.error(`contestants: ${[...LEVELS, ...REFERENCES].join(', ')}, exec:<command>`);
  process.exit(2);
}
const report = (error: unknown): void => console.error(error);
const contestants = [contestantNamed(one, report), contestantNamed(other, report)] as const;
const deals = Number(values.deals);
const result = await holdContest(...contestants, {
  seats: Number(values.seats),
  deals,
  from: Number(values.from),
  mostRounds: Number(values['most-rounds']),
  progress: (played) => {
    if (!values.quiet && process.stderr.isTTY) process.stderr.write(`\r${played} of ${deals} deals`);
  },
});
for (const contestant of contestants) contestant.leave();
console.log(JSON.stringify(result, null, 2));
