// `npm run bench` measures and prints a table; `npm run -s bench -- --json` prints a line of JSON for each figure.
import { parseArgs } from 'node:util';
import { buildWeb } from '../scripts/build-web.ts';
import { measureAllOfBots } from './bots.ts';
import { type Figure, printLines, printTable } from './figure.ts';
import { measureMotion } from './motion.ts';
import { measureRules } from './rules.ts';
import { measureServers } from './servers.ts';
import { measureTouch } from './touch.ts';
import { measureWeb } from './web.ts';

const { values, positionals } = parseArgs({ options: { json: { type: 'boolean' } }, allowPositionals: true });

const parts: Readonly<Record<string, () => Figure[] | Promise<Figure[]>>> = {
  rules: measureRules,
  web: async () => {
    await buildWeb();
    return measureWeb();
  },
  motion: measureMotion,
  touch: measureTouch,
  servers: measureServers,
  bots: measureAllOfBots,
};

const figures: Figure[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  if (!values.json) console.error(`Measuring ${name} …`);
  figures.push(...(await measure()));
}
if (values.json) printLines(figures);
else printTable(figures);
