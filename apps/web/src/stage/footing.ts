import type { Figure, Measured } from './measure.ts';

/**
 * Lays cards out as things that move, which changes nothing that is seen: in a frame before they set out, for in the
 * same frame it is too much. Cubes always lie like that; a card must not, because its tag reaches over its neighbours.
 */
export function readyToMove({ figures }: Measured, keys: ReadonlySet<string>): () => void {
  const readied = [...keys].flatMap((key) => figures.get(key) ?? []);
  each(readied, '0 0');
  return () => each(readied, '');
}

function each(figures: readonly Figure[], translate: string): void {
  for (const { style } of figures) style.translate = translate;
}
