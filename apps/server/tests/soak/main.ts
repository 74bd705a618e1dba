// `npm run soak`: the long forms of the tests, for so many minutes and no longer; `-- --minutes 10`. What it measured is
// printed, and written into docs/reliability.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { attack } from './attack.ts';
import { soakCuts } from './cuts.ts';
import { soakDisks } from './disks.ts';
import { type Figure, tableOf } from './figure.ts';
import { soakFlatness } from './flat.ts';
import { soakKills } from './kill.ts';
import { soakRaces } from './races.ts';
import { soakThroughput } from './throughput.ts';

const { values, positionals } = parseArgs({
  options: { minutes: { type: 'string', default: '80' } },
  allowPositionals: true,
});
const seconds = Number(values.minutes) * 60;

/** Each ends by itself when its share of the time is over. */
const PARTS: Readonly<Record<string, () => Promise<Figure[]>>> = {
  kills: () => soakKills({ rounds: 320, seconds: seconds * 0.2 }),
  throughput: () => soakThroughput({ seconds: Math.min(10, seconds * 0.01) }),
  races: () => soakRaces({ times: 1000, seconds: seconds * 0.7 }),
  cuts: () => soakCuts({ cuts: 50 }),
  disks: () => soakDisks({ times: 10 }),
  flatness: () => soakFlatness({ seconds: seconds * 0.03 }),
  fuzz: async () => {
    const { messages, requests } = await attack({
      seed: Date.now() % 1_000_000,
      seconds: Math.min(60, seconds * 0.02),
    });
    return [
      { what: 'fuzzed messages answered with a code', value: messages, unit: 'messages' },
      { what: 'fuzzed requests answered', value: requests, unit: 'requests' },
    ];
  },
};

const REPORT = new URL('../../../../docs/reliability.md', import.meta.url);

for (const [name, measure] of Object.entries(PARTS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.error(`${name} …`);
  const figures = await measure();
  console.log(tableOf(figures));
  write(name, figures);
}

/** Between the marks of its part; the words around stay. */
function write(name: string, figures: readonly Figure[]): void {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const report = readFileSync(REPORT, 'utf8');
  const [before, rest] = report.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`docs/reliability.md has no place for ${name}.`);
  const measured = `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores, Node ${process.versions.node}:`;
  writeFileSync(REPORT, `${before}${begin}\n\n${measured}\n\n${tableOf(figures)}\n\n${end}${after}`);
}
