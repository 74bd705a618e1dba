import { answer, type Question } from './thinking.ts';

/** Nobody waits longer than that for a thought, however slow the device. In milliseconds. */
const LONGEST_THOUGHT = 4000;

/** A question comes with a number, which goes back with its answer. */
addEventListener('message', ({ data }: MessageEvent<{ readonly number: number; readonly question: Question }>) => {
  const { number, question } = data;
  const until = performance.now() + LONGEST_THOUGHT;
  postMessage({ number, answer: answer(question, () => performance.now() > until) });
});
