import type { Page, Response } from '@playwright/test';
import type { Table } from '@spice-road/rules';
import { merchantCardName, pointCardName } from './words.ts';

/** Everything of a page that somebody could read with the tools of a browser, by where it is. */
export interface Readable {
  readonly document: string;
  /** Names and texts as screen readers are given them. */
  readonly heard: string;
  readonly stored: string;
  readonly answered: string;
}

/** Notes down the text of every answer of the server's API from now on. Scripts and pictures are the same for everybody. */
export function noteAnswers(page: Page): readonly string[] {
  const texts: string[] = [];
  const note = async (response: Response) => {
    if (new URL(response.url()).pathname.includes('/api/')) texts.push(await response.text());
  };
  // An answer that is lost with its page was read by nobody.
  page.on('response', (response) => void note(response).catch(() => null));
  return texts;
}

export async function readAll(page: Page, answers: readonly string[]): Promise<Readable> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const { document, stored } = await page.evaluate(() => ({
    document: globalThis.document.documentElement.outerHTML,
    stored: JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  }));
  return {
    document: unescaped(document),
    heard: nodes.map(({ name }) => String(name?.value ?? '')).join('\n'),
    stored,
    answered: answers.join('\n'),
  };
}

/** Cards in the decks of the table: nobody may know which. */
export function hiddenIn({ merchantDeck, pointDeck }: Table): readonly string[] {
  return [...merchantDeck, ...pointDeck];
}

interface Trace {
  readonly card: string;
  readonly place: string;
}

/** Where a card shows by its id or its name, in words. */
export function tracesOf(cards: readonly string[], readable: Readable): readonly Trace[] {
  return Object.entries(readable).flatMap(([place, text]) =>
    cards.filter((card) => isIn(text, card)).map((card) => ({ card, place })),
  );
}

/** Whole, and not as a part of another: `+B` is in `"+B"`, not in `"+BB"`. */
function isIn(text: string, card: string): boolean {
  const name = card.includes(':') ? pointCardName(card) : merchantCardName(card);
  return text.includes(`"${card}"`) || new RegExp(`${name}(?![\\w,]| and)`).test(text);
}

function unescaped(html: string): string {
  return html.replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
