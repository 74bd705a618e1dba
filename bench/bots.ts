import { measureBots } from '../packages/bots/bench/bots.ts';
import { measureBotMatches } from './bot-matches.ts';
import type { Figure } from './figure.ts';

/** How fast bots think, and what people notice of it when many of them play on the same server. */
export async function measureAllOfBots(): Promise<Figure[]> {
  const { tables, choice, ...rates } = measureBots();
  return [
    { name: 'bots.tables.bytes', value: tables.bytes, unit: 'bytes of results' },
    { name: 'bots.tables.made', value: tables.milliseconds, unit: 'ms' },
    { name: 'bots.random.plies', value: rates.randomPliesPerSecond, unit: 'plies per second' },
    { name: 'bots.random.matches', value: rates.randomMatchesPerSecond, unit: 'matches per second' },
    { name: 'bots.beam.candidates', value: rates.beamCandidatesPerSecond, unit: 'candidates per second' },
    ...(['strong', 'expert'] as const).flatMap((level) => [
      { name: `bots.${level}.p50`, value: choice[level].p50, unit: 'ms a choice' },
      { name: `bots.${level}.p95`, value: choice[level].p95, unit: 'ms a choice' },
      { name: `bots.${level}.most`, value: choice[level].most, unit: 'ms a choice' },
    ]),
    ...(await measureBotMatches()),
  ];
}
