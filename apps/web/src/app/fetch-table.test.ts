import { expect, test } from 'vitest';
import { eachInTurn, filesForTable } from './fetch-table.ts';

const NAMED = [
  { lang: '', content: '/assets/table.js' },
  { lang: 'zh-Hans', content: '/assets/chinese.js' },
  { lang: '', content: '/assets/table.css' },
];

test.each([
  { language: 'en', files: ['/assets/table.js', '/assets/table.css'] },
  { language: 'zh-Hans', files: ['/assets/table.js', '/assets/chinese.js', '/assets/table.css'] },
] as const)('what the document names for the table is fetched in its order, in $language', ({ language, files }) => {
  const page = new Map([['meta[name="for-table"]', NAMED]]);
  expect(filesForTable({ querySelectorAll: (selector: string) => page.get(selector) ?? [] }, language)).toEqual(files);
});

test('a file that does not come keeps no other from coming', async () => {
  const came: string[] = [];
  await eachInTurn(['a.js', 'b.js', 'c.js'], async (file) => {
    if (file === 'b.js') throw new TypeError('Failed to fetch');
    came.push(file);
  });
  expect(came).toEqual(['a.js', 'c.js']);
});
