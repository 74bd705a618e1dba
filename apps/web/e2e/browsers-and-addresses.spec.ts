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
