import config from '../../../playwright.config.ts';
import { readGame } from './support/game-script.ts';
import { expect, gather, play, test } from './support/test.ts';

// Playwright turns off what people's browsers do: to keep a page that one leaves, as it is, for when one comes back.
test.use({
  launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

/** A page that was kept is not loaded again. */
const KEPT = { waitUntil: 'commit' } as const;

test('back and forward show the table as it is now, and the seat is still one’s own', async ({ openHouse, arrive }) => {
  const game = readGame('two-short');
  const house = await openHouse({ game });
  const players = [await arrive('Ada'), await arrive('Ben')] as const;
  const [ada, ben] = players;
  await gather(house, game, players);
  await play(game, players, { to: 1 });
  await ada.expectToWaitFor(ben);

  // Elsewhere while the table changes.
  await ada.page.goto(new URL('/health/live', house.url).href);
  await play(game, players, { from: 1, to: 2 });
  await ada.page.goBack(KEPT);
  // A page that was kept is still the one that was opened, not one that was loaded by going back.
  const [arrival] = await ada.page.evaluate(() =>
    performance.getEntriesByType('navigation').map((entry) => entry.toJSON().type),
  );
  expect(arrival).toBe('navigate');
  await ada.expectTurn();
  await play(game, players, { from: 2, to: 3 });
  await ada.expectToWaitFor(ben);

  await ada.page.goBack(KEPT);
  await ada.page.goForward(KEPT);
  await ada.expectToWaitFor(ben);
  await play(game, players, { from: 3, to: 4 });
  await ada.expectTurn();
});
