import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** `4.2` where the text numbers a clause, `7` where a chapter is one clause. */
function clausesOf(rules: string): readonly string[] {
  const chapters = rules.split(/^## (?=\d)/m).slice(1);
  return chapters.flatMap((chapter) => {
    const clauses = Array.from(chapter.matchAll(/^(\d+[.]\d+) /gm), ([, number]) => number ?? '');
    return clauses.length > 0 ? clauses : [/^\d+/.exec(chapter)?.[0] ?? ''];
  });
}

const CLAUSES = clausesOf(readFileSync(`${import.meta.dirname}/../RULES.md`, 'utf8'));

test('the text of the rules has its 24 clauses', () => {
  expect(CLAUSES).toHaveLength(24);
});

test.each(CLAUSES)('clause %s is the title of some test', (clause) => {
  const title = new RegExp(`\\b(test|describe)\\b[^;]*?['"\`]RULES ${clause.replace('.', '[.]')}: `);
  const files = globSync('**/*.test.ts', { cwd: import.meta.dirname });
  const naming = files.filter((file) => title.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')));
  expect(naming).not.toEqual([]);
});
