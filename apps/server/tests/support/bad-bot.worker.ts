// A thread that thinks badly, each time in another way.
import { parentPort } from 'node:worker_threads';

type Trick = (id: number) => void;

const TRICKS: readonly Trick[] = [
  () => process.exit(3),
  () => {
    throw new Error('out of its mind');
  },
  (id) => {
    say({ id: id + 1, action: { type: 'rest' }, milliseconds: 1, trouble: null });
  },
  () => {
    say('what?');
  },
  (id) => {
    say({ id, action: { type: 'discard', cubes: 'YRGB' }, milliseconds: 1, trouble: null });
  },
];

parentPort?.on('message', (message: unknown) => {
  const { id } = Object(message);
  TRICKS[Number(id) % TRICKS.length]?.(Number(id));
});

function say(words: unknown): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(words);
}
