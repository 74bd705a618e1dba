import { expect, test } from 'vitest';
import { announced, type Announced } from './announced.ts';

const LOST = 'Connection lost.';
const TURN = 'Your turn.';

test.each([
  { when: 'nothing changes', before: ['', TURN], text: TURN, after: ['', TURN], said: TURN },
  {
    when: 'one sentence changes',
    before: ['', TURN],
    text: TURN,
    after: ['', 'Amber is choosing.'],
    said: 'Amber is choosing.',
  },
  { when: 'the connection is lost', before: ['', TURN], text: TURN, after: [LOST, TURN], said: LOST },
  { when: 'the connection is back', before: [LOST, TURN], text: LOST, after: ['', TURN], said: '' },
  {
    when: 'it is back, and more was said',
    before: [LOST, TURN],
    text: `${LOST} ${TURN}`,
    after: ['', TURN],
    said: TURN,
  },
])('when $when, "$said" is said', ({ before, text, after, said }) => {
  const heard: Announced = { sentences: before, text };
  expect(announced(heard, after)).toEqual({ sentences: after, text: said });
});
