import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { readGame } from './support/game-script.ts';

test('where every file of the table fails at first, people reach it all the same, with its looks and words', async ({
  openHouse,
  arrive,
}) => {
  const game = readGame('two-short');
  const house = await openHouse({ game });
  const ada = await arrive('Ada');
  const lin = await arrive('Lin', { locale: 'zh-CN', viewport: { width: 390, height: 844 }, hasTouch: true });
  const link = await ada.createRoom(house.url);
  await lin.page.goto(link);
  await expect(lin.page.getByRole('heading', { name: '入座' })).toBeVisible();
  const failed = await failAtFirst(lin.page, /[/]assets[/].*[.](js|css)$/);
  await lin.page.getByRole('textbox').fill('Lin');
  await lin.page.keyboard.press('Enter');
  await expect(ada.page.getByText('2 of 5 seats')).toBeVisible();
  // Before the table has been fetched beforehand.
  await ada.start();
  await expect(lin.page.getByRole('list', { name: /手牌/ })).toBeVisible({ timeout: 60_000 });
  expect([...failed].filter((url) => url.endsWith('.css'))).not.toEqual([]);
  // Each part of the table has the place that its own stylesheet gives it.
  await expect(lin.page.locator('main')).toHaveCSS('border-right-style', 'solid');
  await expect(lin.page.locator('[data-row=hand]')).toHaveCSS('display', 'grid');
  await expect(lin.page.locator('[data-row=merchants] button').first()).toHaveCSS('position', 'relative');
  await expect(lin.page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
});

test('the language of the browser comes later where its words fail at first', async ({ openHouse, arrive }) => {
  const house = await openHouse();
  const { page } = await arrive('Lin', { locale: 'zh-CN' });
  const failed = await failAtFirst(page, /zh-hans[^/]*[.]js$/);
  await page.goto(house.url);
  await expect(page.getByRole('button', { name: '创建房间' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  expect(failed.size).toBeGreaterThan(0);
});

test('the code of a room is drawn where its encoder fails at first', async ({ openHouse, arrive }) => {
  const house = await openHouse();
  const ada = await arrive('Ada');
  const failed = await failAtFirst(ada.page, /[/]dist-[^/]*[.]js$/);
  await ada.createRoom(house.url);
  await expect(
    ada.page
      .getByRole('img', { name: /QR code/ })
      .first()
      .locator('path'),
  ).toHaveAttribute('d', /^M/);
  expect(failed.size).toBeGreaterThan(0);
});

/** As often as a script may be asked for before it is run: to be fetched, and as what another needs. */
const FAILURES = 2;

/** From now on each of these files fails so many times; returns which have done so. */
async function failAtFirst(page: Page, files: RegExp): Promise<ReadonlySet<string>> {
  const asked = new Map<string, number>();
  const failed = new Set<string>();
  await page.route(files, async (route) => {
    const url = route.request().url();
    const times = (asked.get(url) ?? 0) + 1;
    asked.set(url, times);
    if (times > FAILURES) {
      await route.continue();
      return;
    }
    failed.add(url);
    await route.abort();
  });
  return failed;
}
