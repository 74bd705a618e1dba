// Checks recorded games and single steps against the rules: `record verify FILE…`, `record step`.
import { jsonLines, jsonLinesOfFile } from './record-lines.ts';
import { answerTo } from './record-step.ts';
import { reportOn } from './record-verify.ts';

const USAGE =
  'Say "record verify FILE…" to check recorded games, or "record step" to try actions given as JSON lines on the input.';

// Whoever reads the answers may stop reading, as `head` does.
process.stdout.on('error', () => process.exit());

const [command, ...files] = process.argv.slice(2);
try {
  if (command === 'verify' && files.length > 0) await verify(files);
  else if (command === 'step' && files.length === 0) await step();
  else fail(USAGE, 2);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error), 1);
}

async function verify(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    for await (const line of jsonLinesOfFile(path)) {
      const report = reportOn(line);
      if ('error' in report) process.exitCode = 1;
      print(report);
    }
  }
}

async function step(): Promise<void> {
  for await (const line of jsonLines(process.stdin)) print(answerTo(line));
}

function print(answer: unknown): void {
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}

function fail(sentence: string, exitCode: number): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = exitCode;
}
