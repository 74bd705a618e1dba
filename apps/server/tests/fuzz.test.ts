import { expect, test } from 'vitest';
import { attack } from './soak/attack.ts';

// `npm run fuzz` does it for a minute, from another seed each time.
test('messages like those of the protocol, but not quite, are refused and hurt nobody', async () => {
  const { messages, requests } = await attack({ seed: 1, seconds: 3 });
  expect([messages > 30, requests > 5]).toEqual([true, true]);
}, 60_000);
