import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.ts';

const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
const workspaces = globSync('{packages,apps}/*/package.json', { cwd: root });

test.each(workspaces)('the image installs what %s names', (file) => {
  expect(dockerfile).toContain(`COPY ${file} ${file.replace('package.json', '')}`);
});
