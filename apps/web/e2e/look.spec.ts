import { type Shown, test, expect } from './support/gallery.ts';
import { openHouse } from './support/house.ts';
import { Person } from './support/person.ts';

const WINDOWS = {
  notebook: { width: 1280, height: 720 },
  desk: { width: 1440, height: 900 },
  lying: { width: 844, height: 390 },
  upright: { width: 390, height: 844 },
  small: { width: 360, height: 640 },
} as const;

/** What is looked at in every window, by day and by night. */
const EVERYWHERE: readonly Shown[] = [
  { state: 'turn', seats: 4 },
  { state: 'acquire', seats: 5 },
  { state: 'result', seats: 3 },
];

/** What is looked at once: the other states, at a desk by day or on a phone by night. */
const ONCE: readonly Shown[] = [
  { state: 'trade', seats: 3 },
  { state: 'claim', seats: 2 },
  { state: 'upgrade', seats: 4 },
  { state: 'rest', seats: 3 },
  { state: 'discard', seats: 5 },
  { state: 'wait', seats: 4 },
  { state: 'log', seats: 3 },
  { state: 'sheet', seats: 4 },
  { state: 'score', seats: 2 },
  { state: 'watch', seats: 5 },
  { state: 'last-round', seats: 4 },
  { state: 'short-rows', seats: 2 },
  { state: 'full-stalls', seats: 4 },
  { state: 'many-played', seats: 3 },
];

/**
 * Pixels that may differ, and by how much: another machine with the same Chromium draws the edges of letters a little
 * differently; another colour of a button is more than that.
 */
const TOLERANCE = { threshold: 0.12, maxDiffPixelRatio: 0.004 };

for (const [window, viewport] of Object.entries(WINDOWS)) {
  test(`the table looks as it did, ${window}`, async ({ openGallery }) => {
    const gallery = await openGallery({ viewport });
    for (const theme of ['light', 'dark'] as const) {
      for (const shown of EVERYWHERE) {
        await gallery.show({ ...shown, theme });
        await expect.soft(gallery.page).toHaveScreenshot(`${shown.state}-${window}-${theme}.png`, TOLERANCE);
      }
    }
  });
}

for (const [window, theme] of [
  ['notebook', 'light'],
  ['upright', 'dark'],
] as const) {
  test(`every state looks as it did, ${window} and ${theme}`, async ({ openGallery }) => {
    const gallery = await openGallery({ viewport: WINDOWS[window] });
    for (const shown of ONCE) {
      await gallery.show({ ...shown, theme });
      await expect.soft(gallery.page).toHaveScreenshot(`${shown.state}-${window}-${theme}.png`, TOLERANCE);
    }
  });
}

test('the pages before a match look as they did', async ({ browser }) => {
  await using house = await openHouse();
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const ada = new Person('Ada', await context.newPage());
  const { page } = ada;
  const look = async (name: string) => {
    // What is different in every room.
    const mask = [
      page.getByRole('region', { name: 'Invitation' }),
      page.getByText(/[A-Z0-9]{3}\s?[A-Z0-9]{3}$/),
      page.getByText(/kept until/),
    ];
    for (const window of ['notebook', 'upright'] as const) {
      await page.setViewportSize(WINDOWS[window]);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const options = { ...TOLERANCE, mask };
        await expect.soft(page).toHaveScreenshot(`${name}-${window}-${colorScheme}.png`, options);
      }
    }
  };
  await page.goto(house.url);
  await look('home');
  const link = await ada.createRoom(house.url);
  await look('waiting');
  await ada.openLink(`${house.url}r/ACDEFG`);
  await expect(page.getByRole('heading', { name: 'No such room' })).toBeVisible();
  await look('message');
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await ada.openLink(link);
  await expect(page.getByRole('button', { name: 'Sit down' })).toBeVisible();
  await look('door');
  await context.close();
});
