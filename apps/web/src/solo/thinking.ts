import {
  createBot,
  hint,
  LEVEL_SETTINGS,
  remarkOn,
  seededRandom,
  type Bot,
  type Hint,
  type Level,
  type Remark,
} from '@spice-road/bots';
import type { Action, LogEntry, View } from '@spice-road/rules';

/** What is asked of the bots; each knows no more than its seat may see. */
export type Question =
  | {
      readonly kind: 'choose';
      readonly level: Level;
      readonly view: View;
      readonly log: readonly LogEntry[];
      readonly seed: number;
    }
  | { readonly kind: 'hint'; readonly view: View; readonly log: readonly LogEntry[] }
  | { readonly kind: 'remark'; readonly view: View; readonly log: readonly LogEntry[]; readonly action: Action };

export interface Answers {
  readonly choose: Action;
  readonly hint: Hint | null;
  readonly remark: Pick<Remark, 'better' | 'margin'> | null;
}

/** Answers until `isLate` says that nobody waits any longer for a better one. */
export function answer(question: Question, isLate: () => boolean): Answers[Question['kind']] {
  const budget = { nodes: LEVEL_SETTINGS.expert.nodes, expired: isLate };
  const { view, log } = question;
  switch (question.kind) {
    case 'choose':
      return botOf(question.level).choose(view, {
        random: seededRandom(question.seed),
        log,
        budget,
        report: (error) => {
          // oxlint-disable-next-line no-console -- a bot that falls back plays on, but its bug must be found
          console.error(error);
        },
      });
    case 'hint':
      return hint(view, log, budget);
    case 'remark':
      return remarkOn(view, log, question.action, { budget });
  }
}

const bots = new Map<Level, Bot>();

function botOf(level: Level): Bot {
  const bot = bots.get(level) ?? createBot(level);
  bots.set(level, bot);
  return bot;
}
