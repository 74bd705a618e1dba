/** Compares the fast core with `judge` at many random positions: `node packages/bots/scripts/testing/agreement.ts [100000]`. */
import { compareWithJudge } from '../../src/testing/agreement.ts';

const positions = Number(process.argv[2] ?? 100_000);
console.log(JSON.stringify(compareWithJudge(positions, 1)));
