import { useEffect } from 'react';
import markOfTurn from './mark-turn.svg';

/** The picture in the tab: the mark of the game, or the same with a light on it while somebody is waited for here. */
export function usePageIcon(look: 'plain' | 'turn'): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (link === null || look === 'plain') return;
    const plain = link.href;
    link.href = markOfTurn;
    return () => {
      link.href = plain;
    };
  }, [look]);
}
