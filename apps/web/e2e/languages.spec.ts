import { expect, test } from './support/test.ts';

test('the page speaks the language of the browser until another is chosen, and keeps that', async ({
  openHouse,
  arrive,
}) => {
  const house = await openHouse();
  const { page } = await arrive('小林', { locale: 'zh-CN' });
  await page.goto(house.url);
  await expect(page.getByRole('button', { name: '创建房间' })).toBeVisible();
  await expect(page).toHaveTitle('香料之路');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');

  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: 'Create a room' })).toBeVisible();
  await expect(page).toHaveTitle('Spice Road');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  await page.reload();
  await expect(page.getByRole('button', { name: 'Create a room' })).toBeVisible();
});

test('what the server refuses is said in the language of the page', async ({ openHouse, arrive }) => {
  const house = await openHouse();
  const { page } = await arrive('小林', { locale: 'zh-CN' });
  await page.goto(house.url);
  await page.getByRole('textbox', { name: '房间代码' }).fill('K7Q3MX');
  await page.getByRole('button', { name: '加入' }).click();
  await expect(page.getByRole('alert')).toHaveText('没有这个代码的房间，可能已经关闭。');
});

test('the language changes in the middle of a room, and nothing else does', async ({ openHouse, arrive }) => {
  const house = await openHouse();
  const ada = await arrive('Ada');
  await ada.createRoom(house.url);
  const { page } = ada;
  await page.getByRole('button', { name: 'Menu' }).click();
  // The choice shows once its words have come, which `check` does not wait for.
  await page.getByRole('radio', { name: '中文' }).click();
  await expect(page.getByRole('radio', { name: '中文' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: '围毯而坐' })).toBeVisible();
  await expect(page.getByText('你，房主')).toBeVisible();
  await expect(page).toHaveTitle(/^房间 \w{6} — 香料之路$/);
});
