import { outlookOfView, parseView, parseViewWithLog, printAction, type ActionNotation } from '@spice-road/rules';
import type { Bot, Circumstances } from './bot.ts';

/** What a bot writes for a line it reads: an action, or why there is none. */
export type LineAnswer = ActionNotation | { readonly error: 'malformed' | 'not-your-turn' };

/**
 * One line of the bot protocol: a view in the notation of the rules, with or without its log, is answered with an action.
 * RULES "A view".
 */
export function answerLine(line: string, bot: Bot, circumstances: Omit<Circumstances, 'log'>): LineAnswer {
  const read = readLine(line);
  if (!read) return { error: 'malformed' };
  const { view, log } = read;
  if (view.phase === 'over' || !outlookOfView(view)) return { error: 'not-your-turn' };
  return printAction(bot.choose(view, log ? { ...circumstances, log } : circumstances));
}

function readLine(
  line: string,
): (Partial<Pick<Circumstances, 'log'>> & { view: NonNullable<ReturnType<typeof parseView>> }) | null {
  const value = parsed(line);
  const withLog = parseViewWithLog(value);
  if (withLog) return withLog;
  const view = parseView(value);
  return view && { view };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
