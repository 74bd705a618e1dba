import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { root } from './root.ts';

const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
const workspaces = globSync('{packages,apps}/*/package.json', { cwd: root });

test.each(workspaces)('the image installs what %s names', (file) => {
  expect(dockerfile).toContain(`COPY ${file} ${file.replace('package.json', '')}`);
});

test.each([
  { base: '', asked: '/health/ready' },
  { base: '/', asked: '/health/ready' },
  { base: 'spice', asked: '/spice/health/ready' },
  { base: '/spice/', asked: '/spice/health/ready' },
  { base: '//a/b', asked: '/a/b/health/ready' },
])('the health check of the image asks for $asked under "$base"', async ({ base, asked }) => {
  const [, command = ''] = /^HEALTHCHECK .*\\\n\s*CMD (\[.*\])$/m.exec(dockerfile) ?? [];
  const parts: unknown = JSON.parse(command);
  if (!Array.isArray(parts)) throw new Error('The health check is written as a list.');
  const paths: unknown[] = [];
  await using server = createServer(({ url }, response) => {
    paths.push(url);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  await promisify(execFile)(process.execPath, parts.slice(1).map(String), {
    env: { ...process.env, PORT: String(port), BASE_PATH: base },
  });
  expect(paths).toEqual([asked]);
});
