import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The clauses of the rules that say what happens; each has a test that names it. */
const CLAUSES =
  '1.1 1.2 1.3 1.4 1.5 1.6 2 3.1 3.2 3.3 4.1 4.2 4.3 4.4 5 6.1 6.2 7 8.1 8.2 8.3 9 10.1 10.2'.split(' ');

test.each(CLAUSES)('clause %s is the title of some test', (clause) => {
  const title = new RegExp(`\\b(test|describe)\\b[^;]*?['"\`]RULES ${clause.replace('.', '[.]')}: `);
  const files = globSync('**/*.test.ts', { cwd: import.meta.dirname });
  const naming = files.filter((file) => title.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')));
  expect(naming).not.toEqual([]);
});
