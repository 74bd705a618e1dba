import type { View } from '@spice-road/rules';
import { say } from '../i18n/shell.ts';

/** Somebody is waited for in this tab. */
export function isToActHere({ you, toAct, phase }: Pick<View, 'you' | 'toAct' | 'phase'>): boolean {
  return phase !== 'over' && toAct === you;
}

/** What the tab says while a match is on. */
export function turnTitle(view: Pick<View, 'you' | 'toAct' | 'phase'>, names: readonly string[]): string {
  const { phase } = view;
  if (phase === 'over') return say('tab.over');
  if (!isToActHere(view)) {
    const name = names[view.toAct];
    return name === undefined ? say('tab.somebody') : say('tab.turn', { name });
  }
  return phase === 'discard' ? say('tab.return') : say('tab.yourTurn');
}
