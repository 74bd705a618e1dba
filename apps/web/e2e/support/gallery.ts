import path from 'node:path';
import { test as base, expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { preview } from 'vite';

const APP = path.join(import.meta.dirname, '../..');

/** What the gallery shows: the parts of its address. */
export interface Shown {
  readonly state: string;
  readonly seats?: number;
  readonly hand?: number;
  readonly theme?: 'light' | 'dark';
  readonly lang?: string;
  readonly names?: 'plain' | 'hard';
  readonly cards?: 'normal' | 'large';
}

/** Every state of the table and its result, without a server, in one page that goes from one to the next without a load. */
class GalleryPage {
  readonly page: Page;
  private readonly url: string;

  constructor(page: Page, url: string) {
    this.page = page;
    this.url = url;
  }

  async show(shown: Shown): Promise<void> {
    const hash = addressOf(shown);
    if (!this.page.url().startsWith(this.url)) await this.page.goto(`${this.url}${hash}`);
    await this.page.evaluate(turnTo, hash);
  }

  /** Asks the same of one state after the other, and answers with what was found where there was something. */
  async askOfEach(
    all: readonly Shown[],
    ask: () => readonly string[] | Promise<readonly string[]>,
  ): Promise<Readonly<Record<string, readonly string[]>>> {
    const [first] = all;
    if (first === undefined) return {};
    await this.show(first);
    // One call for all: a call for each takes longer than what is asked.
    return this.page.evaluate<Readonly<Record<string, readonly string[]>>>(`(async () => {
      const turnTo = ${turnTo.toString()};
      const ask = ${ask.toString()};
      const found = {};
      for (const hash of ${JSON.stringify(all.map(addressOf))}) {
        await turnTo(hash);
        const answer = await ask();
        if (answer.length > 0) found[hash] = answer;
      }
      return found;
    })()`);
  }
}

/** Runs in the page. */
async function turnTo(hash: string): Promise<void> {
  const root = document.documentElement;
  if (root.dataset['shown'] !== hash) {
    const done = new Promise<void>((resolve) => {
      const watch = new MutationObserver(() => {
        if (root.dataset['shown'] !== hash) return;
        watch.disconnect();
        resolve();
      });
      watch.observe(root, { attributes: true, attributeFilter: ['data-shown'] });
    });
    location.hash = hash;
    await done;
  }
  await document.fonts.ready;
}

function addressOf(shown: Shown): string {
  return `#${new URLSearchParams(Object.entries(shown).map(([key, value]) => [key, String(value)])).toString()}`;
}

interface Fixtures {
  readonly openGallery: (options?: BrowserContextOptions) => Promise<GalleryPage>;
}

export type OpenGallery = Fixtures['openGallery'];

interface WorkerFixtures {
  readonly galleryUrl: string;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  // A recording of hundreds of states takes longer than they do.
  trace: 'off',
  galleryUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern: nothing
    async ({}, use) => {
      const server = await preview({
        root: APP,
        configFile: path.join(APP, 'vite.gallery.config.ts'),
        preview: { port: 0, host: '127.0.0.1' },
      });
      const [address] = server.resolvedUrls?.local ?? [];
      if (address === undefined) throw new Error('The gallery has no address.');
      await use(`${address}gallery.html`);
      await server.close();
    },
    { scope: 'worker' },
  ],
  openGallery: async ({ browser, galleryUrl }, use) => {
    const pages: Page[] = [];
    const troubles: string[] = [];
    await use(async (options) => {
      const page = await openPage(browser, options);
      page.on('pageerror', (error) => troubles.push(error.message));
      pages.push(page);
      return new GalleryPage(page, galleryUrl);
    });
    for (const page of pages) await page.context().close();
    expect(troubles, 'no page may throw').toEqual([]);
  },
});

async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  return context.newPage();
}

/** The names of all states, as the gallery lists them. */
export { STATES } from '../../src/gallery/state-names.ts';
export { expect };
