import { expect, gather, play, test } from './support/test.ts';
import { readGame } from './support/game-script.ts';

test('four places are free and five people take one at once: the fifth watches and is told', async ({
  openHouse,
  arrive,
}) => {
  const house = await openHouse();
  const host = await arrive('Ada');
  const link = await host.createRoom(house.url);
  const guests = [];
  for (const name of ['Ben', 'Cleo', 'Dina', 'Emil', 'Fay']) {
    const guest = await arrive(name);
    await guest.openLink(link);
    await guest.page.getByRole('textbox', { name: 'Your name' }).fill(name);
    guests.push(guest);
  }
  // All five ask before anybody is answered.
  const asked: (() => void)[] = [];
  const gate = Promise.all(guests.map(() => new Promise<void>((resolve) => asked.push(resolve))));
  for (const { page } of guests) {
    await page.route('**/places', async (route) => {
      asked.pop()?.();
      await gate;
      await route.continue();
    });
  }
  await Promise.all(guests.map(({ page }) => page.getByRole('button', { name: 'Sit down' }).click()));

  await expect(host.page.getByText('5 of 5 seats')).toBeVisible();
  const seated = [];
  for (const guest of guests) {
    await expect(guest.page.getByText('Around the carpet')).toBeVisible();
    await expect(guest.page.getByRole('button', { name: /Sit down|Sitting down/ })).toBeHidden();
    if ((await guest.carpet.getByText(/^you/).count()) === 1) seated.push(guest);
    else await expect(guest.page.getByText('All five seats are taken.')).toBeVisible();
  }
  expect(seated).toHaveLength(4);
  await expect(host.page.getByText('1 watching')).toBeVisible();
});

test('a link to a room that nobody opened says so', async ({ openHouse, arrive }) => {
  const house = await openHouse();
  const ada = await arrive('Ada');
  await ada.openLink(`${house.url}r/ACDEFG`);
  await expect(ada.page.getByRole('heading', { name: 'No such room' })).toBeVisible();
  await ada.page.reload();
  await expect(ada.page.getByRole('heading', { name: 'No such room' })).toBeVisible();
});

test('a link to a match that runs makes a spectator', async ({ openHouse, arrive }) => {
  const game = readGame('two-short');
  const house = await openHouse({ game });
  const players = [await arrive('Ada'), await arrive('Ben')] as const;
  const link = await gather(house, game, players);
  const sam = await arrive('Sam');
  await sam.openLink(link);
  await expect(sam.page.getByRole('region', { name: 'You are watching' })).toBeVisible();
  await expect(sam.place).toBeHidden();
  await play(game, players, { to: 1 });
  await sam.expectToWaitFor(players[1]);
});
