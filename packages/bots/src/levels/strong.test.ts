import { readFileSync } from 'node:fs';
import { parseAction, parseViewWithLog } from '@spice-road/rules';
import { expect, test } from 'vitest';
import { createBot } from '../create-bot.ts';

/** Written by `scripts/pin-strong.ts`. */
const LINES = readFileSync(new URL('../../fixtures/strong-choices.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n');

const strong = createBot('strong');

test.each(LINES.map((line, index) => [index + 1, line] as const))('Strong is the yardstick: position %i', (_, line) => {
  const pinned: { view: unknown; action: unknown } = JSON.parse(line);
  const read = parseViewWithLog(pinned.view);
  expect(read && strong.choose(read.view, { log: read.log, random: () => 0 })).toEqual(parseAction(pinned.action));
});
