import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** Puts axe into the page as it stands; the page's policy on scripts is for the page, not for us. */
export async function bringAxe(page: Page): Promise<void> {
  await page.evaluate(axe.source);
}

/** Every breach that axe finds, in words. Runs in the page. */
export async function findViolations(): Promise<readonly string[]> {
  // Nothing needs to be fetched beforehand: there is neither film nor sound on a page.
  const { violations } = await window.axe.run(document, { resultTypes: ['violations'], preload: false });
  return violations.flatMap(({ id, nodes }) =>
    nodes
      // A heading that is heard and not seen stands before all regions: reading begins there.
      .filter(({ html }) => !(id === 'region' && /^<h1 [^>]*class="sr"/.test(html)))
      // A card is a drawing with figures in its corners, which axe takes for one label, "13×4−1"; its name says in words
      // what they mean.
      .filter(({ html }) => !(id === 'label-content-name-mismatch' && html.includes(' data-piece="')))
      .map(({ html, any, all, none }) => {
        const reason = [...any, ...all, ...none].map(({ message }) => message).join(' ');
        return `${id}: ${html.slice(0, 160)} ${reason}`;
      }),
  );
}
