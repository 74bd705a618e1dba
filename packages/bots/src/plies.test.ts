import { expect, test } from 'vitest';
import { compareWithJudge } from './testing/agreement.ts';

test('every ply of the fast core is what the rules allow, and the other way round', () => {
  expect(compareWithJudge(600, 20_260).outcomes).toBeGreaterThan(10_000);
}, 30_000);
