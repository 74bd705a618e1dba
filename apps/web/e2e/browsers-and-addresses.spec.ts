import { expect, test } from './support/test.ts';

test('a page that the browser has translated goes on', async ({ openHouse, arrive }) => {
  const house = await openHouse();
  const ana = await arrive('Ana');
  const link = await ana.createRoom(house.url);
  // As translators do: each text goes into an element that React knows nothing of.
  await ana.page.evaluate(() => {
    const texts: Text[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) if (walk.currentNode instanceof Text) texts.push(walk.currentNode);
    for (const text of texts) {
      const wrapping = document.createElement('font');
      text.replaceWith(wrapping);
      wrapping.append(text);
    }
  });
  const bo = await arrive('Bo');
  await bo.takeSeat(link);
  await expect(ana.carpet.getByText('Bo', { exact: true })).toBeVisible();
  await ana.page.getByRole('button', { name: /^Start/ }).click();
  await expect(ana.place).toBeVisible();
});

test('a room is found however its address is typed, which is then put right', async ({ openHouse, arrive }) => {
  const house = await openHouse();
  const ana = await arrive('Ana');
  const link = await ana.createRoom(house.url);
  const code = link.slice(-6);
  const bo = await arrive('Bo');
  for (const typed of [`r/${code.slice(0, 3)}-${code.slice(3)}/`.toLowerCase(), `R/${code}`]) {
    const response = await bo.page.goto(`${house.url}${typed}`);
    expect(response?.status()).toBe(200);
    await expect(bo.page).toHaveURL(`${house.url}r/${code}`);
    await expect(bo.page.getByRole('button', { name: 'Sit down' })).toBeVisible();
  }
});

test('the document of each page names all that has to be loaded before the page is shown', async ({
  openHouse,
  arrive,
}) => {
  const house = await openHouse();
  const link = await (await arrive('Ana')).createRoom(house.url);
  const { page } = await arrive('Bo');
  for (const [address, heading] of [
    [house.url, 'Spice Road'],
    [link, 'Take a seat'],
    [`${house.url}solo`, 'Play on this device'],
  ] as const) {
    const html = await (await page.request.get(address)).text();
    // Whatever else a page asks for does not come, and is not missed.
    await page.route(/[.](js|css)$/, async (route) => {
      const { pathname } = new URL(route.request().url());
      await (html.includes(`"${pathname}"`) ? route.continue() : route.abort());
    });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.unrouteAll();
  }
});
