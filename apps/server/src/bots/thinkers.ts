import { Worker } from 'node:worker_threads';
import { type Action, isLegal, outlookOfView, parseAction, parseViewWithLog, type View } from '@spice-road/rules';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { type Allowance, type Question, replySchema, type Request } from './messages.ts';
import { plainAction } from './plain-action.ts';

/** What comes of a question: always a legal action. */
export interface Thought {
  readonly action: Action;
  readonly milliseconds: number;
  /** The thread gave no good answer, and the plainest action is played. */
  readonly fellBack: boolean;
}

/** The threads of a server that think for its bots. There is none before somebody wants one. */
export interface Thinkers {
  /** A question is to be expected: starts a thread, unless there is one, so that its start is over by then. */
  expect(): void;
  think(question: Question): Promise<Thought>;
  /** Questions that wait for a thread, or are thought about. */
  waiting(): number;
  close(): Promise<void>;
}

export interface ThinkersOptions {
  readonly clock: Clock;
  readonly log: Log;
  /** Threads at the same time. */
  readonly most: number;
  /** What a thread runs. */
  readonly program?: URL;
}

const PROGRAM = new URL('./think.worker.ts', import.meta.url);

/** No level wants more positions; a turn of the strongest takes about a tenth of a second. */
const ALLOWANCE: Allowance = { nodes: 2_000_000, milliseconds: 150 };

/** After so long a thread is taken for hung, its start included. */
export const HUNG = 15_000;

const MOST_MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

interface Job {
  readonly id: number;
  readonly question: Question;
  readonly view: View;
  settle(thought: Thought): void;
}

interface Thread {
  readonly worker: Worker;
  job: Job | null;
  /** Ends the watch over the job. */
  unwatch(): void;
}

export function openThinkers({ clock, log, most, program = PROGRAM }: ThinkersOptions): Thinkers {
  const queue: Job[] = [];
  const threads = new Set<Thread>();
  let asked = 0;
  let isClosed = false;

  /** Gives waiting questions to idle threads, and starts threads while there may be more. */
  function dispatch(): void {
    if (isClosed) return;
    while (queue.length > 0) {
      const thread = [...threads].find(({ job }) => job === null) ?? (threads.size < most ? start() : null);
      const job = thread === null ? undefined : queue.shift();
      if (thread === null || job === undefined) return;
      thread.job = job;
      thread.unwatch = clock.after(HUNG, () => {
        lose(thread, new Error('It gave no answer.'));
      });
      const request: Request = { id: job.id, ...job.question, ...ALLOWANCE };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      thread.worker.postMessage(request);
    }
  }

  function start(): Thread {
    // A thread needs nothing of the surroundings: neither the environment, nor flags meant for the server.
    const worker = new Worker(program, { env: {}, execArgv: [], resourceLimits: MOST_MEMORY });
    const thread: Thread = { worker, job: null, unwatch: () => {} };
    threads.add(thread);
    worker.unref();
    worker.on('message', (message: unknown) => {
      hear(thread, message);
    });
    worker.on('error', (error) => {
      lose(thread, error);
    });
    worker.on('exit', (code) => {
      lose(thread, new Error(`It ended with code ${code}.`));
    });
    return thread;
  }

  function hear(thread: Thread, message: unknown): void {
    const { job } = thread;
    const reply = replySchema.safeParse(message);
    // Whoever answers what was not asked is broken.
    if (!reply.success || reply.data.id !== job?.id) {
      lose(thread, new Error('It said something that is no answer.'));
      return;
    }
    thread.job = null;
    thread.unwatch();
    const { action: notation, milliseconds, trouble } = reply.data;
    if (trouble !== null) log.error('A bot could not think as it should.', trouble);
    const action = parseAction(notation);
    const outlook = outlookOfView(job.view);
    if (action !== null && outlook !== null && isLegal(outlook, action))
      job.settle({ action, milliseconds, fellBack: trouble !== null });
    else fallBack(job, new Error(`It may not do this: ${JSON.stringify(notation)}`));
    dispatch();
  }

  /** A thread that broke is replaced when it is needed; what it thought about is played all the same. */
  function lose(thread: Thread, cause: Error): void {
    if (!threads.delete(thread)) return;
    thread.unwatch();
    void thread.worker.terminate();
    if (isClosed) return;
    if (thread.job === null) log.error('A thread that thinks for bots was lost.', cause);
    else fallBack(thread.job, cause);
    dispatch();
  }

  function fallBack(job: Job, cause: Error): void {
    log.error(`A bot gave no answer at ${job.question.level}; the plainest action is played.`, cause);
    job.settle({ action: plainAction(job.view), milliseconds: 0, fellBack: true });
  }

  return {
    expect: () => {
      if (threads.size === 0 && !isClosed) start();
    },
    think: (question) => {
      const view = parseViewWithLog(question.view)?.view;
      if (view === undefined || outlookOfView(view) === null)
        return Promise.reject(new Error('A bot is asked when it is its turn.'));
      return new Promise((settle) => {
        asked += 1;
        queue.push({ id: asked, question, view, settle });
        dispatch();
      });
    },
    waiting: () => queue.length + [...threads].filter(({ job }) => job !== null).length,
    close: async () => {
      isClosed = true;
      for (const { unwatch } of threads) unwatch();
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}
