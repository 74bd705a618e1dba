import { isLegal, outlookOf } from '@spice-road/rules';
import { expect, test } from 'vitest';
import { greedyChoice } from './greedy.ts';
import { randomChoice } from './random-choice.ts';
import { seededRandom } from './seeded-random.ts';
import { midway } from './testing/tables.ts';

test.each(['greedy', 'random'])('%s plays by the rules', (name) => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const { table } = midway(2, 6 * seed, seed);
    const outlook = outlookOf(table);
    const action = name === 'greedy' ? greedyChoice(outlook) : randomChoice(outlook, seededRandom(seed));
    expect(isLegal(outlook, action)).toBe(true);
  }
});
