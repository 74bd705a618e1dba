import type { Answers, Question } from './thinking.ts';

/** Thinks beside the page, which never waits for it. */
export interface Thinker {
  /** Rejects when it cannot think at all. */
  readonly ask: <Kind extends Question['kind']>(
    question: Extract<Question, { readonly kind: Kind }>,
  ) => Promise<Answers[Kind]>;
  /** Whatever is still being thought about is given up, and never answered. */
  readonly end: () => void;
}

/** As much of a web worker as is needed of it. */
export interface Beside {
  readonly postMessage: (message: unknown) => void;
  readonly terminate: () => void;
  readonly addEventListener: (
    type: 'message' | 'error',
    listener: (event: MessageEvent<unknown> | Event) => void,
  ) => void;
}

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

/** One question after the other. The worker is loaded at once, so that nothing is asked of the network later. */
export function openThinker(beside: Beside = newWorker()): Thinker {
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let hasFailed = false;

  beside.addEventListener('message', (event) => {
    if (!('data' in event)) return;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- sent by our own worker, of this very build
    const { number, answer } = event.data as { readonly number: number; readonly answer: never };
    waiting.get(number)?.resolve(answer);
    waiting.delete(number);
  });
  beside.addEventListener('error', () => {
    hasFailed = true;
    for (const { reject } of waiting.values()) reject(new Error('the worker has failed'));
    waiting.clear();
  });

  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        if (hasFailed) {
          reject(new Error('the worker has failed'));
          return;
        }
        asked += 1;
        waiting.set(asked, { resolve, reject });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a worker, not to a window
        beside.postMessage({ number: asked, question });
      }),
    end: () => {
      beside.terminate();
      waiting.clear();
    },
  };
}

function newWorker(): Worker {
  return new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' });
}
