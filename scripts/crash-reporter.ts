import type { FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';

/**
 * Lets a test be tried twice for one reason only: the process that ran it, Node itself, was ended by the system. That
 * says nothing about what was tested. It is named at the end, and may happen once in a run. Whatever else fails at first
 * fails the run, even if it passes when Playwright tries it again.
 */
// oxlint-disable-next-line import/no-default-export -- where Playwright looks for it
export default class CrashReporter implements Reporter {
  private suite: Suite | null = null;

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  async onEnd(result: FullResult): Promise<{ status: FullResult['status'] } | undefined> {
    const again = (this.suite?.allTests() ?? []).filter((test) => test.outcome() === 'flaky');
    const crashes = again.flatMap(failures).filter(isCrash);
    const faults = again.filter((test) => !failures(test).every(isCrash));
    for (const test of again)
      console.log(`\n  Passed at the second try only: ${test.titlePath().slice(2).join(' › ')}`);
    if (crashes.length > 0) console.log(`  Node crashed ${crashes.length} times; once in a run is let pass.`);
    return result.status === 'passed' && (faults.length > 0 || crashes.length > 1) ? { status: 'failed' } : undefined;
  }

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
