import { parseAction, printView, printViewWithLog, viewOf } from '@spice-road/rules';
import { expect, test } from 'vitest';
import { answerLine } from './bot-protocol.ts';
import { createBot } from './create-bot.ts';
import { midway } from './testing/tables.ts';

const bot = createBot('skilled');
const { table, view, log } = midway(2, 12, 2);

test('a view a line is answered with an action, whether it comes with its log or not', () => {
  const alone = answerLine(JSON.stringify(printView(view)), bot, { random: () => 0.5 });
  const withLog = answerLine(JSON.stringify(printViewWithLog(view, log)), bot, { random: () => 0.5 });
  expect(parseAction(alone)).not.toBeNull();
  expect(withLog).toEqual(alone);
});

test.each(['', 'nonsense', '{}', 'null', '[]', '{"you":0}', JSON.stringify({ ...printView(view), extra: 1 })])(
  'what is no view is malformed: %s',
  (line) => {
    expect(answerLine(line, bot, { random: () => 0.5 })).toEqual({ error: 'malformed' });
  },
);

test.each([
  ['another seat', viewOf(table, { seat: 1 - table.toAct, open: false })],
  ['a watcher', viewOf(table, { seat: null, open: false })],
  ['a match that is over', { ...view, phase: 'over' as const }],
])('%s has no turn', (_, other) => {
  expect(answerLine(JSON.stringify(printView(other)), bot, { random: () => 0.5 })).toEqual({ error: 'not-your-turn' });
});
