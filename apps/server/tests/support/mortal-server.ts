import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Moment } from '../../src/moments.ts';

const PROGRAM = fileURLToPath(new URL('mortal.child.ts', import.meta.url));

/** A server in a process of its own, which can be killed at any time. */
export interface MortalServer {
  readonly url: string;
  readonly process: ChildProcess;
  readonly died: Promise<unknown>;
  /** Kills itself when it comes to this moment for the so-manieth time. */
  dieAt(moment: Moment, after: number): void;
  kill(): Promise<void>;
}

/** A process that has loaded everything and waits to become the server. */
export interface Unborn {
  begin(): Promise<MortalServer>;
  kill(): Promise<void>;
}

export function unborn(environment: Readonly<Record<string, string>>): Unborn {
  const child = fork(PROGRAM, [], { env: { ...process.env, ...environment }, execArgv: [] });
  const died = once(child, 'exit');
  const kill = async () => {
    child.kill('SIGKILL');
    await died;
  };
  return { kill, begin: () => begin(child, died) };
}

async function begin(child: ChildProcess, died: Promise<unknown>): Promise<MortalServer> {
  child.send('begin');
  const [message] = await Promise.race([
    once(child, 'message'),
    died.then(() => {
      throw new Error('The server died at birth.');
    }),
  ]);
  return {
    url: String(Object(message).url),
    process: child,
    died,
    dieAt: (moment, after) => {
      child.send({ moment, after });
    },
    kill: async () => {
      child.kill('SIGKILL');
      await died;
    },
  };
}
