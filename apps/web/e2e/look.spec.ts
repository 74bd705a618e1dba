import type { Page } from '@playwright/test';
import { type Shown, test, expect } from './support/gallery.ts';
import { type HouseOptions, openHouse } from './support/house.ts';
import { Person } from './support/person.ts';

const WINDOWS = {
  notebook: { width: 1280, height: 720 },
  desk: { width: 1440, height: 900 },
  lying: { width: 844, height: 390 },
  upright: { width: 390, height: 844 },
  small: { width: 360, height: 640 },
} as const;
const WINDOW_NAMES = ['notebook', 'desk', 'lying', 'upright', 'small'] as const;
type Window = keyof typeof WINDOWS;
type Theme = 'light' | 'dark';

/** What is looked at in every window, by day and by night. */
const EVERYWHERE: readonly Shown[] = [
  { state: 'turn', seats: 4 },
  { state: 'result', seats: 3 },
];

/** What is looked at once, here or there. */
const ONCE: Readonly<Record<Theme, readonly [Window, ...Shown[]]>> = {
  light: [
    'notebook',
    { state: 'trade', seats: 3 },
    { state: 'acquire', seats: 5 },
    { state: 'claim', seats: 2 },
    { state: 'log', seats: 3 },
    { state: 'watch', seats: 5 },
    { state: 'turn', seats: 4, lang: 'zh-hans' },
  ],
  dark: [
    'upright',
    { state: 'upgrade', seats: 4 },
    { state: 'acquire', seats: 5 },
    { state: 'sheet', seats: 4 },
    { state: 'score', seats: 2 },
    { state: 'last-round', seats: 4 },
    { state: 'full-stalls', seats: 4 },
    { state: 'turn', seats: 4, lang: 'zh-hans' },
    { state: 'result', seats: 4, lang: 'zh-hans' },
  ],
};

/**
 * Pixels that may differ, and by how much: another machine with the same Chromium draws the edges of letters a little
 * differently; another colour of a button is more than that.
 */
const TOLERANCE = { scale: 'device', threshold: 0.06, maxDiffPixelRatio: 0.003, timeout: 120_000 } as const;

/** Laid out as ever and drawn at half the size: all of them together are a few megabytes in the repository. */
const SMALLER = { deviceScaleFactor: 0.5 };

const CODE = 'K7Q3MX';
/** A room names its code and the day until which it is kept; whoever has come stays. */
const STILL: HouseOptions['instead'] = {
  clock: { now: () => Date.UTC(2030, 4, 6, 12), after: () => () => {} },
  newRoomCode: () => CODE,
};

for (const [locale, windows] of [
  ['en', WINDOW_NAMES],
  ['zh-hans', ['upright']],
] as const) {
  test(`the pages before a match look as they did, ${locale}`, async ({ browser }) => {
    await using house = await openHouse({ instead: STILL, environment: { PUBLIC_URL: 'http://spices.example' } });
    const open = async (name: string) => {
      const context = await browser.newContext({ reducedMotion: 'reduce', locale, ...SMALLER });
      return new Person(name, await context.newPage());
    };
    const ada = await open('Ada');
    const ben = await open('Ben');
    const everywhere = async ({ page }: Person, shown: string) => {
      for (const window of windows) {
        await page.setViewportSize(WINDOWS[window]);
        for (const theme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme: theme });
          await look(page, [locale, shown, window, theme]);
        }
      }
    };
    await ada.openLink(house.url);
    await everywhere(ada, 'home');
    await ada.page.getByRole('textbox').first().fill(ada.name);
    await ada.page.getByRole('textbox').first().press('Enter');
    await expect(ada.page).toHaveURL(`${house.url}r/${CODE}`);
    const name = locale === 'en' ? 'Cleo' : '莉莉';
    await fetch(`${house.url}api/rooms/${CODE}/places`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    await expect(ada.page.getByText(name)).toBeVisible();
    await everywhere(ada, 'waiting');
    await ben.openLink(`${house.url}r/${CODE}`);
    await expect(ben.page.getByRole('textbox')).toBeVisible();
    await everywhere(ben, 'door');
    for (const { context } of [ada, ben]) await context.close();
  });
}

for (const window of WINDOW_NAMES) {
  for (const theme of ['light', 'dark'] as const) {
    test(`the table looks as it did, ${window} and ${theme}`, async ({ openGallery }) => {
      const gallery = await openGallery({ viewport: WINDOWS[window], ...SMALLER });
      // Whether the browser would let it be heard is not always known by the time of the picture.
      await gallery.page.addInitScript(() => localStorage.setItem('spice-road.sound', 'off 60'));
      const [where, ...once] = ONCE[theme];
      for (const shown of where === window ? [...EVERYWHERE, ...once] : EVERYWHERE) {
        await gallery.show({ ...shown, theme });
        await look(gallery.page, [shown.lang ?? 'en', shown.state, window, theme]);
      }
    });
  }
}

async function look(page: Page, [language, ...shown]: readonly [string, ...string[]]): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const name = `${shown.join('-')}${language === 'en' ? '' : `-${language}`}.png`;
  await expect.soft(page).toHaveScreenshot(name, TOLERANCE);
}
