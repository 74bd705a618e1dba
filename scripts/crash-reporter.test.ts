import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './root.ts';

const PLAYWRIGHT = join(root, 'node_modules', '@playwright', 'test');
const CRASH = `process.kill(process.pid, 'SIGSEGV'); await new Promise(() => {});`;
const FAIL = `expect(1).toBe(2);`;
const EXIT = `process.exit(3);`;

// Each starts Playwright, and processes that are to end.
describe('what Playwright says of tests that pass at the second try', { timeout: 60_000 }, () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'spice-road-crash-reporter-'));
  });

  afterAll(async () => {
    await rm(folder, { recursive: true });
  });

  it.each([
    ['nothing happens', [''], 0],
    ['Node crashes once', [CRASH], 0],
    ['Node crashes in two tests', [CRASH, CRASH], 1],
    ['an expectation fails', [FAIL], 1],
    ['the process exits', [EXIT], 1],
    ['Node crashes and an expectation fails', [CRASH, FAIL], 1],
  ])('when %s', async (_name, firstTries, code) => {
    expect(await run(folder, firstTries)).toBe(code);
  });

  it('does not let pass what never passes', async () => {
    expect(await run(folder, [CRASH], { always: true })).toBe(1);
  });
});

/** One run of Playwright over tests that do something at their first try, in one process after the other. */
async function run(folder: string, firstTries: readonly string[], { always = false } = {}): Promise<number | null> {
  const tests = firstTries.map(
    (code, index) => `test('${index}', async ({}, { retry }) => { if (${always} || retry === 0) { ${code} } });`,
  );
  await writeFile(
    join(folder, 'some.spec.ts'),
    [`import { expect, test } from ${JSON.stringify(join(PLAYWRIGHT, 'index.mjs'))};`, ...tests].join('\n'),
  );
  await writeFile(
    join(folder, 'playwright.config.ts'),
    `export default { workers: 1, retries: 1, failOnFlakyTests: true, reporter: [['null'], [${JSON.stringify(join(root, 'scripts', 'crash-reporter.ts'))}]] };`,
  );
  const child = spawn(process.execPath, [join(PLAYWRIGHT, 'cli.js'), 'test', '--config', folder], { stdio: 'ignore' });
  await once(child, 'exit');
  return child.exitCode;
}
