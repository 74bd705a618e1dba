import type { FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';

/**
 * Lets a test be tried twice for one reason only: the process that ran it, Node itself, was ended by the system. That
 * says nothing about what was tested. It is named at the end, and may happen once in a run. Whatever else fails at first
 * fails the run, as `failOnFlakyTests` has it, even if it passes when Playwright tries it again.
 */
// oxlint-disable-next-line import/no-default-export -- where Playwright looks for it
export default class CrashReporter implements Reporter {
  private suite: Suite | null = null;
  private hasOtherTrouble = false;

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  /** Of no test: of a file that cannot be read, say. */
  onError(): void {
    this.hasOtherTrouble = true;
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] } | undefined> {
    const tests = this.suite?.allTests() ?? [];
    const again = tests.filter((test) => test.outcome() === 'flaky');
    for (const test of again)
      console.log(`\n  Passed at the second try only: ${test.titlePath().slice(2).join(' › ')}`);
    const [crashed, ...others] = again;
    if (status !== 'failed' || this.hasOtherTrouble || crashed === undefined || others.length > 0) return undefined;
    const isOnlyCrash = tests.every((test) => test.ok()) && failures(crashed).every(isCrash);
    if (!isOnlyCrash) return undefined;
    console.log('  There Node crashed, which is let pass once in a run.');
    return { status: 'passed' };
  }

  /** What it prints goes beside the list of tests, not in its place. */
  printsToStdio(): boolean {
    return false;
  }
}

function failures(test: TestCase): TestResult[] {
  return test.results.filter(({ status }) => status !== 'passed' && status !== 'skipped');
}

/** The system ended the process for touching memory that is not its own. An exit or an abort is somebody's doing. */
function isCrash({ errors }: TestResult): boolean {
  return errors.some(({ message = '' }) =>
    /worker process exited unexpectedly .*signal=SIG(?:SEGV|BUS)\b/.test(message),
  );
}
