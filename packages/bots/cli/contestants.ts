import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { outlookOfView, parseAction, printViewWithLog, type Action, type LogEntry, type View } from '@spice-road/rules';
import {
  createBot,
  createChooser,
  greedyChoice,
  isLevel,
  LEVELS,
  PLAIN,
  randomChoice,
  type Random,
} from '../src/index.ts';

/** Somebody who plays in the arena. */
export interface Contestant {
  readonly name: string;
  readonly choose: (view: View, log: readonly LogEntry[], random: Random) => Action | Promise<Action>;
  readonly leave: () => void;
}

/** What may be named beside the levels: opponents that only serve to measure. */
export const REFERENCES = ['greedy', 'plain', 'random'] as const;

/** What somebody does who has nothing to put away. */
function leave(): void {
  return undefined;
}

/** A level, a reference opponent, or `exec:` and the command of a program that speaks the bot protocol. */
export function contestantNamed(name: string, report: (error: unknown) => void): Contestant {
  if (name.startsWith('exec:')) return external(name.slice('exec:'.length));
  if (isLevel(name)) {
    const bot = createBot(name);
    return { name, choose: (view, log, random) => bot.choose(view, { random, log, report }), leave };
  }
  if (name === 'plain') {
    const choose = createChooser(PLAIN);
    return { name, choose: (view, log, random) => choose(view, { random, log, report }), leave };
  }
  if (name === 'greedy') return { name, choose: (view) => greedyChoice(outlookOf(view)), leave };
  if (name === 'random') return { name, choose: (view, _, random) => randomChoice(outlookOf(view), random), leave };
  throw new Error(`nobody is called ${name}: ${[...LEVELS, ...REFERENCES].join(', ')} or exec:command`);
}

function outlookOf(view: View): NonNullable<ReturnType<typeof outlookOfView>> {
  const outlook = outlookOfView(view);
  if (!outlook) throw new Error('a contestant is asked when it is its turn');
  return outlook;
}

/** A program that reads a view a line and writes an action a line. */
function external(command: string): Contestant {
  const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    name: command,
    async choose(view, log) {
      child.stdin.write(`${JSON.stringify(printViewWithLog(view, log))}\n`);
      const { value, done } = await lines.next();
      const action = done ? null : parseAction(JSON.parse(value));
      if (!action) throw new Error(`${command} answered ${done ? 'nothing' : value}`);
      return action;
    },
    leave: () => child.stdin.end(),
  };
}
