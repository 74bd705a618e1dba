import type { View } from '@spice-road/rules';
import { say } from '../i18n/shell.ts';

/** What the tab says while a match is on. */
export function turnTitle(
  { you, toAct, phase }: Pick<View, 'you' | 'toAct' | 'phase'>,
  names: readonly string[],
): string {
  if (phase === 'over') return say('tab.over');
  if (toAct !== you) {
    const name = names[toAct];
    return name === undefined ? say('tab.somebody') : say('tab.turn', { name });
  }
  return phase === 'discard' ? say('tab.return') : say('tab.yourTurn');
}
