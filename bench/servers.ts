import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import type { Figure } from './figure.ts';
import { type Load, playAtOnce, type ReadyMatch } from './load.ts';
import { layOurMatch } from './our-matches.ts';
import { readScript, type Script } from './script.ts';
import { layStockMatch } from './stock-matches.ts';

/** Matches of four clients that are played at once. */
const CROWDS = [1, 20, 100];
/** A crowd of one is over soon: its figures come from several matches, one after the other. */
const FEWEST_MATCHES = 8;
const MOST_SECONDS = 30;

interface Contestant {
  readonly name: 'ours' | 'stock';
  readonly program: string;
  readonly lay: (url: string, script: Script) => Promise<ReadyMatch>;
}

const OURS: Contestant = {
  name: 'ours',
  program: './our-server.child.ts',
  lay: (url, { seats }) => layOurMatch(url, seats),
};
const STOCK: Contestant = { name: 'stock', program: './stock-server.child.ts', lay: layStockMatch };

/** Our server with its SQLite file against boardgame.io's with its memory: the same game, the same clients. */
export async function measureServers(): Promise<Figure[]> {
  const script = readScript();
  const figures: Figure[] = [];
  for (const crowd of CROWDS) {
    const ours = await measure(OURS, script, crowd);
    const stock = await measure(STOCK, script, crowd);
    figures.push(...figuresOf(OURS, crowd, ours), ...figuresOf(STOCK, crowd, stock), {
      name: `server.${crowd}.ratio`,
      value: rate(ours) / rate(stock),
      unit: 'of the moves per second of stock',
    });
  }
  return figures;
}

/** On a fresh server, so that no crowd pays for the one before. */
function measure({ program, lay }: Contestant, script: Script, crowd: number): Promise<Load> {
  return onServer(program, async (url) => {
    const layAll = (count: number) => Promise.all(Array.from({ length: count }, () => lay(url, script)));
    await playAtOnce(await layAll(2), script, MOST_SECONDS); // until the compiler has seen the hot paths
    const loads: Load[] = [];
    for (let played = 0; played < FEWEST_MATCHES; played += crowd) {
      loads.push(await playAtOnce(await layAll(crowd), script, MOST_SECONDS));
    }
    return together(loads);
  });
}

/** Runs ours in a process of its own while something is measured. */
export function onOurServer<Result>(measuring: (url: string) => Promise<Result>): Promise<Result> {
  return onServer(OURS.program, measuring);
}

async function onServer<Result>(program: string, measuring: (url: string) => Promise<Result>): Promise<Result> {
  const child = fork(fileURLToPath(new URL(program, import.meta.url)), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  try {
    const { url } = z.object({ url: z.string() }).parse(await firstMessage(child));
    return await measuring(url);
  } finally {
    await end(child);
  }
}

export function together(loads: readonly Load[]): Load {
  return {
    moves: loads.reduce((sum, { moves }) => sum + moves, 0),
    seconds: loads.reduce((sum, { seconds }) => sum + seconds, 0),
    acknowledgements: loads.flatMap((load) => load.acknowledgements).toSorted((one, other) => one - other),
  };
}

function figuresOf({ name }: Contestant, crowd: number, load: Load): Figure[] {
  const prefix = `server.${crowd}.${name}`;
  return [
    { name: `${prefix}.moves`, value: rate(load), unit: 'moves per second' },
    { name: `${prefix}.p50`, value: quantile(load, 0.5), unit: 'ms to the acknowledgement' },
    { name: `${prefix}.p99`, value: quantile(load, 0.99), unit: 'ms to the acknowledgement' },
  ];
}

function rate({ moves, seconds }: Load): number {
  return moves / seconds;
}

export function quantile({ acknowledgements }: Load, share: number): number {
  return acknowledgements[Math.floor(acknowledgements.length * share)] ?? Number.NaN;
}

function firstMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it listened.`)));
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.disconnect();
  // The stock server does not stop while a socket is open.
  const timer = setTimeout(() => child.kill('SIGKILL'), 5000);
  await ended;
  clearTimeout(timer);
}
