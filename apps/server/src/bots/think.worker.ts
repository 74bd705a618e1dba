// A thread that thinks for bots, so that the one that answers people never does. Knows nothing but what it is asked.
import { parentPort } from 'node:worker_threads';
import { type Bot, createBot, type Level, seededRandom } from '@spice-road/bots';
import { layTable, MERCHANT_DECK, parseViewWithLog, POINT_DECK, printAction, viewOf } from '@spice-road/rules';
import { type Reply, requestSchema } from './messages.ts';

const bots = new Map<Level, Bot>();

warmUp();

parentPort?.on('message', (message: unknown) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(answer(message));
});

/** One small thought builds the tables that all others go by, while nobody waits for it. */
function warmUp(): void {
  const table = layTable(2, { merchants: MERCHANT_DECK, points: POINT_DECK });
  const circumstances = { random: seededRandom(0), log: [], budget: { nodes: 1 }, report: () => {} };
  createBot('expert').choose(viewOf(table, { seat: 0, open: false }), circumstances);
}

function answer(message: unknown): Reply {
  const { id, level, view, seed, nodes, milliseconds } = requestSchema.parse(message);
  const read = parseViewWithLog(view);
  // Thrown, it ends this thread: whoever asked starts another and plays on.
  if (read === null) throw new Error('A bot was asked about no view.');
  const bot = bots.get(level) ?? createBot(level);
  bots.set(level, bot);
  const start = performance.now();
  const since = () => performance.now() - start;
  let trouble: string | null = null;
  const action = bot.choose(read.view, {
    random: seededRandom(seed),
    log: read.log,
    budget: { nodes, expired: () => since() >= milliseconds },
    report: (error) => {
      trouble = String(error);
    },
  });
  return { id, action: printAction(action), milliseconds: since(), trouble };
}
