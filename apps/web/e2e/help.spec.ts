import { expect, test } from './support/test.ts';

const NARROW = { viewport: { width: 320, height: 568 } };

test('the rules are read chapter by chapter, with keys alone and on the smallest phone', async ({
  openHouse,
  arrive,
}) => {
  const house = await openHouse();
  const { page } = await arrive('Ada', NARROW);
  await page.goto(house.url);
  const opener = page.getByRole('button', { name: 'How to play' });
  await opener.press('Enter');
  const book = page.getByRole('dialog', { name: 'How to play' });
  const tabs = book.getByRole('tab');
  await tabs.first().focus();
  const chapters = await tabs.allInnerTexts();
  expect(chapters).toHaveLength(10);
  for (const chapter of chapters) {
    const tab = book.getByRole('tab', { name: chapter, exact: true });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(tab).toBeFocused();
    const text = book.getByRole('tabpanel', { name: chapter, exact: true });
    await expect(text.getByRole('heading', { level: 3 })).toBeVisible();
    expect(await text.evaluate((panel) => panel.scrollWidth - panel.clientWidth), chapter).toBe(0);
    await tab.press('ArrowRight');
  }
  await expect(tabs.first()).toBeFocused();

  await book.getByRole('button', { name: 'Next: Start' }).press('Enter');
  await expect(book.getByRole('tabpanel', { name: 'Start' })).toBeFocused();
  // However the build is split, a component's style comes after what resets the browser's.
  await expect(book.getByRole('button', { name: 'Next: Your turn' })).toHaveCSS('padding-left', '16px');

  await page.keyboard.press('Escape');
  await expect(book).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the rules come in Chinese, pictures included', async ({ openHouse, arrive }) => {
  const house = await openHouse();
  const { page } = await arrive('小林', { locale: 'zh-CN' });
  await page.goto(house.url);
  await page.getByRole('button', { name: '玩法说明' }).click();
  await page.getByRole('tab', { name: '拿卡' }).click();
  await expect(page.getByRole('heading', { name: '拿取一张商人卡' })).toBeVisible();
  await expect(page.getByText('已放2/3份')).toBeVisible();
  await expect(page.getByRole('list', { name: '之后：1份姜黄' })).toBeVisible();
});
