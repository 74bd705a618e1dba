import type { View } from '@spice-road/rules';

/** What the tab says while a match is on. */
export function turnTitle(
  { you, toAct, phase }: Pick<View, 'you' | 'toAct' | 'phase'>,
  names: readonly string[],
): string {
  if (phase === 'over') return 'The game is over';
  if (toAct !== you) return `${names[toAct] ?? 'Somebody'}’s turn`;
  return phase === 'discard' ? 'Return cubes' : 'Your turn';
}
