import type { Page, Route } from '@playwright/test';
import { expect, test } from './support/test.ts';

test('the sign of the house is drawn before any stylesheet or script is there', async ({ openHouse, arrive }) => {
  const house = await openHouse();
  const { page } = await arrive('Bo');
  const letCome = await hold(page, /[.](js|css|svg)$/);
  await page.goto(house.url, { waitUntil: 'commit' });
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBeGreaterThan(0);
  await expect(page.locator('#root > .opening')).toBeInViewport({ ratio: 1 });
  await letCome();
  await expect(page.getByRole('heading', { level: 1, name: 'Spice Road' })).toBeVisible();
});

test('a room is seen, with one’s own place in it, before its websocket says anything', async ({
  openHouse,
  arrive,
}) => {
  const house = await openHouse();
  const ana = await arrive('Ana');
  const link = await ana.createRoom(house.url);
  const bo = await arrive('Bo');
  await hush(bo.page);
  await bo.openLink(link);
  await expect(bo.page.getByRole('heading', { level: 1, name: 'Take a seat' })).toBeVisible();
  await expect(bo.carpet.getByText('Ana', { exact: true })).toBeVisible();

  await hush(ana.page);
  const secret = await ana.page.evaluate((code) => {
    return String(Object(JSON.parse(localStorage.getItem('spice-road.seats') ?? ''))[code].secret);
  }, link.slice(-6));
  const urls: string[] = [];
  ana.page.on('request', (request) => urls.push(request.url()));
  await ana.page.reload();
  await expect(ana.carpet.getByText('you, host')).toBeVisible();
  await expect(ana.page.getByRole('button', { name: 'Leave' })).toBeVisible();
  // The proof of the place goes along, where no log of addresses has it.
  expect(secret).toHaveLength(43);
  expect(urls.filter((url) => url.includes(secret))).toEqual([]);
});

test('a room is asked for while the stylesheets and the large scripts are still on their way', async ({
  openHouse,
  arrive,
}) => {
  const house = await openHouse();
  const ana = await arrive('Ana');
  const link = await ana.createRoom(house.url);
  const bo = await arrive('Bo');
  const letCome = await hold(bo.page, /[/](?!ahead-)[^/]*[.](js|css)$/);
  const asked = bo.page.waitForResponse(/[/]api[/]rooms[/]/);
  await bo.page.goto(link, { waitUntil: 'commit' });
  expect((await asked).status()).toBe(200);
  await letCome();
  await expect(bo.page.getByRole('heading', { level: 1, name: 'Take a seat' })).toBeVisible();
});

test('the fonts are asked for while no stylesheet has named them yet', async ({ openHouse, arrive }) => {
  const house = await openHouse();
  const { page } = await arrive('Bo');
  const letCome = await hold(page, /[.](js|css)$/);
  const fonts = ['figtree', 'el-messiri'].map((name) =>
    page.waitForResponse((response) => response.url().includes(name) && response.ok()),
  );
  await page.goto(house.url, { waitUntil: 'commit' });
  await Promise.all(fonts);
  await letCome();
  // And they are those that the page is written in: none of them is asked for again.
  await expect(page.getByRole('heading', { level: 1, name: 'Spice Road' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(fetched.filter((name) => name.includes('-latin-'))).toHaveLength(fonts.length);
});

test('the page itself is the first thing after the sign: nothing says before it that it is coming', async ({
  openHouse,
  arrive,
}) => {
  const house = await openHouse();
  const { page } = await arrive('Bo');
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const [first] = document.querySelector('#root')?.querySelectorAll('main, [role=status]') ?? [];
      if (first !== undefined) Object.assign(globalThis, { first: Object(globalThis).first ?? first.textContent });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${house.url}solo`);
  await expect(page.getByRole('heading', { level: 1, name: 'Play on this device' })).toBeVisible();
  expect(await page.evaluate(() => String(Object(globalThis).first))).toContain('Play on this device');
});

test('what the table needs is fetched while people wait, with its words in their language only', async ({
  openHouse,
  arrive,
}) => {
  const house = await openHouse();
  const ana = await arrive('Ana');
  // From home as by the link.
  const link = await ana.createRoom(house.url);
  const lin = await arrive('Lin', { locale: 'zh-CN' });
  await lin.page.goto(link);
  for (const [{ page }, others] of [
    [ana, ['zh-Hans']],
    [lin, []],
  ] as const) {
    await expect(page.locator('meta[name=for-table]:not([lang])')).not.toHaveCount(0);
    await expect
      .poll(() => page.locator('meta[name=for-table]').evaluateAll(languagesNotFetched), { timeout: 15_000 })
      .toEqual(others);
  }
});

/** Of the files that are named for the table and have not come. */
function languagesNotFetched(named: readonly Element[]): readonly string[] {
  const fetched = new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  const missing = named.filter((meta) => !fetched.has(meta.getAttribute('content') ?? ''));
  return [...new Set(missing.map((meta) => meta.getAttribute('lang') ?? 'any'))];
}

/** A line on which nothing comes back. */
async function hush(page: Page): Promise<void> {
  await page.routeWebSocket(/socket\.io/, () => {});
}

/** Such files are on their way until what is returned is called. */
async function hold(page: Page, files: RegExp): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(files, async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}
