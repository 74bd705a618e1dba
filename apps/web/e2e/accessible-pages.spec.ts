import type { Page } from '@playwright/test';
import { bringAxe, findViolations } from './support/axe.ts';
import { readGame } from './support/game-script.ts';
import { findSmallTargets } from './support/targets.ts';
import { expect, gather, test } from './support/test.ts';
import { expectReadableUnderMouse } from './support/under-mouse.ts';

const DESK = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };

test('axe finds nothing on the pages before, around and after a match, and a finger hits every control', async ({
  openHouse,
  arrive,
}) => {
  const house = await openHouse();
  const ada = await arrive('Ada');
  const { page } = ada;

  await page.goto(house.url);
  await expectAccessible(page, 'home');
  await page.getByRole('textbox', { name: 'Room code' }).fill('K7Q3MX');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'home, no such code');
  await page.getByRole('button', { name: 'How to play' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'help');

  const link = await ada.createRoom(house.url);
  await expectAccessible(page, 'waiting room of a host');
  await expectReadableUnderMouse(page, 'waiting room of a host');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectAccessible(page, 'menu of a room');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Rename' }).click();
  await expectAccessible(page, 'another name');
  await page.keyboard.press('Escape');

  const ben = await arrive('Ben', { locale: 'zh-CN' });
  await ben.openLink(link);
  await expect(ben.page.getByRole('button', { name: '坐下' })).toBeVisible();
  await expectAccessible(ben.page, 'door in Chinese');
  await ben.page.getByRole('textbox').fill('Ben');
  await ben.page.getByRole('button', { name: '坐下' }).click();
  await expect(ben.page.getByRole('button', { name: '离开' })).toBeVisible();
  await expectAccessible(ben.page, 'waiting room of a guest in Chinese');

  for (const name of ['Cleo', 'Dina', 'Emil']) {
    await ben.page.request.post(`${house.url}api/rooms/${link.slice(-6)}/places`, { data: { name } });
  }
  await expect(page.getByText('5 of 5 seats')).toBeVisible();
  await expectAccessible(page, 'full room of a host');
  const fay = await arrive('Fay');
  await fay.openLink(link);
  await expect(fay.page.getByText('All five seats are taken.')).toBeVisible();
  await expectAccessible(fay.page, 'full room of whoever came too late');

  await fay.openLink(`${house.url}r/ACDEFG`);
  await expect(fay.page.getByRole('heading', { name: 'No such room' })).toBeVisible();
  await expectAccessible(fay.page, 'no such room');
  await fay.openLink(`${house.url}nowhere/at/all`);
  await expect(fay.page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(fay.page, 'no such page');
  await fay.openLink(`${link}#continue=${'A'.repeat(32)}`);
  await expect(fay.page.getByRole('heading', { name: 'This link is used up' })).toBeVisible();
  await expectAccessible(fay.page, 'used-up link');
});

test('axe finds nothing in the dialogs of the table', async ({ openHouse, arrive }) => {
  const game = readGame('two-short');
  const house = await openHouse({ game });
  const players = [await arrive('Ada', {}, 'takes'), await arrive('Ben')] as const;
  await gather(house, game, players);
  const { page } = players[0];
  await page.getByRole('button', { name: 'Skip the tour' }).click();
  await expectAccessible(page, 'table');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Continue on another device' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'another device');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave the game' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'leaving');
});

/** By day at a desk, by night on a phone. */
async function expectAccessible(page: Page, where: string): Promise<void> {
  await page.setViewportSize(DESK);
  await page.emulateMedia({ colorScheme: 'light' });
  await settled(page);
  await bringAxe(page);
  expect.soft(await page.evaluate(findViolations), `${where}, large and light`).toEqual([]);
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'dark' });
  await settled(page);
  expect.soft(await page.evaluate(findViolations), `${where}, small and dark`).toEqual([]);
  expect.soft(await page.evaluate(findSmallTargets), `${where}, for a finger`).toEqual([]);
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overhang, `${where}, pixels beyond the right edge`).toBeLessThanOrEqual(0);
  await page.setViewportSize(DESK);
}

/** Colours pass from day to night, however quickly. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null)));
  });
}
