import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { optionRows } from './options-table.ts';
import { root } from './root.ts';

const guide = withoutPadding(readFileSync(join(root, 'docs/self-hosting.md'), 'utf8'));

test.each(optionRows())('docs/self-hosting.md says of an option what the server says: %s', (row) => {
  expect(guide).toContain(withoutPadding(row));
});

/** The formatter aligns the columns of a table. */
function withoutPadding(text: string): string {
  return text.replaceAll(/ +/g, ' ');
}
