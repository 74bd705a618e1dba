import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** The narrowest phone, a usual one, and one that lies. */
const WINDOWS = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

test('who cannot change the options is told them in words, and sees and hears no control', async ({
  openHouse,
  arrive,
}) => {
  const house = await openHouse();
  const ada = await arrive('Ada');
  const link = await ada.createRoom(house.url);
  const ben = await arrive('Ben');
  await ben.takeSeat(link);
  const sam = await arrive('Sam');
  await sam.watch(link);
  for (const { page } of [ben, sam]) {
    await expect(page.getByRole('button', { name: 'Leave' }).or(page.getByText('You are watching'))).toBeVisible();
    expect(await told(page)).toEqual(['Point cards to end: 6, as the rules say', 'Open table: Off', 'Hints: Off']);
    await expect(optionsOf(page).locator('button, input, select, [role=switch], [tabindex]')).toHaveCount(0);
  }

  await ada.page.getByRole('switch', { name: 'Open table' }).click();
  await ada.chooseCardsToEnd(4);
  await ada.page.getByRole('button', { name: 'Add a bot' }).first().click();
  for (const { page } of [ben, sam]) {
    await expect
      .poll(() => told(page))
      .toEqual([
        'Point cards to end: 4',
        'Open table: On, Hands and scores are shown to all',
        'Hints: Off',
        'Bots give way: Off',
        'Fast bots: Off',
      ]);
  }
});

for (const [locale, words] of [
  ['en', { name: 'Anastasia of Samarkand', add: 'Add a bot' }],
  ['zh-CN', { name: '在路上等待着大家的撒马尔罕商人', add: '添加电脑' }],
] as const) {
  test(`what can be done on the carpet looks like it and has room beside long names, ${locale}`, async ({
    openHouse,
    arrive,
  }) => {
    const house = await openHouse();
    const { page } = await arrive('Ada', { locale });
    await page.goto(house.url);
    await page.getByRole('textbox').first().fill(words.name);
    await page.getByRole('textbox').first().press('Enter');
    await expect(page.getByText(words.name)).toBeVisible();
    for (const name of [`${words.name} II`, 'Ben']) {
      await page.request.post(page.url().replace('/r/', '/api/rooms/').concat('/places'), { data: { name } });
    }
    await page.getByRole('button', { name: words.add }).first().click();
    // Rename, two to send away, one more bot, and what the bot has.
    await expect(page.locator('main li button')).toHaveCount(5);
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      expect.soft(await page.evaluate(findBareWords), JSON.stringify(window)).toEqual([]);
    }
  });
}

function optionsOf(page: Page) {
  return page.getByRole('region', { name: 'Options' });
}

/** As a screen reader tells it: each term and what is said of it. */
function told(page: Page): Promise<readonly string[]> {
  return optionsOf(page)
    .getByRole('term')
    .evaluateAll((terms) =>
      terms.map((term) => {
        const said = [...(term.parentElement?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent);
        return `${term.textContent}: ${said.join(', ')}`;
      }),
    );
}

/** Buttons with words but without an edge, and those that leave their row or lie on a name. Runs in the page. */
function findBareWords(): readonly string[] {
  /** Room for the beginning of a name, from which one knows whose it is. */
  const LEAST = 48;
  const found: string[] = [];
  for (const button of document.querySelectorAll('main li button')) {
    const words = (button.textContent ?? '').trim();
    const box = button.getBoundingClientRect();
    const row = button.closest('li')?.getBoundingClientRect();
    const name = button.closest('li')?.querySelector('b');
    if (row === undefined || name === undefined || name === null) throw new Error('Each stands in the row of a place.');
    const { borderTopColor, borderTopWidth, borderTopStyle } = getComputedStyle(button);
    const isEdged =
      borderTopStyle === 'solid' && Number.parseFloat(borderTopWidth) > 0 && !borderTopColor.endsWith(', 0)');
    if (words !== '' && !isEdged) found.push(`“${words}” looks like a word`);
    if (box.right > row.right || box.top < row.top || box.bottom > row.bottom) found.push(`“${words}” leaves its row`);
    const { right, width } = name.getBoundingClientRect();
    if (right > box.left) found.push(`“${words}” lies on a name`);
    const whole = name.querySelector('bdi')?.scrollWidth ?? 0;
    if (width < LEAST && whole > width + 1) found.push(`“${name.textContent}” has ${width} px beside “${words}”`);
  }
  return found;
}
