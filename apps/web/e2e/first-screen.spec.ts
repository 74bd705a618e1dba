import { expect, test } from './support/test.ts';

/** Phones held upright, also as low as the bars of a browser leave them, and two that lie. */
const WINDOWS = [
  [320, 568],
  [360, 640],
  [390, 664],
  [412, 732],
  [390, 844],
  [430, 932],
  [844, 390],
  [667, 375],
] as const;

for (const locale of ['en', 'zh-CN']) {
  test(`a phone shows all ways in at first, cuts no line at its edge, and leaves the title air, ${locale}`, async ({
    openHouse,
    arrive,
  }) => {
    const house = await openHouse();
    const { page } = await arrive('Ada', { locale });
    await page.goto(house.url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await page.evaluate(findBroken), `${width} × ${height}`).toEqual([]);
      for (const control of await page.getByRole('main').locator('button, input').all()) {
        await expect.soft(control, `${width} × ${height}`).toBeInViewport({ ratio: 1 });
      }
      const last = page.getByText(/^(Free and unofficial|免费、非官方)/);
      await last.scrollIntoViewIfNeeded();
      await expect.soft(last, `${width} × ${height}`).toBeInViewport({ ratio: 1 });
      await page.evaluate(() => scrollTo(0, 0));
    }
  });
}

/** Lines that the lower edge of the window cuts, and what lies over the title or the words below it. Runs in the page. */
function findBroken(): readonly string[] {
  const found: string[] = [];
  const walk = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(walk.currentNode);
    for (const { top, bottom } of range.getClientRects()) {
      if (top < innerHeight && bottom > innerHeight) found.push(`“${walk.currentNode.textContent}” is cut`);
    }
  }
  const tools = [...document.querySelectorAll('header button, header svg')];
  const floor = Math.max(...tools.map((tool) => tool.getBoundingClientRect().bottom));
  const title = document.querySelector('h1')?.getBoundingClientRect();
  if (title === undefined || title.top < floor) found.push('the title is jammed below the tools');
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page is wider than the window');
  const lines = [...document.querySelectorAll('header button')].filter(({ textContent }) => textContent !== '');
  for (const button of lines) {
    const range = document.createRange();
    range.selectNodeContents(button);
    if (range.getClientRects().length > 1) found.push(`“${button.textContent}” is broken into lines`);
  }
  return found;
}
