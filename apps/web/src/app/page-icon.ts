import { useEffect } from 'react';
import mark from './mark.svg?inline';
import markOfTurn from './mark-turn.svg?inline';

/**
 * The picture in the tab: the mark of the game, or the same with a light on it while somebody is waited for here. Both
 * are in the script, so that nothing is asked for when it changes: a game alone goes on without a connection.
 */
export function usePageIcon(look: 'plain' | 'turn'): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (link === null || look === 'plain') return;
    link.href = markOfTurn;
    return () => {
      link.href = mark;
    };
  }, [look]);
}
