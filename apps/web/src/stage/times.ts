import type { Part } from './choreography.ts';

/** The tokens of motion, in milliseconds. */
export type Times = Readonly<Record<Part['time'] | 'stagger', number>>;
export type Eases = Readonly<Record<Part['ease'], string>>;

export interface Tempo {
  readonly times: Times;
  readonly eases: Eases;
}

/** Reads the tokens where they are kept, in the stylesheet, and takes every time by a factor. */
export function readTempo(root: Element, factor: number): Tempo {
  const style = getComputedStyle(root);
  const time = (name: string) => millisecondsOf(style.getPropertyValue(name)) * factor;
  const ease = (name: string) => style.getPropertyValue(name).trim() || 'ease-out';
  return {
    times: {
      quick: time('--t-quick'),
      move: time('--t-move'),
      fly: time('--t-fly'),
      deal: time('--t-deal'),
      stagger: time('--t-stagger'),
    },
    eases: { out: ease('--ease-out'), fly: ease('--ease-fly'), land: ease('--ease-land') },
  };
}

/** `280ms`, or `.28s` as a stylesheet that was made small has it. */
export function millisecondsOf(time: string): number {
  const number = Number.parseFloat(time);
  if (Number.isNaN(number)) return 0;
  return time.trim().endsWith('ms') ? number : number * 1000;
}
