import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CODES } from '../packages/protocol/src/index.ts';
import { RECORD_FAULTS } from '../packages/rules/src/index.ts';
import { optionRows } from './options-table.ts';
import { root } from './root.ts';

const selfHosting = withoutPadding(read('docs/self-hosting.md'));
const protocol = read('docs/protocol.md');

test.each(optionRows())('docs/self-hosting.md says of an option what the server says: %s', (row) => {
  expect(selfHosting).toContain(withoutPadding(row));
});

test.each([...CODES, ...RECORD_FAULTS])('docs/protocol.md names the code %s', (code) => {
  expect(protocol).toContain(`\`${code}\``);
});

/** The formatter aligns the columns of a table. */
function withoutPadding(text: string): string {
  return text.replaceAll(/ +/g, ' ');
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
