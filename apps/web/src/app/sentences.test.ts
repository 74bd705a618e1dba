import { CODES } from '@spice-road/protocol';
import { expect, test } from 'vitest';
import { sentenceFor } from './sentences.ts';

test.each(CODES.map((code) => ({ code })))('$code has a sentence', ({ code }) => {
  expect(sentenceFor(code)).toMatch(/^[A-Z].{8,}[.]$/);
});
