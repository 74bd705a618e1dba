import { useEffect } from 'react';

/** What the tab is called while a page is shown. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    // The marks around names are for text that is laid out; in a tab they may show.
    const plain = title?.replaceAll(/[\u2066-\u2069]/g, '');
    document.title = plain === undefined ? 'Spice Road' : `${plain} — Spice Road`;
  }, [title]);
}
