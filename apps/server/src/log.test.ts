import { expect, test } from 'vitest';
import { logTo } from './log.ts';

test('a log writes a JSON object a line, from its level up', () => {
  const lines: string[] = [];
  const log = logTo((line) => lines.push(line), 'warn');
  log.debug('not this');
  log.info('nor this');
  log.warn('this', { count: 2 });
  log.error('and this', new Error('why'));
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    { time: expect.any(String), level: 'warn', message: 'this', count: 2 },
    { time: expect.any(String), level: 'error', message: 'and this', cause: expect.stringContaining('Error: why') },
  ]);
  logTo((line) => lines.push(line), 'silent').error('nothing');
  expect(lines).toHaveLength(2);
});
