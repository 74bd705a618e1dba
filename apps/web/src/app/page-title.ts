import { useEffect } from 'react';
import { say } from '../i18n/shell.ts';

/** What the tab is called while a page is shown. */
export function usePageTitle(title: string | null): void {
  const spiceRoad = say('spiceRoad');
  useEffect(() => {
    // The marks around names are for text that is laid out; in a tab they may show.
    const plain = title?.replaceAll(/[\u2066-\u2069]/g, '');
    document.title = plain === undefined ? spiceRoad : say('title.of', { title: plain });
  }, [title, spiceRoad]);
}
