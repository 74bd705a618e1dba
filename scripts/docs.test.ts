import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CODES } from '../packages/protocol/src/index.ts';
import { RECORD_FAULTS } from '../packages/rules/src/index.ts';
import { optionRows } from './options-table.ts';
import { root } from './root.ts';

const selfHosting = withoutPadding(read('docs/self-hosting.md'));
const protocol = read('docs/protocol.md');
const explained = Array.from(read('docs/decisions.md').matchAll(/`([^`]+)`/g), ([, name]) => name);

test.each(optionRows())('docs/self-hosting.md says of an option what the server says: %s', (row) => {
  expect(selfHosting).toContain(withoutPadding(row));
});

test.each([...CODES, ...RECORD_FAULTS])('docs/protocol.md names the code %s', (code) => {
  expect(protocol).toContain(`\`${code}\``);
});

test.each(packagesUsed())('docs/decisions.md says what %s is for', (name) => {
  expect(explained).toContain(name);
});

/** Of all workspaces; types of a package go with it. */
function packagesUsed(): readonly string[] {
  const named = globSync(['package.json', '{packages,apps}/*/package.json'], { cwd: root }).flatMap((file) => {
    const { dependencies = {}, devDependencies = {} }: Manifest = JSON.parse(read(file));
    return Object.keys({ ...dependencies, ...devDependencies });
  });
  return [...new Set(named)].filter((name) => !/^@(spice-road|types)\//.test(name));
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** The formatter aligns the columns of a table. */
function withoutPadding(text: string): string {
  return text.replaceAll(/ +/g, ' ');
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
