import { outlookOf } from '@spice-road/rules';
import { expect, test } from 'vitest';
import { createBot, plainAction } from './create-bot.ts';
import { LEVELS } from './levels.ts';
import { runBotTests } from './testing/bot-conformance.ts';
import { midway } from './testing/tables.ts';

for (const level of LEVELS) runBotTests(level, { newBot: () => createBot(level), matches: 1 });

test('a bug in thinking is reported, and a plain legal action taken', () => {
  const { table, view, log } = midway(2, 20, 3);
  const errors: unknown[] = [];
  const bug = new Error('chance has run out');
  const action = createBot('novice').choose(view, {
    log,
    random: () => {
      throw bug;
    },
    report: (error) => errors.push(error),
  });
  expect(errors).toEqual([bug]);
  expect(action).toEqual(plainAction(outlookOf(table)));
});

test('it is a bug to ask a bot that is not to act', () => {
  const { view } = midway(2, 20, 3);
  expect(() => createBot('strong').choose({ ...view, you: 1 - view.toAct }, { random: () => 0 })).toThrow('its turn');
});
