import type { Figure, Measured } from './measure.ts';

/** How things lie that move: with a `translate`, if only of nothing. */
export const AFOOT = '0 0';

/**
 * Lays cards out as things that move, in a frame before they set out, for in the same frame it is too much. It changes
 * next to nothing that is seen: a tag goes under its neighbour, as while its card moves. So cards do not always lie like
 * that; cubes do.
 */
export function readyToMove({ figures }: Measured, keys: ReadonlySet<string>): () => void {
  const readied = [...keys].flatMap((key) => figures.get(key) ?? []);
  each(readied, AFOOT);
  return () => each(readied, '');
}

function each(figures: readonly Figure[], translate: string): void {
  for (const { style } of figures) style.translate = translate;
}
