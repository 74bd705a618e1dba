// Checks the types of each workspace by its own tsconfig.json: the rules may name less than the server may, and less than
// their tests.
import { spawn } from 'node:child_process';
import { globSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from './root.ts';

const cache = join(root, 'node_modules/.cache/types');
const projects = globSync(['tsconfig.json', '{packages,apps}/*/tsconfig{,.*}.json', 'apps/web/e2e/tsconfig.json'], {
  cwd: root,
});

mkdirSync(cache, { recursive: true });
const waiting = projects.toSorted();
const failed: string[] = [];
await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, checkUntilDone));
if (failed.length > 0) {
  console.error(`The types do not fit in: ${failed.toSorted().join(', ')}`);
  process.exitCode = 1;
}

async function checkUntilDone(): Promise<void> {
  for (let project = waiting.shift(); project !== undefined; project = waiting.shift()) {
    if (!(await fits(project))) failed.push(project);
  }
}

async function fits(project: string): Promise<boolean> {
  const remembered = join(cache, `${project.replaceAll(/\W/g, '-')}.tsbuildinfo`);
  const child = spawn(
    process.execPath,
    ['node_modules/typescript/bin/tsc', '-p', project, '--incremental', '--tsBuildInfoFile', remembered],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  // Written whole at the end, so that the words of two compilers do not mix.
  const said: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
  const code = await new Promise((resolve) => child.once('close', resolve));
  process.stdout.write(Buffer.concat(said));
  return code === 0;
}
